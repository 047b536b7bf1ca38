import { expect, it } from "vitest";
import { searchOrders, unsettledOrders } from "@/lib/orders/queries";
import { ordersBehind, reconcile } from "@/lib/orders/reconciliation";
import { revenueByDay } from "@/lib/orders/revenue";
import { adminCtx } from "@/tests/factories/contexts";
import { makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const now = new Date("2031-05-02T20:00:00Z");
const span = { from: new Date("2031-05-02T07:00:00Z"), to: new Date("2031-05-03T07:00:00Z") };

it("takes the tax and the tip of a manual refund off the day it happened", async () => {
  await withRollback(async (db) => {
    await makeOrder(db, {
      createdAt: now,
      grossSales: "20.00",
      subtotal: "20.00",
      tax: "1.68",
      tips: "3.00",
    });
    const credit = { kind: "credit", amount: "12.83", tax: "0.83", tip: "2.00", createdAt: now };
    await db.refund.createMany({
      data: [
        { ...credit, cloverId: "RECONCILED1" },
        { ...credit, cloverId: "RECONCILED2", isVoid: true },
      ],
    });
    const { lines, revenue } = await reconcile(adminCtx(db, now), span);
    expect({ ...lines, revenue }).toMatchObject({
      refunds: "10.00",
      tax: "0.85",
      tips: "1.00",
      revenue: "10.00",
    });
    for (const [line, amounts] of [
      ["refunds", ["10.00"]],
      ["tax", ["-0.83", "1.68"]],
      ["tips", ["-2.00", "3.00"]],
    ] as const) {
      const { orders: behind } = await ordersBehind(adminCtx(db, now), span, line, 9);
      expect(behind.map(({ amount }) => amount).sort()).toEqual(amounts);
      expect(behind.find(({ orderId }) => orderId === null)?.note).toBe("Manual refund");
    }
    expect(await ordersBehind(adminCtx(db, now), span, "tax", 1)).toMatchObject({ count: 2, orders: [{}] });
  });
});

it("keeps no tax and no tip of an order that Clover calls refunded and shows no refund of", async () => {
  await withRollback(async (db) => {
    const sold = { createdAt: now, grossSales: "20.00", tips: "3.00", paymentStatus: "refunded" };
    const said = await makeOrder(db, { ...sold, refundedGoods: "20.00", subtotal: "0.00" });
    const back = { amount: "24.68", tax: "1.68", tip: "3.00", createdAt: now };
    const ctx = adminCtx(db, now);
    const expectNothingLeft = async () => {
      expect((await reconcile(ctx, span)).lines).toMatchObject({ tax: "0.00", tips: "0.00" });
      for (const line of ["tax", "tips"] as const) {
        const { orders } = await ordersBehind(ctx, span, line, 9);
        expect(orders.filter(({ orderId }) => orderId === said.id)).toEqual([]);
      }
    };
    await expectNothingLeft();
    await db.refund.create({
      data: { ...back, kind: "refund", cloverId: "SAID1", orderId: said.id, isVoid: true },
    });
    await expectNothingLeft();
    await db.refund.create({ data: { ...back, kind: "refund", cloverId: "SAID2", orderId: said.id } });
    await expectNothingLeft();
    const credited = await makeOrder(db, { ...sold, subtotal: "20.00" });
    await db.refund.create({ data: { ...back, kind: "credit", cloverId: "SAID3", orderId: credited.id } });
    await expectNothingLeft();
  });
});

it("keeps no fee that was given back with the goods, whole or of an order that Clover only calls refunded", async () => {
  await withRollback(async (db) => {
    const sold = { createdAt: now, grossSales: "20.00", fees: "3.00" };
    const refund = { kind: "refund", amount: "24.68", tax: "1.68", createdAt: now };
    const wholly = { ...sold, subtotal: "0.00", refundedGoods: "20.00", paymentStatus: "refunded" };
    const whole = await makeOrder(db, wholly);
    await makeOrder(db, wholly);
    const part = await makeOrder(db, { ...sold, subtotal: "15.00", refundedGoods: "5.00" });
    const kept = await makeOrder(db, sold);
    await db.refund.createMany({
      data: [
        { ...refund, cloverId: "FEES1", orderId: whole.id },
        { ...refund, cloverId: "FEES2", orderId: part.id, amount: "5.42", tax: "0.42" },
        { ...refund, cloverId: "FEES3", orderId: kept.id, isVoid: true },
      ],
    });
    const found = await reconcile(adminCtx(db, now), span);
    expect(found).toMatchObject({ revenue: "35.00", fees: "6.00" });
  });
});

it("subtracts a manual refund of a deposit once its order is revenue, and of an order without payments at once", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db, now);
    const deposit = { createdAt: now, status: "open", grossSales: "50.00", subtotal: "50.00" };
    const order = await makeOrder(db, { ...deposit, paymentStatus: "partially_paid" });
    const credit = { kind: "credit", amount: "50.00", createdAt: now };
    await db.refund.create({ data: { ...credit, cloverId: "DEPOSIT", orderId: order.id } });
    const revenue = async () => (await reconcile(ctx, span)).revenue;
    expect(await revenue()).toBe("0.00");
    await db.order.update({ where: { id: order.id }, data: { paymentStatus: "refunded" } });
    expect(await revenue()).toBe("0.00");
    await db.order.update({ where: { id: order.id }, data: { status: "locked" } });
    expect([await revenue(), [...(await revenueByDay(ctx, span)).values()]]).toEqual(["0.00", ["0.00"]]);
    const unpaid = { createdAt: now, status: "open", subtotal: "0.00", tax: null };
    for (const paymentStatus of ["credited", "refunded", "paid"]) {
      const { id } = await makeOrder(db, { ...unpaid, paymentStatus });
      await db.refund.create({ data: { ...credit, cloverId: paymentStatus, orderId: id } });
    }
    expect(await revenue()).toBe("-150.00");
  });
});

it("counts an order that is paid but still open alike in the money panel, the list of needs and the filter", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db, now);
    const open = { createdAt: now, status: "open", grossSales: "20.00" };
    const ids = [await makeOrder(db, { ...open, tax: null }), await makeOrder(db, open)].map(({ id }) => id);
    await makeOrder(db, { ...open, isTest: true });
    const counted = { count: 2, total: "41.68" };
    expect((await reconcile(ctx, span)).unsettled).toEqual(counted);
    expect(await unsettledOrders(ctx)).toEqual(counted);
    const filter = { show: "paid-open", from: "2031-05-02", to: "2031-05-02" } as const;
    const { rows } = await searchOrders(ctx, {
      q: "",
      page: 1,
      filter: { ...filter, hour: undefined, weekday: undefined },
    });
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  });
});

it("counts what was taken for a partly paid order beside it, open or closed, and nowhere else", async () => {
  await withRollback(async (db) => {
    const ctx = adminCtx(db, now);
    const part = { createdAt: now, paymentStatus: "partially_paid", total: "40.00", grossSales: "20.00" };
    const ids = [await makeOrder(db, { ...part, status: "open" }), await makeOrder(db, part)].map(
      ({ id }) => id,
    );
    await makeOrder(db, { ...part, isTest: true });
    await makeOrder(db, { ...part, removedAt: now });
    const counted = { count: 2, total: "43.36" };
    expect(await reconcile(ctx, span)).toMatchObject({ revenue: "0.00", unsettled: counted });
    expect(await unsettledOrders(ctx)).toEqual(counted);
    const days = { from: "2031-05-02", to: "2031-05-02", hour: undefined, weekday: undefined };
    const listed = async (show: "paid-open" | "unpaid" | "paid") =>
      (await searchOrders(ctx, { q: "", page: 1, filter: { ...days, show } })).rows
        .map(({ id }) => id)
        .sort();
    expect(await listed("paid-open")).toEqual(ids.sort());
    expect([await listed("unpaid"), await listed("paid")]).toEqual([[], []]);
  });
});

it("finds a refunded order of which Clover shows no refund among the refunded ones", async () => {
  await withRollback(async (db) => {
    const said = await makeOrder(db, { createdAt: now, paymentStatus: "refunded", subtotal: "0.00" });
    const part = await makeOrder(db, { createdAt: now, refunded: "5.00" });
    await makeOrder(db, { createdAt: now });
    const filter = { show: "refunded", from: "2031-05-02", to: "2031-05-02" } as const;
    const { rows } = await searchOrders(adminCtx(db, now), {
      q: "",
      page: 1,
      filter: { ...filter, hour: undefined, weekday: undefined },
    });
    expect(rows.map(({ id }) => id).sort()).toEqual([said.id, part.id].sort());
    expect(rows.find(({ id }) => id === part.id)).toMatchObject({ paymentStatus: "paid", hasRefund: true });
  });
});
