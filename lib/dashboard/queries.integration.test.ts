import { expect, it } from "vitest";
import { dailyFigures, dashboardFigures } from "@/lib/dashboard/queries";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder, makeProduct } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/setup/with-rollback";

/** A quarter past midnight in Las Vegas, the day after the clocks went back: 1 November 2026 had 25 hours. */
const now = new Date("2026-11-02T08:15:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it("counts the shop's today, and as revenue only locked and paid orders that are no test", async () => {
  await withRollback(async (db) => {
    await makeProduct(db);
    await makeProduct(db, { isActive: false });
    await makeCustomer(db);
    await makeCustomer(db, { isPlaceholder: true });
    await makeOrder(db, { createdAt: minutesAgo(14), subtotal: "10.10" });
    await makeOrder(db, { createdAt: minutesAgo(13), subtotal: "5.05", paymentStatus: "unpaid" });
    await makeOrder(db, { createdAt: minutesAgo(12), subtotal: "7.00", status: "open" });
    await makeOrder(db, { createdAt: minutesAgo(11), subtotal: "99.00", isTest: true });
    await makeOrder(db, { createdAt: minutesAgo(10), subtotal: "99.00", removedAt: now });
    await makeOrder(db, { createdAt: minutesAgo(16), subtotal: "40.00" });
    expect(await dashboardFigures(adminCtx(db, now))).toEqual({
      products: 1,
      productsOffSite: 1,
      ordersToday: 3,
      customers: 2,
      legitimateCustomers: 1,
      revenueToday: "10.10",
    });
  });
});

it("gives every one of the last 30 shop days, with the sales and visits of a 25-hour day in it", async () => {
  await withRollback(async (db) => {
    const { id: customerId } = await makeCustomer(db);
    // Both 1:30 AMs of 1 November.
    await makeOrder(db, { createdAt: new Date("2026-11-01T08:30:00Z"), subtotal: "1.00" });
    await makeOrder(db, { createdAt: new Date("2026-11-01T09:30:00Z"), subtotal: "2.50" });
    await makeOrder(db, { createdAt: new Date("2026-10-31T06:59:00Z"), subtotal: "4.00" });
    await makeOrder(db, { createdAt: new Date("2026-09-01T12:00:00Z"), subtotal: "800.00" });
    const shopDay = new Date("2026-11-01");
    const visit = { customerId, phone: "7025550110", shopDay, createdAt: new Date("2026-11-01T20:00:00Z") };
    await db.loyaltyCheckin.createMany({ data: [visit, visit, { ...visit, voidedAt: now }] });
    const days = await dailyFigures(adminCtx(db, now));
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(["2026-10-04", "2026-11-02"]);
    expect(days.filter(({ revenue, visits }) => revenue !== "0.00" || visits > 0)).toEqual([
      { day: "2026-10-30", revenue: "4.00", visits: 0 },
      { day: "2026-11-01", revenue: "3.50", visits: 2 },
    ]);
  });
});

it("is for staff only", async () => {
  await expect(dashboardFigures(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
  await expect(dailyFigures(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
});
