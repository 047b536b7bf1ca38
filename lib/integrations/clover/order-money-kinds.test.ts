import { describe, expect, test } from "vitest";
import { list, mapped, payment, refund, saleWire } from "@/tests/factories/sale-wire";
import { toRefund } from "./given-back";
import { orderMoney } from "./order-money";
import { CreditWire } from "./schemas";
import { toOrder } from "./to-order";

/** Sold at a register. */
const wire = (parts: object) => saleWire({ device: { id: "d" }, ...parts });
const money = (parts: object) => orderMoney(wire(parts));
const sale = (parts: object) => mapped(wire(parts));

describe("refunds and credits", () => {
  test.each(["PAID", "REFUNDED", undefined])(
    "a complete refund counts as refunded although Clover says %s",
    (paymentState) => {
      const order = sale({ paymentState, refunds: list(refund({ status: "SUCCESS" })) });
      expect(order).toMatchObject({ paymentStatus: "refunded", subtotal: "0.00", refundedGoods: "18.85" });
    },
  );

  test.each(["PARTIALLY_REFUNDED", "PAID", "REFUNDED"])(
    "a partial refund counts as paid with the rest although Clover says %s",
    (paymentState) => {
      const order = sale({ paymentState, refunds: list(refund({ amount: 1_000, taxAmount: 77 })) });
      expect(order).toMatchObject({ paymentStatus: "paid", subtotal: "9.62", refunded: "10.00" });
    },
  );

  test("a total reduced by the refund is neither a shortfall nor a discount", () => {
    const refunds = list(refund({ amount: 1_000, taxAmount: 77 }));
    expect(sale({ total: 1_043, paymentState: "PARTIALLY_REFUNDED", refunds })).toMatchObject({
      paymentStatus: "paid",
      subtotal: "9.62",
      discounts: "0.00",
    });
  });

  test("a voided refund and a failed credit are ignored", () => {
    const refunds = list(refund({ voided: true }));
    const credits = list({ id: "CRD1", amount: 2_043, taxAmount: 158, result: "FAIL" });
    const order = sale({ refunds, credits });
    expect(order).toMatchObject({ paymentStatus: "paid", subtotal: "18.85", refunded: "0.00" });
    expect(order.refunds.map(({ kind, isVoid }) => [kind, isVoid])).toEqual([
      ["refund", true],
      ["credit", true],
    ]);
  });

  test.each(["VOIDED", "VOIDING", "INITIATED", "PENDING", "AUTH"])(
    "a credit with result %s is ignored",
    (result) => {
      const credits = list({ id: "CRD1", amount: 2_043, taxAmount: 158, result });
      expect(sale({ credits })).toMatchObject({ paymentStatus: "paid", refunded: "0.00" });
    },
  );

  test.each(["VOIDED", "VOIDING", "FAIL", "PENDING", "pending"])(
    "a refund with status %s is ignored",
    (status) => {
      const order = sale({ refunds: list(refund({ status })) });
      expect(order).toMatchObject({ paymentStatus: "paid", subtotal: "18.85", refunded: "0.00" });
      expect(order.refunds).toMatchObject([{ kind: "refund", isVoid: true }]);
    },
  );

  test("requires an amount of a successful refund only", () => {
    const unnamed = (parts: object) => toOrder(wire({ refunds: list({ id: "REF1", ...parts }) }));
    expect(unnamed({ status: "FAIL" }).ok).toBe(true);
    expect(unnamed({ status: "SUCCESS" })).toMatchObject({ ok: false, reason: "refunds: one has no amount" });
  });

  test("leaves out one that the database cannot hold and that gave nothing back", () => {
    const refunds = list(
      refund({ id: "REF1", amount: 2 ** 45, voided: true }),
      refund({ id: "REF2", amount: 5 }),
    );
    expect(sale({ refunds }).refunds.map(({ cloverId }) => cloverId)).toEqual(["REF2"]);
    const order = toOrder(wire({ refunds: list(refund({ amount: 2 ** 45 })) }));
    expect(order).toMatchObject({ ok: false, reason: "total: an amount is too large" });
    const credit = CreditWire.parse({ id: "CRD1", amount: 2 ** 45, createdTime: 1_767_232_800_000 });
    expect(toRefund(credit, "credit", { id: null })).toBeNull();
  });

  describe("a tip beside the amount", () => {
    const withTip = { total: 2_000, payments: list({ ...payment(2_000), tipAmount: 500 }) };
    const giveBack = (amount: number, tipAmount?: number) =>
      sale({ ...withTip, refunds: list(refund({ amount, taxAmount: 0, tipAmount })) });

    test("is no part of the goods: with it a partial refund is not a whole one", () => {
      expect(giveBack(2_100, 500)).toMatchObject({ paymentStatus: "paid", subtotal: "4.00" });
    });

    test("may be named by a refund of exactly the amount paid that does not hold it: the sale is refunded", () => {
      expect(giveBack(2_000, 500)).toMatchObject({ paymentStatus: "refunded", subtotal: "0.00" });
    });

    test("may stay with the shop or go back as well: the sale is refunded", () => {
      for (const order of [giveBack(2_000, 0), giveBack(2_000), giveBack(2_500, 500)])
        expect(order).toMatchObject({ paymentStatus: "refunded", subtotal: "0.00", refundedGoods: "20.00" });
    });
  });

  test("a tip that only the refund mentions was in the amount: nothing of the sale is left", () => {
    const payments = list(payment(2_500));
    const refunds = list(refund({ amount: 2_500, taxAmount: 0, tipAmount: 500 }));
    const order = sale({ total: 2_500, payments, refunds });
    expect(order).toMatchObject({ paymentStatus: "refunded", subtotal: "0.00" });
  });

  test("a line that only the refund names went back like one with the flag", () => {
    const lineItems = list(
      { id: "L1", name: "Grinder", price: 1_000, refunded: false },
      { id: "L2", name: "Jar", price: 885, refunded: false },
      { id: "L3", name: "Tip", price: 0, exchanged: true },
    );
    const isRefunded = (back: object) =>
      sale({ lineItems, refunds: list(refund({ amount: 959, taxAmount: 74, ...back })) }).items.map(
        (line) => line.isRefunded,
      );
    const lines = list({ id: "L2" });
    expect(isRefunded({ lineItems: lines })).toEqual([false, true, true]);
    expect(isRefunded({ lineItems: lines, status: "FAIL" })).toEqual([false, false, true]);
  });

  test("a line that names the refund it came back with went back, if the money did", () => {
    const lineItems = list(
      { id: "L1", name: "Grinder", price: 1_000, refunded: false },
      { id: "L2", name: "Jar", price: 885, refunded: false, refund: { id: "REF1" } },
    );
    const isRefunded = (status: string) =>
      sale({ lineItems, refunds: list(refund({ amount: 959, taxAmount: 74, status })) }).items.map(
        (line) => line.isRefunded,
      );
    expect(isRefunded("SUCCESS")).toEqual([false, true]);
    expect(isRefunded("PENDING")).toEqual([false, false]);
  });

  test("a credit does not change the day of sale, and a complete credit revokes the visit", () => {
    const credits = list({ id: "CRD1", amount: 2_043, taxAmount: 158, result: "SUCCESS" });
    expect(sale({ credits })).toMatchObject({ paymentStatus: "refunded", subtotal: "18.85" });
  });

  test("dates a credit without a time by the client's time, else by its order", () => {
    const credits = list(
      { id: "CRD1", amount: 5, clientCreatedTime: 1_767_232_900_000 },
      { id: "CRD2", amount: 5 },
    );
    expect(sale({ credits }).refunds.map(({ createdAt }) => createdAt.getTime())).toEqual([
      1_767_232_900_000, 1_767_232_800_000,
    ]);
  });
});

describe("items that are not goods", () => {
  test("sold gift cards and donations are excluded", () => {
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

  test("a returned gift card is not a refund of goods", () => {
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

  test.each([
    [500, 0n, 500n],
    [1_100, 0n, 1_000n],
    [3_500, 2_350n, 1_000n],
  ])(
    "a refund of %i cents that names no line is goods, then the fee, then gift cards",
    (amount, gift, goods) => {
      const lineItems = list(
        { id: "L1", name: "Grinder", price: 1_000 },
        { id: "L2", name: "Service", price: 150, isOrderFee: true },
        { id: "L3", name: "Gift card", price: 5_000, isRevenue: false },
      );
      const refunds = list(refund({ amount, taxAmount: 0 }));
      expect(money({ lineItems, refunds, total: 6_150, payments: list(payment(6_150)) })).toMatchObject({
        refundedGoodsCents: goods,
        refundedGiftCardsCents: gift,
        giftCardsCents: 5_000n,
      });
    },
  );

  test("fee lines by price or percent are excluded", () => {
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

  test("a percentage fee does not make a tip look as if it were included in the total", () => {
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

  test("the service charge of an order is a fee", () => {
    const sum = money({
      total: 2_232,
      payments: list(payment(2_232, 158)),
      serviceCharge: { enabled: true, percentageDecimal: 100_000 },
    });
    expect(sum).toMatchObject({ feesCents: 189n, subtotalCents: 1_885n });
  });

  test("the service charge of an order with a gift card is the share of both", () => {
    const lineItems = list(
      { id: "L1", name: "Grinder", price: 1_885 },
      { id: "L2", name: "Gift card", price: 5_000, isRevenue: false },
    );
    const sum = money({
      lineItems,
      total: 7_732,
      payments: list(payment(7_732, 158)),
      serviceCharge: { enabled: true, percentageDecimal: 100_000 },
    });
    expect(sum).toMatchObject({ feesCents: 689n, giftCardsCents: 5_000n, subtotalCents: 1_885n });
  });

  test("a split item counts its share of a fixed price", () => {
    const lineItems = list({ id: "L1", name: "Shared hookah", price: 3_770, unitQty: 500 });
    expect(money({ lineItems })).toMatchObject({ grossCents: 1_885n, discountsCents: 0n });
  });
});

describe("orders that are paid although the register disagrees", () => {
  test("an open order with covering payments is paid", () => {
    expect(sale({ state: "open", paymentState: "OPEN" })).toMatchObject({
      status: "open",
      paymentStatus: "paid",
    });
  });

  test("an amount still due is not a discount", () => {
    const order = sale({ paymentState: "OPEN", state: "open", payments: list(payment(1_000, 77)) });
    expect(order).toMatchObject({ paymentStatus: "partially_paid", discounts: "0.00", grossSales: "9.23" });
  });
});

test("sales less discounts and refunds are the subtotal, and with tax, tips and fees the amount paid", () => {
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
