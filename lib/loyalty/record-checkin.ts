import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { lockCustomers } from "@/lib/customers/lock-customers";
import { recountVisits } from "@/lib/customers/recount-visits";
import { rememberBeside } from "@/lib/customers/remember-beside";
import { AppError } from "@/lib/errors";
import { findMember } from "@/lib/loyalty/find-member";
import { readCheckinResult } from "@/lib/loyalty/read-checkin-result";
import { CheckinInput, type CheckinResult } from "@/lib/loyalty/schema";
import { parseInput } from "@/lib/parse";
import { phoneDigits as digitsOf } from "@/lib/phone";
import { shopDay } from "@/lib/time";

/**
 * Records a visit for the customer that a code or an id names, or for the one seen last among those with a phone
 * number. With an idempotency key the same request counts once, however often it is sent.
 * @throws {AppError} bad_input, not_found, conflict when the key was used for another member
 */
export async function recordCheckin(ctx: Ctx, input: CheckinInput): Promise<CheckinResult> {
  requireAdmin(ctx);
  const { phone, customerId: namedId, idempotencyKey } = parseInput(CheckinInput, input);
  ctx.touch(tags.customers());
  return withTransaction(ctx, async (tx) => {
    const countedAt = await whenCounted(tx, idempotencyKey);
    const [{ id: customerId, phoneDigits }] = await findMember(tx, input, countedAt);
    await lockCustomers(tx.db, [customerId]);
    const [counted] = await tx.db.loyaltyCheckin.createManyAndReturn({
      data: {
        customerId,
        phone: phone ?? phoneDigits[0] ?? "",
        source: "manual",
        shopDay: new Date(shopDay(tx.now())),
        recordedBy: actorName(tx),
        idempotencyKey: idempotencyKey ?? null,
        createdAt: tx.now(),
      },
      skipDuplicates: true,
      select: { id: true },
    });
    if (counted) {
      await rememberBeside(tx.db, counted.id);
      await recountVisits(tx.db, [customerId]);
      await recordChange(tx, { action: "check-in", entity: "customer", entityId: customerId });
      return readCheckinResult(tx.db, customerId);
    }
    // A check-in that names the customer is compared by member only. By phone, or where the named record was deleted at
    // the register since, a visit recorded under one of the member's numbers is the same too.
    const isNamed = namedId !== undefined && (phone !== undefined || namedId === customerId);
    const recorded = await recordedBefore(tx, idempotencyKey ?? "", customerId, isNamed ? [] : phoneDigits);
    return readCheckinResult(tx.db, recorded);
  });
}

/** When a check-in with this key was counted whose answer may not have arrived; undefined when there is none. */
async function whenCounted(tx: Ctx, idempotencyKey: string | undefined): Promise<Date | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const select = { createdAt: true };
  return (await tx.db.loyaltyCheckin.findUnique({ where: { idempotencyKey }, select }))?.createdAt;
}

/**
 * The record that a check-in with this key counted for. A retry names the same member. The check-in of another member
 * under the same key is refused, or it would be answered as recorded without being counted. Runs after the customer's
 * row was locked: a join may have ended while this waited for it.
 * @param customerId of the member that the retry names
 * @param phoneDigits numbers by which the member may have been found then
 * @throws {AppError} conflict when the key was used for another member
 */
async function recordedBefore(
  tx: Ctx,
  idempotencyKey: string,
  customerId: string,
  phoneDigits: string[],
): Promise<string> {
  const recorded = await tx.db.loyaltyCheckin.findUnique({
    where: { idempotencyKey },
    select: { customerId: true, phone: true, customer: { select: { memberId: true } } },
  });
  const { memberId } = await tx.db.customer.findUniqueOrThrow({
    where: { id: customerId },
    select: { memberId: true },
  });
  const digits = digitsOf(recorded?.phone ?? "");
  const isSame = recorded?.customer.memberId === memberId || (digits && phoneDigits.includes(digits));
  if (recorded && isSame) return recorded.customerId;
  throw new AppError("conflict", "This Idempotency-Key was used for another member's check-in.");
}
