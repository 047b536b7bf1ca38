import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { rememberBeside } from "@/lib/customers/remember-beside";
import { AppError } from "@/lib/errors";
import { IdInput } from "@/lib/ids";
import { changeVisit } from "@/lib/loyalty/change-visit";
import { parseInput } from "@/lib/parse";

/**
 * Records that a visit is right although the member has another one that day, so that it is not reviewed again. Twice
 * is the same as once.
 * @throws {AppError} bad_input, not_found, or conflict when it is void
 */
export async function confirmRepeat(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  ctx.touch(tags.customers());
  await changeVisit(ctx, id, async (tx) => {
    const { count } = await tx.db.loyaltyCheckin.updateMany({
      where: { id, voidedAt: null, isRepeatRight: false },
      data: { isRepeatRight: true },
    });
    if (count === 1) {
      await rememberBeside(tx.db, id, { isConfirmed: true });
      await recordChange(tx, { action: "keep both", entity: "checkin", entityId: id });
      return;
    }
    const { voidedAt } = await tx.db.loyaltyCheckin.findUniqueOrThrow({ where: { id } });
    if (voidedAt) throw new AppError("conflict", "This visit is void already.");
  });
}
