import { expect, it } from "vitest";
import { dashboardFigures } from "@/lib/dashboard/queries";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

/** A quarter past midnight in Las Vegas, the day after the clocks went back: 1 November 2026 had 25 hours. */
const now = new Date("2026-11-02T08:15:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it("counts the shop's current day, with revenue of locked, paid, non-test orders only", async () => {
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

it("requires an admin", async () => {
  await expect(dashboardFigures(customerCtx())).rejects.toMatchObject({ code: "forbidden" });
});
