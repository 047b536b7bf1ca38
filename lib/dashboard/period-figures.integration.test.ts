import { expect, it } from "vitest";
import { periodOf } from "@/lib/dashboard/period";
import { bestSellers, ordersByHour, periodFigures, tierMoves } from "@/lib/dashboard/period-figures";
import { RowsQuery, readPeriodRows } from "@/lib/dashboard/period-rows";
import { countTiers } from "@/lib/loyalty/queries";
import { readLaunchDate } from "@/lib/settings/queries";
import { setLaunchDate } from "@/lib/settings/set-launch-date";
import { TIERS } from "@/lib/tier";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

/** A quarter past midnight in Las Vegas, the day after the clocks went back: 1 November 2026 had 25 hours. */
const now = new Date("2026-11-02T08:15:00Z");
const period = periodOf({}, now);

it("returns every day of the period and of the previous one, including a 25-hour day", async () => {
  await withRollback(async (db) => {
    const { id: customerId } = await makeCustomer(db, { createdAt: new Date("2026-10-20T20:00:00Z") });
    await makeCustomer(db, { createdAt: new Date("2026-10-20T21:00:00Z"), isPlaceholder: true });
    // Both 1:30 AMs of 1 November.
    await makeOrder(db, { createdAt: new Date("2026-11-01T08:30:00Z"), subtotal: "1.00" });
    await makeOrder(db, { createdAt: new Date("2026-11-01T09:30:00Z"), subtotal: "2.50" });
    await makeOrder(db, { createdAt: new Date("2026-11-01T09:40:00Z"), paymentStatus: "unpaid" });
    await makeOrder(db, { createdAt: new Date("2026-11-01T09:50:00Z"), isTest: true });
    await makeOrder(db, { createdAt: new Date("2026-09-10T20:00:00Z"), subtotal: "4.00" });
    await makeOrder(db, { createdAt: new Date("2026-08-01T12:00:00Z"), subtotal: "800.00" });
    const shopDay = new Date("2026-11-01");
    const visit = { customerId, phone: "7025550110", shopDay, createdAt: new Date("2026-11-01T20:00:00Z") };
    await db.loyaltyCheckin.createMany({ data: [visit, visit, { ...visit, voidedAt: now }] });

    const { current, previous } = await periodFigures(adminCtx(db, now), period);
    expect([current.length, previous.length]).toEqual([30, 30]);
    const some = (days: typeof current) =>
      days.filter(({ orders, visits, newMembers }) => orders + visits + newMembers > 0);
    expect(some(current)).toEqual([
      { day: "2026-10-20", revenue: "0.00", orders: 0, visits: 0, newMembers: 1 },
      { day: "2026-11-01", revenue: "3.50", orders: 3, visits: 2, newMembers: 0 },
    ]);
    expect(some(previous)).toEqual([
      { day: "2026-09-10", revenue: "4.00", orders: 1, visits: 0, newMembers: 0 },
    ]);
    const hours = await ordersByHour(adminCtx(db, now), period);
    expect([hours.length, hours[1]]).toEqual([24, 3]);
  });
});

it("lists best sellers of paid orders without refunded lines", async () => {
  await withRollback(async (db) => {
    const [beaker, grinder] = [
      await makeProduct(db, { name: "Beaker" }),
      await makeProduct(db, { name: "Grinder", stock: 0 }),
    ];
    const { id: groupId } = await makeProduct(db, { name: "Grinders", isGroup: true });
    await db.product.update({ where: { id: grinder.id }, data: { groupId } });
    const order = await makeOrder(db, { createdAt: new Date("2026-11-01T20:00:00Z") });
    const open = await makeOrder(db, { createdAt: new Date("2026-11-01T20:00:00Z"), status: "open" });
    const line = { orderId: order.id, price: "5.00" };
    await db.orderItem.createMany({
      data: [
        { ...line, productId: beaker.id, quantity: 2, total: "10.00" },
        { ...line, productId: grinder.id, quantity: 3, total: "15.00" },
        { ...line, productId: beaker.id, quantity: 9, total: "45.00", isRefunded: true },
        { ...line, productId: beaker.id, quantity: 9, total: "45.00", kind: "gift" },
        { ...line, orderId: open.id, productId: beaker.id, quantity: 9, total: "45.00" },
      ],
    });
    const found = await bestSellers(adminCtx(db, now), period);
    expect(found.map(({ name, sold, revenue, stock }) => [name, sold, revenue, stock])).toEqual([
      ["Grinder", 3, "15.00", 0],
      ["Beaker", 2, "10.00", 12],
    ]);
    // Photo and words of a variant are its group's.
    expect(found.map(({ panelId }) => panelId)).toEqual([groupId, beaker.id]);
  });
});

it("counts a member once, at the highest tier reached in the period, and no test record", async () => {
  await withRollback(async (db) => {
    for (const isPlaceholder of [false, true]) {
      const made = await makeCustomer(db, { isPlaceholder });
      await db.customer.update({ where: { id: made.id }, data: { memberVisits: 12, checkinCount: 12 } });
      const visit = { customerId: made.id, phone: "7025550110", shopDay: new Date("2026-10-20") };
      await db.loyaltyCheckin.createMany({
        data: Array.from({ length: 8 }, () => ({ ...visit, createdAt: new Date("2026-10-20T20:00:00Z") })),
      });
    }
    expect(await tierMoves(adminCtx(db, now), period)).toEqual({ VIP: 0, Gold: 0, Silver: 1, Bronze: 0 });
    const later = periodOf({ from: "2026-10-21", to: "2026-10-25" }, now);
    expect(await tierMoves(adminCtx(db, now), later)).toEqual({ VIP: 0, Gold: 0, Silver: 0, Bronze: 0 });
  });
});

it("counts a tier reached by the members of the Loyalty screen only, as the rows behind the number do", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db, now);
    const reach = async (parts: object) => {
      const made = await makeCustomer(db, { createdAt: new Date("2026-03-01T20:00:00Z"), ...parts });
      await db.customer.update({ where: { id: made.id }, data: { memberVisits: 5, checkinCount: 5 } });
      const visit = { customerId: made.id, phone: "7025550110", shopDay: new Date("2026-10-20") };
      await db.loyaltyCheckin.createMany({
        data: Array.from({ length: 5 }, () => ({ ...visit, createdAt: new Date("2026-10-20T20:00:00Z") })),
      });
    };
    await reach({});
    await reach({ createdAt: new Date("2026-01-15T20:00:00Z") });
    await reach({ phone: null, phoneDigits: [] });
    await reach({ removedAt: now });
    const query = RowsQuery.parse({ rows: "tier", first: "2026-10-20", last: "2026-10-20", tier: "Bronze" });
    for (const [launchDate, bronze] of [
      ["", 2],
      ["2026-02-01", 1],
    ] as const) {
      await setLaunchDate(ctx, { launchDate });
      const launch = await readLaunchDate(ctx);
      expect((await countTiers(ctx, launch)).Bronze).toBe(bronze);
      expect((await tierMoves(ctx, period)).Bronze).toBe(bronze);
      expect((await readPeriodRows(ctx, query))?.total).toBe(bronze);
    }
  });
});

it("counts a tier that a member reached before the points expired, and the one reached after", async () => {
  await withRollback(async (db) => {
    const { id: customerId } = await makeCustomer(db);
    const runAt = new Date("2026-09-01T12:00:00Z");
    const { id: expiryId } = await db.pointsExpiry.create({
      data: {
        runAt,
        runBy: "owner",
        lastVisitBefore: new Date("2026-03-01T12:00:00Z"),
        members: 1,
        visits: 12,
      },
    });
    const visits = (day: string, count: number, data: object = {}) =>
      db.loyaltyCheckin.createMany({
        data: Array.from({ length: count }, () => {
          const createdAt = new Date(`${day}T20:00:00Z`);
          return { customerId, phone: "7025550110", shopDay: new Date(day), createdAt, ...data };
        }),
      });
    await visits("2026-01-10", 9, { expiryId });
    await visits("2026-02-10", 3, { expiryId });
    await visits("2026-10-20", 5);
    await db.customer.update({ where: { id: customerId }, data: { memberVisits: 5, checkinCount: 5 } });
    const ctx = adminCtx(db, now);
    const moves = async (first: string, last: string) => {
      const counted = await tierMoves(ctx, periodOf({ from: first, to: last }, now));
      for (const { name: tier } of TIERS)
        expect(await readPeriodRows(ctx, RowsQuery.parse({ rows: "tier", first, last, tier }))).toMatchObject(
          {
            total: counted[tier],
            rows: Array.from({ length: counted[tier] }, () => ({ customerId, note: "5 visits now" })),
          },
        );
      return counted;
    };
    const none = { VIP: 0, Gold: 0, Silver: 0, Bronze: 0 };
    expect(await moves("2026-01-01", "2026-01-31")).toEqual({ ...none, Bronze: 1 });
    expect(await moves("2026-02-01", "2026-02-28")).toEqual({ ...none, Silver: 1 });
    expect(await moves("2026-03-01", "2026-09-30")).toEqual(none);
    expect(await moves("2026-10-01", "2026-10-31")).toEqual({ ...none, Bronze: 1 });
    expect(await moves("2026-01-01", "2026-10-31")).toEqual({ ...none, Silver: 1 });
  });
});

it("requires an admin", async () => {
  for (const read of [periodFigures, ordersByHour, bestSellers, tierMoves])
    await expect(read(customerCtx(), period)).rejects.toMatchObject({ code: "forbidden" });
});
