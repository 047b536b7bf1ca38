import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { type DealDto, DealInput, DealPatch } from "@/lib/deals/schema";
import { toDealDto } from "@/lib/deals/to-dto";
import { AppError } from "@/lib/errors";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

export const DealUpdate = DealPatch.and(IdInput);
export type DealUpdate = DealPatch & IdInput;

/**
 * Changes the given fields of a deal. The whole deal must be valid afterwards.
 * @throws {AppError} bad_input, not_found, or conflict when somebody else changed it since `version`
 */
export async function updateDeal(ctx: Ctx, input: DealUpdate): Promise<DealDto> {
  requireAdmin(ctx);
  const { id, version, ...patch } = parseInput(DealUpdate, input);
  const deal = await withTransaction(ctx, async (tx) => {
    const before = toDealDto(await tx.db.deal.findUniqueOrThrow({ where: { id } }));
    const data = parseInput(DealInput, { ...before, ...patch });
    const from = version ?? before.version;
    const { count } = await tx.db.deal.updateMany({
      where: { id, version: from },
      data: { ...data, version: from + 1 },
    });
    if (count === 0) {
      throw new AppError("conflict", "Somebody else changed this deal in the meantime. Reload to see it.");
    }
    const after = toDealDto(await tx.db.deal.findUniqueOrThrow({ where: { id } }));
    await recordChange(tx, { action: "update", entity: "deal", entityId: id, before, after });
    return after;
  });
  ctx.touch(tags.deals());
  return deal;
}
