import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { actorName, type Ctx, requireAdmin } from "@/lib/context";
import { recountVisits } from "@/lib/customers/recount-visits";
import { rememberBeside } from "@/lib/customers/remember-beside";
import { restoreExpired } from "@/lib/customers/restore-expired";
import { AppError } from "@/lib/errors";
import { changeVisit, type HeldVisit } from "@/lib/loyalty/change-visit";
import { readCheckinResult } from "@/lib/loyalty/read-checkin-result";
import { CheckinReasonInput, type CheckinResult } from "@/lib/loyalty/schema";
import { parseInput } from "@/lib/parse";

type Voided = { voidedAt: Date | null; voidedBy: string | null; voidReason: string | null };

async function setVoided(
  ctx: Ctx,
  id: string,
  data: Voided,
  restoreReason: string | null = null,
): Promise<CheckinResult> {
  ctx.touch(tags.customers());
  return changeVisit(ctx, id, async (tx, held) => {
    if (restoreReason !== null) await keepUndoneVoid(tx, id, restoreReason);
    return storeVoided(tx, id, held, data);
  });
}

async function storeVoided(
  tx: Ctx,
  id: string,
  { customerId, orderId }: HeldVisit,
  data: Voided,
): Promise<CheckinResult> {
  const isVoided = data.voidedAt !== null;
  // Reconciliation does not void a restored visit again, whoever the register says bought the order and whatever
  // becomes of it.
  const isKeptByStaff = !isVoided && orderId !== null;
  const { count } = await tx.db.loyaltyCheckin.updateMany({
    where: { id, voidedAt: isVoided ? null : { not: null } },
    data: { ...data, isKeptByStaff },
  });
  if (count === 0)
    throw new AppError("conflict", isVoided ? "This visit is void already." : "This visit is not void.");
  if (!isVoided) await rememberBeside(tx.db, id);
  await recountVisits(tx.db, [customerId]);
  if (!isVoided) await restoreExpired(tx.db, [customerId]);
  // The reason may name a person, and audit entries cannot be erased: only the visit has it.
  await recordChange(tx, { action: isVoided ? "void" : "restore", entity: "checkin", entityId: id });
  return readCheckinResult(tx.db, customerId);
}

/** Stores who voided the visit and who restores it, with both reasons. Runs after the customer's row was locked. */
async function keepUndoneVoid(tx: Ctx, id: string, restoreReason: string): Promise<void> {
  const { voidedAt, voidedBy, voidReason } = await tx.db.loyaltyCheckin.findUniqueOrThrow({ where: { id } });
  if (!voidedAt) return;
  const restored = { restoredAt: tx.now(), restoredBy: actorName(tx), restoreReason };
  await tx.db.undoneVoid.create({ data: { checkinId: id, voidedAt, voidedBy, voidReason, ...restored } });
}

/**
 * Takes a visit out of the count, with a reason. The visit itself is kept, and backfill does not make it again.
 * @throws {AppError} bad_input, not_found, or conflict when it is void already
 */
export async function voidCheckin(ctx: Ctx, input: CheckinReasonInput): Promise<CheckinResult> {
  requireAdmin(ctx);
  const { id, reason } = parseInput(CheckinReasonInput, input);
  return setVoided(ctx, id, {
    voidedAt: ctx.now(),
    voidedBy: actorName(ctx),
    voidReason: reason,
  });
}

/**
 * Counts a voided visit again, for good, with a reason: also where its order earns none. The visit keeps why it had
 * been voided.
 * @throws {AppError} bad_input, not_found, or conflict when it is not void
 */
export async function restoreCheckin(ctx: Ctx, input: CheckinReasonInput): Promise<CheckinResult> {
  requireAdmin(ctx);
  const { id, reason } = parseInput(CheckinReasonInput, input);
  return setVoided(ctx, id, { voidedAt: null, voidedBy: null, voidReason: null }, reason);
}
