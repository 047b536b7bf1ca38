import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { toAppError } from "@/lib/to-app-error";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { untilWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { patientTransaction } from "@/tests/support/patient-transaction";
import { emptyShop } from "@/tests/support/practice-shop";
import { backfillCheckins } from "./backfill-checkins";
import { undoPointsExpiry } from "./points-policy";
import { recordCheckin } from "./record-checkin";
import { voidCheckin } from "./void-checkin";

const now = new Date("2026-11-21T20:00:00Z");
const ctx = adminCtx(undefined, now);
beforeEach(emptyShop);

/** Moves a visit to the right customer, and lets staff act while that is uncommitted. */
async function whileItMoves(
  act: (visitId: string) => Promise<unknown>,
  prepare = async (_rightId: string, _visitId: string) => {},
  { isOneMember = false } = {},
) {
  const [wrong, right] = [await makeCustomer(db()), await makeCustomer(db())];
  if (isOneMember) await db().customer.update({ where: { id: right.id }, data: { memberId: wrong.id } });
  const order = await makeOrder(db(), { customerId: wrong.id, createdAt: now });
  await backfillCheckins(ctx);
  const { id } = await db().loyaltyCheckin.findUniqueOrThrow({ where: { orderId: order.id } });
  await db().order.update({ where: { id: order.id }, data: { customerId: right.id } });
  await prepare(right.id, id);
  let acting: Promise<unknown> = Promise.resolve();
  await backfillCheckins(ctx, async (work) => {
    await patientTransaction(async (tx) => {
      await work({ ...ctx, db: tx });
      acting = act(id).catch((error) => toAppError(error, "test").code);
      await untilWaitingForLock("the wait for the run");
    });
  });
  const answer = await acting;
  const records = await db().customer.findMany({ where: { id: { in: [wrong.id, right.id] } } });
  const visitsOf = (one: { id: string }) => records.find(({ id }) => id === one.id)?.memberVisits;
  return { answer, wrong: visitsOf(wrong), right: visitsOf(right) };
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("a visit that moves to another customer", () => {
  const voiding = (id: string) => voidCheckin(ctx, { id, reason: "Typed twice" });

  test("is taken out of that customer's count when it is voided meanwhile", async () => {
    const answer = { checkinCount: 0, tier: "None" };
    expect(await whileItMoves(voiding)).toEqual({ answer, wrong: 0, right: 0 });
  });

  test("is not voided meanwhile when it became that customer's check-in", async () => {
    const checkIn = async (customerId: string) => void (await recordCheckin(ctx, { customerId }));
    expect(await whileItMoves(voiding, checkIn)).toEqual({ answer: "not_found", wrong: 0, right: 1 });
  });

  test("counts for their member when a run of the points policy is undone meanwhile", async () => {
    const { id } = await db().pointsExpiry.create({
      data: { runAt: now, runBy: "owner", lastVisitBefore: now, members: 1, visits: 1 },
    });
    const expire = async (_rightId: string, visitId: string) =>
      void (await db().loyaltyCheckin.update({ where: { id: visitId }, data: { expiryId: id } }));
    const undone = await whileItMoves(() => undoPointsExpiry(ctx, { id }), expire, { isOneMember: true });
    expect(undone).toEqual({ answer: undefined, wrong: 1, right: 1 });
  });
});
