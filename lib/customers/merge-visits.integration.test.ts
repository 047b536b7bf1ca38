import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { runPointsExpiry, switchPointsPolicy, undoPointsExpiry } from "@/lib/loyalty/points-policy";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { joinCustomers, separateCustomer, undoJoin, undoSeparation } from "./link-customers";
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

test.each([
  ["a record deleted at the register", { removedAt: now }, {}],
  ["a record whose order is open again", {}, { status: "open" }],
  ["a record whose order is partly paid", {}, { paymentStatus: "partially_paid" }],
])("%s gets its visit back when the records part", async (_, ofRecord, ofOrder) => {
  const { tapped, sold, order, pair } = await reportedTwice();
  await db().customer.update({ where: { id: sold.id }, data: ofRecord });
  await db().order.update({ where: { id: order.id }, data: ofOrder });
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

describe("a visit reported for both records that had expired before they were joined counts once", () => {
  const later = adminCtx(undefined, new Date("2027-07-01T20:00:00Z"));
  async function joinedAfterTheRun() {
    const reported = await reportedTwice();
    await switchPointsPolicy(later, { isOn: true });
    expect(await runPointsExpiry(later)).toEqual({ members: 2, visits: 2 });
    await joinCustomers(later, reported.pair);
    expect(await visitsOf(reported.tapped, reported.sold)).toEqual([0, 0]);
    return reported;
  }

  test("once the run is undone", async () => {
    const { tapped, sold } = await joinedAfterTheRun();
    const { id } = await db().pointsExpiry.findFirstOrThrow({ where: { undoneAt: null } });
    await undoPointsExpiry(later, { id });
    expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
  });

  test("once a further record shows that the member had come in", async () => {
    const { tapped, sold } = await joinedAfterTheRun();
    const third = await makeCustomer(db());
    await recordCheckin(adminCtx(undefined, new Date("2027-06-01T20:00:00Z")), { customerId: third.id });
    await joinCustomers(later, { fromId: third.id, toId: sold.id });
    expect(await visitsOf(tapped, sold)).toEqual([2, 2]);
  });
});

describe("a member's check-in beside the order of the same day, once the records part", () => {
  const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
  const checkIn = (record: { id: string }, time: string) =>
    recordCheckin(adminCtx(undefined, at(time)), { customerId: record.id });
  const run = (time: string) => backfillCheckins(systemCtx("test", () => at(time)));
  const ownCheckin = (record: { id: string }) =>
    db().loyaltyCheckin.findFirstOrThrow({ where: { customerId: record.id, source: "manual" } });

  test.each([
    ["", {}],
    [", the record removed", { removedAt: at("22:00") }],
  ])("stays a second visit, as often as they are joined%s", async (_, change) => {
    const { tapped, sold, pair } = await reportedTwice();
    await checkIn(sold, "21:00");
    await db().customer.update({ where: { id: sold.id }, data: change });
    for (let time = 0; time < 2; time += 1) {
      await joinCustomers(ctx, pair);
      await run("23:00");
      expect(await visitsOf(tapped, sold)).toEqual([2, 2]);
      await undoJoin(ctx, pair);
      await run("23:00");
      await run("23:00");
      expect(await visitsOf(tapped, sold)).toEqual([1, 2]);
    }
    expect(await ownCheckin(sold)).toMatchObject({ orderId: null });
  });

  test("stays a second visit on another record of the member", async () => {
    const { tapped, sold, pair } = await reportedTwice();
    const twin = await makeCustomer(db(), {
      phoneDigits: sold.phoneDigits,
      createdAt: new Date("2026-01-01"),
    });
    await regroupMembers(db());
    await checkIn(twin, "21:00");
    await joinCustomers(ctx, pair);
    await undoJoin(ctx, pair);
    await run("23:00");
    expect(await visitsOf(tapped, sold, twin)).toEqual([1, 2, 2]);
    await separateCustomer(ctx, { id: twin.id });
    expect(await visitsOf(tapped, sold, twin)).toEqual([1, 1, 1]);
    await undoSeparation(ctx, { id: twin.id });
    expect(await visitsOf(tapped, sold, twin)).toEqual([1, 2, 2]);
  });

  test("is the visit of an order that came after the join", async () => {
    const [tapped, sold] = [await makeCustomer(db()), await makeCustomer(db())];
    const pair = { fromId: tapped.id, toId: sold.id };
    await checkIn(tapped, "20:00");
    await checkIn(sold, "21:00");
    await joinCustomers(ctx, pair);
    const late = await makeOrder(db(), { customerId: sold.id, createdAt: now });
    await run("22:00");
    expect(await visitsOf(tapped, sold)).toEqual([2, 2]);
    await undoJoin(ctx, pair);
    await run("23:00");
    expect(await visitsOf(tapped, sold)).toEqual([1, 1]);
    expect(await ownCheckin(sold)).toMatchObject({ orderId: late.id });
  });

  test("is the order's visit where it was made by another record joined meanwhile", async () => {
    const { tapped, sold, order, pair } = await reportedTwice();
    const third = await makeCustomer(db(), {
      phoneDigits: ["7025550113"],
      createdAt: new Date("2026-01-01"),
    });
    await checkIn(third, "21:00");
    await joinCustomers(ctx, pair);
    await joinCustomers(ctx, { fromId: sold.id, toId: third.id });
    expect(await visitsOf(tapped, sold, third)).toEqual([2, 2, 2]);
    await undoJoin(ctx, pair);
    await run("23:00");
    expect(await visitsOf(tapped, sold, third)).toEqual([1, 1, 1]);
    expect(await ownCheckin(third)).toMatchObject({ orderId: order.id });
  });

  test.each([
    ["stays a second visit where the order was refunded after it", "20:02", 2],
    ["is the visit of an order that was refunded before it", "20:10", 1],
  ])("%s, and paid again during the join", async (_, time, visits) => {
    const { tapped, sold, order, pair } = await reportedTwice();
    const pay = (paymentStatus: string) =>
      db().order.update({ where: { id: order.id }, data: { paymentStatus } });
    if (time < "20:05") await checkIn(sold, time);
    await pay("refunded");
    await run("20:05");
    if (time > "20:05") await checkIn(sold, time);
    await joinCustomers(ctx, pair);
    await pay("paid");
    await run("22:00");
    expect(await visitsOf(tapped, sold)).toEqual([2, 2]);
    await undoJoin(ctx, pair);
    await run("23:00");
    expect(await visitsOf(tapped, sold)).toEqual([1, visits]);
  });
});
