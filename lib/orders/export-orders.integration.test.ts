import { expect, it } from "vitest";
import { exportOrders, ORDER_CSV_HEADER, toOrderCells } from "@/lib/orders/export-orders";
import { OrderFilter } from "@/lib/orders/filter";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

/** Late in the evening before on the shop's clock. */
const nightTo = (day: string) => new Date(`${day}T06:30:00Z`);

it("exports the orders that the screen lists with their money, by the shop's clock, and records who took them", async () => {
  await withRollback(async (db) => {
    const { id: customerId } = await makeCustomer(db, { firstName: "Ana", lastName: "Rivera" });
    const sold = await makeOrder(db, {
      customerId,
      createdAt: nightTo("2026-11-02"),
      grossSales: "25.00",
      discounts: "5.00",
      tips: "2.00",
      refunded: "1.00",
    });
    const guest = await makeOrder(db, { createdAt: nightTo("2026-11-01"), tax: null, cloverId: null });
    await makeOrder(db, { createdAt: nightTo("2026-11-03") });
    await makeOrder(db, { createdAt: nightTo("2026-11-02"), paymentStatus: "open" });
    await makeOrder(db, { createdAt: nightTo("2026-11-02"), removedAt: nightTo("2026-11-04") });
    const ctx = adminCtx(db);
    const exported = async (q: string, filter: Partial<OrderFilter>) => {
      const rows = [];
      for await (const order of await exportOrders(ctx, { q, filter: OrderFilter.parse(filter) }))
        rows.push(toOrderCells(order));
      return rows;
    };
    const { id, cloverId } = sold;
    const soldCells = ["2026-11-01", "22:30", id, cloverId, "Ana Rivera", "locked", "paid"];
    const soldMoney = ["25.00", "5.00", "20.00", "1.68", "2.00", "0.00", "0.00", "21.68", "1.00", false];
    const guestCells = ["2026-10-31", "23:30", guest.id, null, null, "locked", "paid"];
    const guestMoney = ["0.00", "0.00", "20.00", null, "0.00", "0.00", "0.00", "21.68", "0.00", false];
    expect(await exported("", { show: "paid", from: "2026-10-31", to: "2026-11-01" })).toEqual([
      [...soldCells, ...soldMoney],
      [...guestCells, ...guestMoney],
    ]);
    expect(await exported("rivera", {})).toEqual([[...soldCells, ...soldMoney]]);
    const entries = await db.auditEntry.findMany({
      where: { entity: "order list", action: "export" },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ entityId, label, changes }) => [entityId, label, changes])).toEqual([
      ["paid", "Oct 31, 2026 to Nov 1, 2026", { searched: [null, false] }],
      ["all", "All days", { searched: [null, true] }],
    ]);
  });
});

it("counts as revenue what every screen counts: not what is paid while the order is open, or paid in part", async () => {
  await withRollback(async (db) => {
    const createdAt = nightTo("2026-11-02");
    await makeOrder(db, { createdAt, subtotal: "1.00" });
    await makeOrder(db, { createdAt, subtotal: "2.00", paymentStatus: "refunded" });
    await makeOrder(db, { createdAt, subtotal: "4.00", status: "open" });
    await makeOrder(db, { createdAt, subtotal: "8.00", paymentStatus: "partially_paid" });
    const day = { from: "2026-11-01", to: "2026-11-01" };
    const revenues: unknown[] = [];
    for await (const order of await exportOrders(adminCtx(db), { q: "", filter: OrderFilter.parse(day) }))
      revenues.push(toOrderCells(order)[ORDER_CSV_HEADER.indexOf("Revenue")]);
    expect(revenues.sort()).toEqual(["0.00", "0.00", "1.00", "2.00"]);
  });
});

it("requires an admin", async () => {
  const search = { q: "", filter: OrderFilter.parse({}) };
  await expect(exportOrders(customerCtx(), search)).rejects.toMatchObject({ code: "forbidden" });
});
