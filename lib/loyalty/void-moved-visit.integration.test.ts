import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { toAppError } from "@/lib/to-app-error";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { isWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { emptyShop } from "@/tests/support/practice-shop";
import { waitUntil } from "@/tests/support/wait-until";
import { backfillCheckins } from "./backfill-checkins";
import { recordCheckin } from "./record-checkin";
import { voidCheckin } from "./void-checkin";

const now = new Date("2026-11-21T20:00:00Z");
const ctx = adminCtx(undefined, now);
beforeEach(emptyShop);

/** Moves a visit to the right customer, and lets staff void it while that is uncommitted. */
async function voidWhileItMoves(prepare = async (_rightId: string) => {}) {
  const [wrong, right] = [await makeCustomer(db()), await makeCustomer(db())];
  const order = await makeOrder(db(), { customerId: wrong.id, createdAt: now });
  await backfillCheckins(ctx);
  const { id } = await db().loyaltyCheckin.findUniqueOrThrow({ where: { orderId: order.id } });
  await db().order.update({ where: { id: order.id }, data: { customerId: right.id } });
  await prepare(right.id);
  let voiding: Promise<unknown> = Promise.resolve();
  await backfillCheckins(ctx, async (work) => {
    await db().$transaction(async (tx) => {
      await work({ ...ctx, db: tx });
      voiding = voidCheckin(ctx, { id, reason: "Typed twice" }).catch((error) => toAppError(error, "test").code);
      await waitUntil("the wait for the run", isWaitingForLock, { ms: 4_000 });
    });
  });
  const answer = await voiding;
  const records = await db().customer.findMany({ where: { id: { in: [wrong.id, right.id] } } });
  const visitsOf = (one: { id: string }) => records.find(({ id }) => id === one.id)?.memberVisits;
  return { answer, wrong: visitsOf(wrong), right: visitsOf(right) };
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === "server")("voiding a visit that moves meanwhile", () => {
  test("takes it out of the count of the customer who has it then", async () => {
    const answer = { checkinCount: 0, tier: "None" };
    expect(await voidWhileItMoves()).toEqual({ answer, wrong: 0, right: 0 });
  });

  test("is refused when it became that customer's check-in", async () => {
    const checkIn = async (customerId: string) => void (await recordCheckin(ctx, { customerId }));
    expect(await voidWhileItMoves(checkIn)).toEqual({ answer: "not_found", wrong: 0, right: 1 });
  });
});
