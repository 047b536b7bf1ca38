import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { confirmRepeat } from "@/lib/loyalty/confirm-repeat";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { separateCustomer, undoSeparation } from "./link-customers";
import { regroupMembers } from "./regroup-members";
import { setTestRecord } from "./set-test-record";

const now = new Date("2026-11-21T20:00:00Z");
const ctx = adminCtx(undefined, now);
const run = () => backfillCheckins(systemCtx("test", () => now));
beforeEach(emptyShop);

/** A member with two records: one that bought something today, and one to check in. */
async function twoRecords() {
  const sold = await makeCustomer(db(), { createdAt: new Date("2024-01-01") });
  const { phoneDigits } = sold;
  const tapped = await makeCustomer(db(), { phoneDigits, createdAt: new Date("2025-01-01") });
  await regroupMembers(db());
  const sell = () => makeOrder(db(), { customerId: sold.id, createdAt: now });
  return { sold, tapped, sell };
}
type Records = Awaited<ReturnType<typeof twoRecords>>;
const visitsOf = async ({ id }: { id: string }) =>
  (await db().customer.findUniqueOrThrow({ where: { id } })).memberVisits;
const setNumber = async ({ id }: { id: string }, digits: string[]) => {
  await db().customer.update({ where: { id }, data: { phoneDigits: digits } });
  await regroupMembers(db(), [id]);
};
const sellTo = async (orderId: string, { id }: { id: string }) => {
  await db().order.update({ where: { id: orderId }, data: { customerId: id } });
  await run();
};

describe("a check-in beside the order of the day stays a second visit when", () => {
  test.each<[string, (records: Records, orderId: string) => Promise<void>]>([
    [
      "a record is separated by mistake",
      async ({ tapped }) => {
        await separateCustomer(ctx, { id: tapped.id });
        expect(await visitsOf(tapped)).toBe(1);
        await undoSeparation(ctx, { id: tapped.id });
      },
    ],
    [
      "a record is a test record for a while",
      async ({ tapped }) => {
        await setTestRecord(ctx, { id: tapped.id, isTestRecord: true });
        await setTestRecord(ctx, { id: tapped.id, isTestRecord: null });
      },
    ],
    [
      "the register has another number for a while",
      async ({ sold, tapped }) => {
        await setNumber(tapped, ["7025550188"]);
        await run();
        await setNumber(tapped, sold.phoneDigits);
      },
    ],
    [
      "the order is somebody else's for a while",
      async ({ sold, tapped }, orderId) => {
        await sellTo(orderId, await makeCustomer(db()));
        expect(await visitsOf(tapped)).toBe(1);
        await sellTo(orderId, sold);
      },
    ],
    [
      "the order goes with somebody else's check-in for a while",
      async ({ sold }, orderId) => {
        const other = await makeCustomer(db());
        await recordCheckin(ctx, { customerId: other.id });
        await sellTo(orderId, other);
        await sellTo(orderId, sold);
        expect(await visitsOf(other)).toBe(1);
      },
    ],
  ])("%s", async (_, change) => {
    const records = await twoRecords();
    const { id } = await records.sell();
    await run();
    await recordCheckin(ctx, { customerId: records.tapped.id });
    expect(await visitsOf(records.tapped)).toBe(2);
    await change(records, id);
    await run();
    expect(await visitsOf(records.sold)).toBe(2);
    expect(await visitsOf(records.tapped)).toBe(2);
  });

  test("it was void when the order came, and staff restored it", async () => {
    const { sold, tapped, sell } = await twoRecords();
    await recordCheckin(ctx, { customerId: tapped.id });
    const { id } = await db().loyaltyCheckin.findFirstOrThrow();
    await voidCheckin(ctx, { id, reason: "Typed twice" });
    await sell();
    await run();
    await restoreCheckin(ctx, { id, reason: "It was a visit" });
    await separateCustomer(ctx, { id: sold.id });
    await undoSeparation(ctx, { id: sold.id });
    expect(await visitsOf(sold)).toBe(2);
  });
});

test("a check-in recorded while the order's visit was void becomes that of the order", async () => {
  const { sold, tapped, sell } = await twoRecords();
  const { id } = await sell();
  const pay = async (paymentStatus: string) => {
    await db().order.update({ where: { id }, data: { paymentStatus } });
    await run();
  };
  for (const status of ["paid", "refunded"]) await pay(status);
  await recordCheckin(ctx, { customerId: tapped.id });
  await separateCustomer(ctx, { id: tapped.id });
  await undoSeparation(ctx, { id: tapped.id });
  await pay("paid");
  expect(await visitsOf(sold)).toBe(1);
});

/** A check-in with the order of the day, and another order beside them that staff said is a visit of its own. */
async function confirmedBeside() {
  const records = await twoRecords();
  await recordCheckin(ctx, { customerId: records.tapped.id });
  const [first, second] = [await records.sell(), await records.sell()];
  await run();
  const [own] = await db().loyaltyCheckin.findMany({ where: { source: "order" } });
  const checkin = await db().loyaltyCheckin.findFirstOrThrow({ where: { source: "manual" } });
  await confirmRepeat(ctx, { id: own?.id ?? "" });
  const attached = [first, second].find(({ id }) => id === checkin.orderId);
  return { ...records, checkin, otherId: own?.orderId ?? "", attachedId: attached?.id ?? "" };
}

test("a check-in that loses its order does not take the one that staff said is a visit beside it", async () => {
  const { sold, tapped, attachedId } = await confirmedBeside();
  await db().order.update({
    where: { id: attachedId },
    data: { createdAt: new Date("2026-11-20T20:00:00Z") },
  });
  await run();
  expect(await visitsOf(sold)).toBe(3);
  await separateCustomer(ctx, { id: tapped.id });
  await undoSeparation(ctx, { id: tapped.id });
  await run();
  expect(await visitsOf(sold)).toBe(3);
});

test("the migration has check-ins of before name the orders that staff said are visits beside them", async () => {
  const { checkin, otherId } = await confirmedBeside();
  await db().loyaltyCheckin.updateMany({ data: { besideOrders: [] } });
  const migration = "prisma/migrations/20261201041500_orders_beside_confirmed_visits/migration.sql";
  for (let time = 0; time < 2; time += 1) await db().$executeRawUnsafe(readFileSync(migration, "utf8"));
  const { besideOrders } = await db().loyaltyCheckin.findUniqueOrThrow({ where: { id: checkin.id } });
  expect(besideOrders).toEqual([otherId]);
});

test("the migration has check-ins of before name the orders they are counted beside", async () => {
  const { sold, tapped, sell } = await twoRecords();
  const [order, refunded] = [await sell(), await sell()];
  await run();
  await db().order.update({ where: { id: refunded.id }, data: { paymentStatus: "refunded" } });
  await run();
  await recordCheckin(ctx, { customerId: tapped.id });
  await recordCheckin(adminCtx(undefined, new Date("2026-11-20T20:00:00Z")), { customerId: tapped.id });
  await db().loyaltyCheckin.updateMany({ data: { besideOrders: [] } });
  const migration = "prisma/migrations/20261130140000_check_ins_beside_orders/migration.sql";
  for (let time = 0; time < 2; time += 1) await db().$executeRawUnsafe(readFileSync(migration, "utf8"));
  const visits = await db().loyaltyCheckin.findMany({ orderBy: [{ source: "asc" }, { createdAt: "asc" }] });
  expect(visits.map(({ besideOrders }) => besideOrders)).toEqual([[], [order.id], [], []]);
  expect(await visitsOf(sold)).toBe(3);
});
