import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { type DealDto, DealInput } from "@/lib/deals/schema";
import { toDealDto } from "@/lib/deals/to-dto";
import { parseInput } from "@/lib/parse";

/**
 * Creates a deal.
 * @throws {AppError} bad_input
 */
export async function createDeal(ctx: Ctx, input: DealInput): Promise<DealDto> {
  requireAdmin(ctx);
  const data = parseInput(DealInput, input);
  const deal = await withTransaction(ctx, async (tx) => {
    const created = toDealDto(await tx.db.deal.create({ data: { ...data, createdAt: tx.now() } }));
    await recordChange(tx, {
      action: "create",
      entity: "deal",
      entityId: created.id,
      label: created.title,
      after: created,
    });
    return created;
  });
  ctx.touch(tags.deals());
  return deal;
}
