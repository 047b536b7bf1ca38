import { describe, expect, test } from "vitest";
import { isChargeInDoubt, orderMoney } from "./order-money";
import { OrderWire } from "./schemas";
import { toOrder } from "./to-order";

const list = (...elements: object[]) => ({ elements });
const payment = (amount: number, taxAmount = 0) => ({ id: "PAY1", amount, taxAmount, result: "SUCCESS" });
const wire = (parts: object) =>
  OrderWire.parse({
    id: "ORDER1",
    state: "locked",
    paymentState: "PAID",
    total: 2_043,
    createdTime: 1_767_232_800_000,
    device: { id: "d" },
    lineItems: list({ id: "L1", name: "Grinder", price: 1_885 }),
    payments: list(payment(2_043, 158)),
    ...parts,
  });
const money = (parts: object) => orderMoney(wire(parts));
const mapped = (parts: object) => {
  const order = toOrder(wire(parts));
  if (!order.ok) throw new Error(order.reason);
  return order.value;
};
const refund = (parts: object) => ({ id: "REF1", amount: 2_043, taxAmount: 158, ...parts });

describe("given back", () => {
  test.each(["PAID", "REFUNDED", undefined])("whole: refunded although Clover says %s", (paymentState) => {
    const order = mapped({ paymentState, refunds: list(refund({ status: "SUCCESS" })) });
    expect(order).toMatchObject({ paymentStatus: "refunded", subtotal: "0.00", refundedGoods: "18.85" });
  });

  test.each(["PARTIALLY_REFUNDED", "PAID", "REFUNDED"])(
    "in part: paid and keeps the rest although Clover says %s",
    (paymentState) => {
      const order = mapped({ paymentState, refunds: list(refund({ amount: 1_000, taxAmount: 77 })) });
      expect(order).toMatchObject({ paymentStatus: "paid", subtotal: "9.62", refunded: "10.00" });
    },
  );

  test("a total that dropped by what went back is no shortfall and no discount", () => {
    const refunds = list(refund({ amount: 1_000, taxAmount: 77 }));
    expect(mapped({ total: 1_043, paymentState: "PARTIALLY_REFUNDED", refunds })).toMatchObject({
      paymentStatus: "paid",
      subtotal: "9.62",
      discounts: "0.00",
    });
  });

  test("a refund that was voided and a credit that failed are no money", () => {
    const refunds = list(refund({ voided: true }));
    const credits = list({ id: "CRD1", amount: 2_043, taxAmount: 158, result: "FAIL" });
    const order = mapped({ refunds, credits });
    expect(order).toMatchObject({ paymentStatus: "paid", subtotal: "18.85", refunded: "0.00" });
    expect(order.refunds.map(({ kind, isVoid }) => [kind, isVoid])).toEqual([
      ["refund", true],
      ["credit", true],
    ]);
  });

  test.each(["VOIDED", "VOIDING", "INITIATED", "PENDING", "AUTH"])(
    "a credit of result %s is no money",
    (result) => {
      const credits = list({ id: "CRD1", amount: 2_043, taxAmount: 158, result });
      expect(mapped({ credits })).toMatchObject({ paymentStatus: "paid", refunded: "0.00" });
    },
  );

  test("a refund that failed need not name its amount, one that happened must", () => {
    const unnamed = (parts: object) => toOrder(wire({ refunds: list({ id: "REF1", ...parts }) }));
    expect(unnamed({ status: "FAIL" }).ok).toBe(true);
    expect(unnamed({ status: "SUCCESS" })).toMatchObject({ ok: false, reason: "refunds: one has no amount" });
  });

  test("a credit leaves the day of sale as it was, and takes the visit back when it is the whole", () => {
    const credits = list({ id: "CRD1", amount: 2_043, taxAmount: 158, result: "SUCCESS" });
    expect(mapped({ credits })).toMatchObject({ paymentStatus: "refunded", subtotal: "18.85" });
  });

  test("without a time of its own a credit is dated by its client, else by its order", () => {
    const credits = list(
      { id: "CRD1", amount: 5, clientCreatedTime: 1_767_232_900_000 },
      { id: "CRD2", amount: 5 },
    );
    expect(mapped({ credits }).refunds.map(({ createdAt }) => createdAt.getTime())).toEqual([
      1_767_232_900_000, 1_767_232_800_000,
    ]);
  });
});

describe("what is no goods", () => {
  test("gift cards and donations are left out when they are sold", () => {
    const lineItems = list(
      { id: "L1", name: "Grinder", price: 1_885 },
      { id: "L2", name: "Gift card", price: 5_000, isRevenue: false },
    );
    expect(money({ lineItems, total: 7_043, payments: list(payment(7_043, 158)) })).toMatchObject({
      grossCents: 1_885n,
      giftCardsCents: 5_000n,
      subtotalCents: 1_885n,
      discountsCents: 0n,
    });
  });

  test("a gift card that went back is no refund of goods", () => {
    const lineItems = list(
      { id: "L1", name: "Grinder", price: 1_885 },
      { id: "L2", name: "Gift card", price: 5_000, isRevenue: false, refunded: true },
    );
    const refunds = list(refund({ amount: 5_000, taxAmount: 0 }));
    const sum = money({ lineItems, refunds, total: 7_043, payments: list(payment(7_043, 158)) });
    expect(sum).toMatchObject({
      refundedGiftCardsCents: 5_000n,
      refundedGoodsCents: 0n,
      subtotalCents: 1_885n,
    });
  });

  test("fee lines are no goods, by price or by percent", () => {
    const lines = (fee: object) =>
      list(
        { id: "L1", name: "Grinder", price: 1_885 },
        { id: "L2", name: "Service", isOrderFee: true, ...fee },
      );
    const payments = list(payment(2_382, 158));
    for (const fee of [{ price: 339 }, { percentage: 180_000 }]) {
      expect(money({ lineItems: lines(fee), total: 2_382, payments })).toMatchObject({
        feesCents: 339n,
        subtotalCents: 1_885n,
      });
    }
  });

  test("a fee line by percent does not make a tip of the register look as if it were inside", () => {
    const lineItems = list(
      { id: "L1", name: "Grinder", price: 1_885 },
      { id: "L2", name: "Service", isOrderFee: true, price: 0, percentage: 180_000 },
    );
    const payments = list({ ...payment(2_382, 158), tipAmount: 339 });
    expect(money({ lineItems, total: 2_382, payments })).toMatchObject({
      tipsCents: 339n,
      feesCents: 339n,
      subtotalCents: 1_885n,
    });
  });

  test("the service charge of the order is a fee", () => {
    const sum = money({
      total: 2_232,
      payments: list(payment(2_232, 158)),
      serviceCharge: { enabled: true, percentageDecimal: 100_000 },
    });
    expect(sum).toMatchObject({ feesCents: 189n, subtotalCents: 1_885n });
  });

  test("a split item counts its part of a fixed price", () => {
    const lineItems = list({ id: "L1", name: "Shared hookah", price: 3_770, unitQty: 500 });
    expect(money({ lineItems })).toMatchObject({ grossCents: 1_885n, discountsCents: 0n });
  });
});

describe("paid, whatever the register says", () => {
  test("an order may be open with payments that cover it", () => {
    expect(mapped({ state: "open", paymentState: "OPEN" })).toMatchObject({
      status: "open",
      paymentStatus: "paid",
    });
  });

  test("what is owed is no discount", () => {
    const order = mapped({ paymentState: "OPEN", state: "open", payments: list(payment(1_000, 77)) });
    expect(order).toMatchObject({ paymentStatus: "partially_paid", discounts: "0.00", grossSales: "9.23" });
  });
});

describe("an order Clover calls PAID that shows no payment", () => {
  const hidden = { payments: undefined };

  test("was paid its total: goods by its lines, the rest tax", () => {
    expect(mapped(hidden)).toMatchObject({
      paymentStatus: "paid",
      subtotal: "18.85",
      tax: "1.58",
      discounts: "0.00",
    });
  });

  test("with the discounts of the sale as a whole, which are asked for", () => {
    const order = wire({ ...hidden, total: 1_839, discounts: list({ name: "10 %", percentage: 10 }) });
    expect(isChargeInDoubt({ ...order, discounts: [] })).toBe(true);
    expect(orderMoney(order)).toMatchObject({ subtotalCents: 1_697n, discountsCents: 188n, taxCents: 142n });
  });

  test("and is refunded when what went back is all of it", () => {
    const refunds = list(refund({ status: "SUCCESS" }));
    expect(mapped({ ...hidden, refunds })).toMatchObject({ paymentStatus: "refunded", subtotal: "0.00" });
  });

  test("while one given away stays all discount, and one Clover does not call paid is not", () => {
    expect(mapped({ ...hidden, total: 0 })).toMatchObject({ paymentStatus: "paid", discounts: "18.85" });
    expect(mapped({ ...hidden, paymentState: "OPEN" })).toMatchObject({
      paymentStatus: "open",
      subtotal: "0.00",
    });
  });
});

test("sales less discounts less refunds is the subtotal, and with the rest it is what was paid", () => {
  for (const paid of [100, 1_885, 2_043, 5_000]) {
    for (const back of [0, 100, 1_000]) {
      const refunds = back ? list(refund({ amount: back, taxAmount: 0 })) : list();
      const lineItems = list(
        { id: "L1", name: "Grinder", price: 1_885 },
        { id: "L2", name: "Gift card", price: 700, isRevenue: false },
        { id: "L3", name: "Fee", price: 50, isOrderFee: true },
      );
      const sum = money({ lineItems, refunds, total: paid, payments: list(payment(paid, 10)) });
      expect(sum.grossCents - sum.discountsCents - sum.refundedGoodsCents).toBe(sum.subtotalCents);
      if (!sum.isWhollyGivenBack) {
        expect(sum.grossCents - sum.discountsCents + sum.giftCardsCents + sum.feesCents + sum.taxCents).toBe(
          BigInt(paid),
        );
      }
    }
  }
});
