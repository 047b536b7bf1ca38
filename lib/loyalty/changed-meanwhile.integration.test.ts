import { beforeEach, describe, expect, it } from "vitest";
import { joinCustomers } from "@/lib/customers/link-customers";
import { db } from "@/lib/db/client";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { confirmRepeat } from "@/lib/loyalty/confirm-repeat";
import { reconcileVisits } from "@/lib/loyalty/reconcile-visits";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { inOwnTransaction } from "@/lib/loyalty/transact";
import { restoreCheckin } from "@/lib/loyalty/void-checkin";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer } from "@/tests/factories/shop-records";
import { makeEligibleOrder, makeVisit, NOON } from "@/tests/factories/visits";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop } from "@/tests/support/practice-shop";

beforeEach(emptyShop);

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("a visit of a member who is changed meanwhile", () => {
  it("is not refused when it is sent again while the member is joined", async () => {
    const { id: toId } = await makeCustomer(db(), { createdAt: new Date("2024-01-01") });
    const { id: fromId } = await makeCustomer(db(), { createdAt: new Date("2025-01-01") });
    const visit = { customerId: fromId, idempotencyKey: "key-of-this-visit" };
    await recordCheckin(adminCtx(), visit);
    let again: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await joinCustomers(adminCtx(tx), { fromId, toId });
      again = recordCheckin(adminCtx(), visit);
      again.catch(() => undefined);
      await untilWaitingForLock("the wait for the join");
    });
    expect(await again).toMatchObject({ checkinCount: 1 });
  });

  it("is restored as one without an order when its order is taken from it", async () => {
    const [{ id: former }, { id: buyer }] = [await makeCustomer(db()), await makeCustomer(db())];
    const order = await makeEligibleOrder(buyer);
    const voided = { voidedAt: NOON, voidedBy: "owner", voidReason: "Typed twice" };
    const { id } = await makeVisit(former, { orderId: order.id, ...voided });
    let restoring: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      const ctx = adminCtx(tx);
      await reconcileVisits(ctx, inOwnTransaction(ctx));
      restoring = restoreCheckin(adminCtx(), { id, reason: "It was a visit" });
      await untilWaitingForLock("the wait for the run of visits");
    });
    expect(await restoring).toMatchObject({ checkinCount: 1 });
    expect(await db().loyaltyCheckin.findUnique({ where: { id } })).toMatchObject({
      orderId: null,
      isKeptByStaff: false,
    });
  });

  it("stays a visit of its own when staff say so while it is about to become one with a check-in", async () => {
    const { id: customerId } = await makeCustomer(db());
    const [kept, refunded] = [await makeEligibleOrder(customerId), await makeEligibleOrder(customerId)];
    const { id } = await makeVisit(customerId, { source: "order", orderId: kept.id });
    await makeVisit(customerId, { orderId: refunded.id });
    await db().order.update({ where: { id: refunded.id }, data: { paymentStatus: "refunded" } });
    let counting: Promise<unknown> = Promise.resolve();
    await patientTransaction(async (tx) => {
      await confirmRepeat(adminCtx(tx), { id });
      counting = backfillCheckins(adminCtx());
      await untilWaitingForLock("the wait for the decision");
    });
    await counting;
    const { memberVisits } = await db().customer.findUniqueOrThrow({ where: { id: customerId } });
    expect(memberVisits).toBe(2);
  });
});
