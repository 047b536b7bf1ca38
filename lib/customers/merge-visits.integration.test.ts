import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { joinCustomers, undoJoin } from "./link-customers";
import { regroupMembers } from "./regroup-members";

const now = new Date("2026-11-21T20:00:00Z");
const ctx = adminCtx(undefined, now);
const job = systemCtx("test", () => now);
beforeEach(emptyShop);

/** A record that was tapped at the counter and one that an order of the same day names, each with its visit. */
async function reportedTwice() {
  const tapped = await makeCustomer(db(), { phoneDigits: ["7025550111"], createdAt: new Date("2024-01-01") });
  const sold = await makeCustomer(db(), { phoneDigits: ["7025550112"], createdAt: new Date("2025-01-01") });
  await recordCheckin(ctx, { customerId: tapped.id });
  const order = await makeOrder(db(), { customerId: sold.id, createdAt: now });
  expect((await backfillCheckins(job)).created).toBe(1);
  return { tapped, sold, order, pair: { fromId: tapped.id, toId: sold.id } };
}
const visitsOf = async (...records: { id: string }[]) => {
  const rows = await db().customer.findMany({ where: { id: { in: records.map(({ id }) => id) } } });
  return records.map(({ id }) => rows.find((row) => row.id === id)?.memberVisits);
};

test("a visit that was reported for both records counts once when they are joined, and twice when they part", async () => {
  const { tapped, sold, order, pair } = await reportedTwice();
  expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
  await joinCustomers(ctx, pair);
  expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
  expect(await db().loyaltyCheckin.findMany()).toMatchObject([
    { customerId: tapped.id, source: "manual", orderId: order.id },
  ]);
  expect((await backfillCheckins(job)).created).toBe(0);

  await undoJoin(ctx, pair);
  expect((await backfillCheckins(job)).created).toBe(1);
  expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
  expect(await db().loyaltyCheckin.count()).toBe(2);
});

test("a record deleted at the register gets its visit back when the records part", async () => {
  const { tapped, sold, order, pair } = await reportedTwice();
  await db().customer.update({ where: { id: sold.id }, data: { removedAt: now } });
  await joinCustomers(ctx, pair);
  expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
  await undoJoin(ctx, pair);
  for (let run = 0; run < 2; run += 1) {
    await backfillCheckins(job);
    expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
  }
  expect(await db().loyaltyCheckin.findUnique({ where: { orderId: order.id } })).toMatchObject({
    customerId: sold.id,
    phone: "7025550112",
    source: "order",
    shopDay: new Date("2026-11-21"),
    createdAt: now,
  });
});

test("a removed record's order becomes a check-in of its own when the records part", async () => {
  const { tapped, sold, order, pair } = await reportedTwice();
  await db().customer.update({ where: { id: sold.id }, data: { removedAt: now } });
  await joinCustomers(ctx, pair);
  const data = { customerId: sold.id, phone: "7025550112", shopDay: new Date("2026-11-21"), createdAt: now };
  const own = await db().loyaltyCheckin.create({ data });
  await undoJoin(ctx, pair);
  await backfillCheckins(job);
  expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
  expect((await db().loyaltyCheckin.findUnique({ where: { orderId: order.id } }))?.id).toBe(own.id);
});

test("the same happens when the records come to share a number", async () => {
  const { tapped, sold } = await reportedTwice();
  await db().customer.update({ where: { id: sold.id }, data: { phoneDigits: ["7025550111"] } });
  await regroupMembers(db());
  expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
});

test("visits of one record, of another day, void or kept by staff stay as they are", async () => {
  const { tapped, sold, order, pair } = await reportedTwice();
  await db().order.update({ where: { id: order.id }, data: { paymentStatus: "refunded" } });
  const { id } = await db().loyaltyCheckin.findUniqueOrThrow({ where: { orderId: order.id } });
  await voidCheckin(ctx, { id, reason: "Refunded" });
  await restoreCheckin(ctx, { id, reason: "It was a visit" });
  const yesterday = new Date("2026-11-20T20:00:00Z");
  await makeOrder(db(), { customerId: sold.id, createdAt: yesterday });
  await backfillCheckins(job);
  await recordCheckin(adminCtx(undefined, yesterday), { customerId: sold.id });
  const earlier = adminCtx(undefined, new Date("2026-11-19T20:00:00Z"));
  await recordCheckin(earlier, { customerId: tapped.id });
  const before = await db().loyaltyCheckin.findMany({ orderBy: { id: "asc" } });
  await joinCustomers(ctx, pair);
  expect(await db().loyaltyCheckin.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  expect(await visitsOf(tapped, sold)).toEqual([5, 5]);
});

test("a visit that was void while the records were joined is the check-in once its order counts again", async () => {
  const { tapped, sold, order, pair } = await reportedTwice();
  const { id } = order;
  await db().order.update({ where: { id }, data: { paymentStatus: "refunded" } });
  await backfillCheckins(systemCtx("test", () => new Date("2026-11-21T20:05:00Z")));
  expect(await visitsOf(tapped, sold)).toEqual([1, 0]);
  await joinCustomers(ctx, pair);
  await db().order.update({ where: { id }, data: { paymentStatus: "paid" } });
  await backfillCheckins(job);
  expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
  await undoJoin(ctx, pair);
  await backfillCheckins(job);
  expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
});
