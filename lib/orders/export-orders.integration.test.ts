import { expect, it } from "vitest";
import { exportOrders, ORDER_CSV_HEADER, toOrderCells } from "@/lib/orders/export-orders";
import { OrderFilter } from "@/lib/orders/filter";
import { orderFigures } from "@/lib/orders/queries";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

/** 10:30 PM of the day before, or 11:30 PM in summer, on the shop's clock. */
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
    const soldCells = ["2026-11-01", "22:30", "Order", id, cloverId, "Ana Rivera", "locked", "paid"];
    const soldMoney = ["25.00", "5.00", "20.00", "1.68", "2.00", "0.00", "0.00", "21.68", "1.00", false];
    const guestCells = ["2026-10-31", "23:30", "Order", guest.id, null, null, "locked", "paid"];
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

it("adds up to the dashboard's revenue of the same days, with each manual refund as a row of its own day", async () => {
  await withRollback(async (db) => {
    const at = new Date("2031-05-02T20:00:00Z");
    const earlier = new Date("2031-04-20T20:00:00Z");
    const sold = { createdAt: at, grossSales: "20.00" };
    const { id: customerId } = await makeCustomer(db, { firstName: "Ana", lastName: "Rivera" });
    const credited = await makeOrder(db, { ...sold, createdAt: earlier, customerId, refunded: "12.83" });
    await makeOrder(db, sold);
    await makeOrder(db, { ...sold, subtotal: "15.00", refunded: "5.42" });
    const unpaid = await makeOrder(db, { ...sold, status: "open", paymentStatus: "open" });
    const removed = await makeOrder(db, { ...sold, removedAt: at });
    const credit = { kind: "credit", amount: "5.00", createdAt: at };
    await db.refund.createMany({
      data: [
        { ...credit, cloverId: "OF-ORDER", orderId: credited.id, amount: "12.83", tax: "0.83", tip: "2.00" },
        { ...credit, cloverId: "ALONE" },
        { ...credit, cloverId: "VOID", isVoid: true },
        { ...credit, cloverId: "DEPOSIT", orderId: unpaid.id },
        { ...credit, cloverId: "DELETED", orderId: removed.id },
        { ...credit, cloverId: "MAY-3", createdAt: new Date("2031-05-03T07:00:00Z") },
      ],
    });
    const ctx = adminCtx(db, new Date("2031-05-02T23:00:00Z"));
    const exported = async (q: string, filter: Partial<OrderFilter>) => {
      const rows = [];
      for await (const row of await exportOrders(ctx, { q, filter: OrderFilter.parse(filter) }))
        rows.push(toOrderCells(row));
      return rows;
    };
    const sum = (rows: unknown[][], name: (typeof ORDER_CSV_HEADER)[number]) =>
      rows.reduce((total, row) => total + Number(row[ORDER_CSV_HEADER.indexOf(name)]), 0).toFixed(2);
    const today = await exported("", { from: "2031-05-02", to: "2031-05-02" });
    const figures = await orderFigures(ctx);
    expect([sum(today, "Revenue"), figures.today.revenue]).toEqual(["20.00", "20.00"]);
    const month = await exported("", { from: "2031-04-03", to: "2031-05-02" });
    expect([sum(month, "Revenue"), figures.month.revenue]).toEqual(["40.00", "40.00"]);
    // 12.83 and 5.00 of the manual refunds, 5.42 of a payment: no money twice.
    expect(sum(month, "Refunded")).toBe("23.25");
    const refundCells = (row: { orderId: string | null; cloverId: string; customer: string | null }) => [
      "2031-05-02",
      "13:00",
      "Manual refund",
      row.orderId,
      row.cloverId,
      row.customer,
      "",
      "",
      "0.00",
      "0.00",
    ];
    const ofOrder = [
      ...refundCells({ orderId: credited.id, cloverId: "OF-ORDER", customer: "Ana Rivera" }),
      ...["-10.00", "-0.83", "-2.00", "0.00", "0.00", "0.00", "12.83", false],
    ];
    const alone = [
      ...refundCells({ orderId: null, cloverId: "ALONE", customer: null }),
      ...["-5.00", "0.00", "0.00", "0.00", "0.00", "0.00", "5.00", false],
    ];
    const isRefund = (row: unknown[]) => row[ORDER_CSV_HEADER.indexOf("Kind")] === "Manual refund";
    const refundsOf = async (q: string, filter: Partial<OrderFilter>) =>
      (await exported(q, filter)).filter(isRefund);
    expect(today.filter(isRefund).sort()).toEqual([alone, ofOrder].sort());
    expect(await refundsOf("rivera", {})).toEqual([ofOrder]);
    expect(await refundsOf("", { show: "refunded" })).toHaveLength(2);
    for (const other of [{ hour: 14 }, { weekday: 1 }, { show: "paid" }, { show: "unpaid" }] as const)
      expect(await refundsOf("", other)).toEqual([]);
  });
});

it("requires an admin", async () => {
  const search = { q: "", filter: OrderFilter.parse({}) };
  await expect(exportOrders(customerCtx(), search)).rejects.toMatchObject({ code: "forbidden" });
});
