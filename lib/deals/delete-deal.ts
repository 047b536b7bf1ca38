import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { toDealDto } from "@/lib/deals/to-dto";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

/**
 * Deletes a deal; the record of changes keeps what it was.
 * @throws {AppError} not_found
 */
export async function deleteDeal(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  await withTransaction(ctx, async (tx) => {
    const before = toDealDto(await tx.db.deal.delete({ where: { id } }));
    await recordChange(tx, { action: "delete", entity: "deal", entityId: id, label: before.title, before });
  });
  ctx.touch(tags.deals());
}
