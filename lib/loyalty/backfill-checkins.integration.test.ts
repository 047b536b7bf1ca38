import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { db } from "@/lib/db/client";
import { shopDay } from "@/lib/time";
import { anonymousCtx } from "@/tests/factories/contexts";
import { counted, makeEligibleOrder, makeMemberRecord, makeVisit, NOON } from "@/tests/factories/visits";
import { emptyShop } from "@/tests/support/practice-shop";
import { backfillCheckins, visitsOfOrders } from "./backfill-checkins";
import { isEligibleOrder, planVisits } from "./visit-rules";

const ctx = systemCtx("test");
const at = (iso: string) => new Date(iso);

beforeEach(emptyShop);

test("attaches an order to a visit recorded on another record of the member, until the records part", async () => {
  const tapped = await makeMemberRecord();
  const sold = await makeMemberRecord({ createdAt: at("2026-11-10T20:00:00Z") });
  await regroupMembers(db());
  const visit = await makeVisit(tapped.id);
  const order = await makeEligibleOrder(sold.id);
  expect((await backfillCheckins(ctx)).created).toBe(0);
  const attachedTo = async () =>
    (await db().loyaltyCheckin.findMany({ where: { orderId: order.id } })).map(({ id }) => id);
  expect(await attachedTo()).toEqual([visit.id]);
  expect((await backfillCheckins(ctx)).created).toBe(0);
  expect(await attachedTo()).toEqual([visit.id]);

  await db().customer.update({ where: { id: sold.id }, data: { phoneDigits: ["7025550199"] } });
  await regroupMembers(db());
  expect((await backfillCheckins(ctx)).created).toBe(1);
  expect(await attachedTo()).not.toContain(visit.id);
  expect((await counted(sold.id)).checkinCount).toBe(1);
});

test("refuses visitors", async () => {
  await expect(backfillCheckins(anonymousCtx())).rejects.toMatchObject({ code: "unauthenticated" });
});

test("creates the visits of a few orders, and of no others, once", async () => {
  const { id } = await makeMemberRecord();
  const order = await makeEligibleOrder(id);
  await makeEligibleOrder(id, { createdAt: at("2026-11-19T20:00:00Z") });
  const unpaid = await makeEligibleOrder(id, { paymentStatus: "open" });
  expect(await visitsOfOrders(ctx, [])).toBe(0);
  expect(await visitsOfOrders(ctx, [order.id, unpaid.id])).toBe(1);
  expect(await visitsOfOrders(ctx, [order.id, unpaid.id])).toBe(0);
  const made = await db().loyaltyCheckin.findMany({ select: { orderId: true } });
  expect(made).toEqual([{ orderId: order.id }]);
  await expect(visitsOfOrders(anonymousCtx(), [order.id])).rejects.toMatchObject({ code: "unauthenticated" });
});

test("creates one visit per eligible order with the order's date", async () => {
  const { id } = await makeMemberRecord();
  const order = await makeEligibleOrder(id);
  await makeEligibleOrder(id, { createdAt: at("2026-11-19T20:00:00Z") });
  await makeEligibleOrder(id, { paymentStatus: "open" });
  await makeEligibleOrder(null);
  expect(await backfillCheckins(ctx)).toEqual({ created: 2, eligibleOrders: 2 });
  expect(await counted(id)).toEqual({ checkinCount: 2, lastVisitAt: NOON });
  expect(await db().loyaltyCheckin.findUniqueOrThrow({ where: { orderId: order.id } })).toMatchObject({
    customerId: id,
    phone: "7025550100",
    source: "order",
    createdAt: NOON,
    shopDay: at("2026-11-20"),
  });
});

test("creates nothing more when run again or twice at once", async () => {
  for (let n = 0; n < 5; n += 1) {
    const { id } = await makeMemberRecord({ phoneDigits: [`702555010${n}`] });
    for (let day = 10; day < 20; day += 1)
      await makeEligibleOrder(id, { createdAt: at(`2026-11-${day}T20:00:00Z`) });
  }
  const both = await Promise.all([backfillCheckins(ctx), backfillCheckins(ctx)]);
  expect(both[0].created + both[1].created).toBe(50);
  expect(both[0].eligibleOrders).toBe(50);
  for (let more = 0; more < 3; more += 1) {
    expect(await backfillCheckins(ctx)).toEqual({ created: 0, eligibleOrders: 50 });
  }
  expect(await db().loyaltyCheckin.count()).toBe(50);
});

test("attaches an order to the manual visit of the same shop day, also late at night in Las Vegas", async () => {
  const { id } = await makeMemberRecord();
  // 11 PM and 4 PM on November 20 in Las Vegas; in UTC the one is already the 21st.
  const visit = await makeVisit(id, { createdAt: at("2026-11-21T07:00:00Z") });
  const order = await makeEligibleOrder(id, { createdAt: at("2026-11-21T00:00:00Z") });
  expect(await backfillCheckins(ctx)).toEqual({ created: 0, eligibleOrders: 1 });
  expect(await db().loyaltyCheckin.findMany()).toMatchObject([{ id: visit.id, orderId: order.id }]);
  expect((await counted(id)).checkinCount).toBe(1);
});

describe("a visit that staff voided", () => {
  test("stays void and is not created again", async () => {
    const { id } = await makeMemberRecord();
    await makeEligibleOrder(id);
    await backfillCheckins(ctx);
    await db().loyaltyCheckin.updateMany({
      data: { voidedAt: NOON, voidedBy: "sam", voidReason: "Returned" },
    });
    expect(await backfillCheckins(ctx)).toEqual({ created: 0, eligibleOrders: 1 });
    expect(await db().loyaltyCheckin.findMany()).toMatchObject([{ voidedBy: "sam", voidReason: "Returned" }]);
  });

  test("stays void when its order is refunded and the refund is undone", async () => {
    const { id } = await makeMemberRecord();
    await makeVisit(id);
    const order = await makeEligibleOrder(id);
    await backfillCheckins(ctx);
    await db().loyaltyCheckin.updateMany({
      data: { voidedAt: NOON, voidedBy: "sam", voidReason: "No visit" },
    });
    for (const paymentStatus of ["refunded", "paid"]) {
      await db().order.update({ where: { id: order.id }, data: { paymentStatus } });
      expect((await backfillCheckins(ctx)).created).toBe(0);
    }
    expect(await db().loyaltyCheckin.count({ where: { voidedAt: null } })).toBe(0);
  });

  test("does not absorb an order, which counts as a visit of its own", async () => {
    const { id } = await makeMemberRecord();
    await makeVisit(id, { voidedAt: NOON, voidedBy: "sam", voidReason: "Wrong person" });
    await makeEligibleOrder(id);
    expect(await backfillCheckins(ctx)).toEqual({ created: 1, eligibleOrders: 1 });
    expect((await counted(id)).checkinCount).toBe(1);
  });
});

const anyOrder = fc.record({
  customer: fc.option(fc.nat(3), { nil: null }),
  status: fc.constantFrom("locked", "locked", "locked", "open", "pending"),
  paymentStatus: fc.constantFrom("paid", "paid", "paid", "open", "refunded", "partially_refunded"),
  isTest: fc.constantFrom(false, false, false, true),
  isRemoved: fc.constantFrom(false, false, false, true),
  // Both clock changes of the year are inside.
  hour: fc.integer({ min: 0, max: 300 * 24 }),
});
const anyVisit = fc.record({
  customer: fc.nat(3),
  hour: fc.integer({ min: 0, max: 300 * 24 }),
  isVoid: fc.boolean(),
});
const BUYERS = [
  { phoneDigits: ["7025550100"], isRemoved: false },
  { phoneDigits: ["7025550101", "7025550102"], isRemoved: false },
  { phoneDigits: [], isRemoved: false },
  { phoneDigits: ["7025550103"], isRemoved: true },
];
const hourOf = (hour: number) => new Date(Date.UTC(2026, 1, 1) + hour * 3_600_000);

test("agrees with the pure rules for any orders and visits, including both clock changes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyOrder, { maxLength: 40 }),
      fc.array(anyVisit, { maxLength: 15 }),
      async (orders, visits) => {
        await emptyShop();
        const buyers = BUYERS.map((buyer) => ({ ...buyer, id: randomUUID() }));
        await db().customer.createMany({
          data: buyers.map(({ id, phoneDigits, isRemoved }) => {
            return { id, firstName: "A", lastName: "B", phoneDigits, removedAt: isRemoved ? NOON : null };
          }),
        });
        const sold = orders.map(({ customer, hour, ...state }) => {
          const createdAt = hourOf(hour);
          const buyer = customer === null ? null : (buyers[customer] ?? null);
          return { id: randomUUID(), buyer, createdAt, shopDay: shopDay(createdAt), ...state };
        });
        await db().order.createMany({
          data: sold.map(({ id, buyer, createdAt, status, paymentStatus, isTest, isRemoved }) => ({
            ...{ id, customerId: buyer?.id ?? null, createdAt, status, paymentStatus, isTest },
            ...{ removedAt: isRemoved ? NOON : null, total: "1", subtotal: "1" },
          })),
        });
        const byHand = visits.map(({ customer, hour, isVoid }) => {
          const createdAt = hourOf(hour);
          return { id: randomUUID(), customerId: String(buyers[customer]?.id), createdAt, isVoid };
        });
        await db().loyaltyCheckin.createMany({
          data: byHand.map(({ isVoid, ...visit }) => ({
            ...visit,
            phone: "7025550100",
            shopDay: at(shopDay(visit.createdAt)),
            voidedAt: isVoid ? NOON : null,
          })),
        });

        const eligible = sold
          .filter((order) => isEligibleOrder(order, order.buyer))
          .map((order) => ({ ...order, memberId: String(order.buyer?.id) }));
        const free = byHand
          .filter(({ isVoid }) => !isVoid)
          .map((visit) => ({
            ...visit,
            memberId: visit.customerId,
            shopDay: shopDay(visit.createdAt),
            besideOrders: [],
          }));
        const plan = planVisits(eligible, free);
        const result = await backfillCheckins(ctx);
        expect(result).toEqual({ created: plan.create.length, eligibleOrders: eligible.length });
        const kept = await db().loyaltyCheckin.findMany();
        const attached = new Map(plan.attach.map(({ visitId, orderId }) => [visitId, orderId]));
        for (const visit of kept.filter(({ source }) => source === "manual")) {
          expect(visit.orderId).toBe(attached.get(visit.id) ?? null);
        }
        const made = kept.filter(({ source }) => source === "order").map(({ orderId }) => orderId);
        expect(made.sort()).toEqual(plan.create.map(({ id }) => id).sort());
        for (const { id } of buyers) {
          const own = kept.filter((visit) => visit.customerId === id && visit.voidedAt === null);
          // A customer whose count this run had no reason to touch keeps what it had.
          if (plan.create.some(({ memberId }) => memberId === id)) {
            expect((await counted(id)).checkinCount).toBe(own.length);
          }
        }
        expect((await backfillCheckins(ctx)).created).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
});
