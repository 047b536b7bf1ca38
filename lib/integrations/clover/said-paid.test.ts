import { describe, expect, test } from "vitest";
import { list, mapped, payment, refund, saleWire } from "@/tests/factories/sale-wire";
import { isChargeInDoubt, orderMoney } from "./order-money";

const sale = (parts: object) => mapped(saleWire(parts));

describe("an order with paymentState PAID and no payments", () => {
  const hidden = { payments: undefined };

  test("counts as paid in full: goods by its lines, the rest tax", () => {
    expect(sale(hidden)).toMatchObject({
      paymentStatus: "paid",
      subtotal: "18.85",
      tax: "1.58",
      discounts: "0.00",
    });
  });

  test("uses the discounts of the whole order, which are requested", () => {
    const order = saleWire({ ...hidden, total: 1_839, discounts: list({ name: "10 %", percentage: 10 }) });
    expect(isChargeInDoubt({ ...order, discounts: [] })).toBe(true);
    expect(orderMoney(order)).toMatchObject({ subtotalCents: 1_697n, discountsCents: 188n, taxCents: 142n });
  });

  test("is refunded when all of it was returned", () => {
    const refunds = list(refund({ status: "SUCCESS" }));
    expect(sale({ ...hidden, refunds })).toMatchObject({ paymentStatus: "refunded", subtotal: "0.00" });
  });

  test("was not paid at all when it shows a void instead", () => {
    const order = sale({ ...hidden, voids: list(payment(2_043, 158)) });
    expect(order).toMatchObject({
      paymentStatus: "unpaid",
      grossSales: "0.00",
      discounts: "0.00",
      subtotal: "0.00",
    });
  });

  test("is all discount when its total is zero, and is not paid without that state", () => {
    expect(sale({ ...hidden, total: 0 })).toMatchObject({ paymentStatus: "paid", discounts: "18.85" });
    expect(sale({ ...hidden, paymentState: "OPEN" })).toMatchObject({
      paymentStatus: "open",
      subtotal: "0.00",
    });
  });
});

describe("an order with paymentState PAID whose payments were not taken", () => {
  const notTaken = (result: string, parts: object = {}) =>
    sale({ payments: list({ ...payment(2_043, 158), result }), ...parts });

  test.each(["VOIDED", "VOIDING", "FAIL", "PENDING", "OFFLINE_RETRYING"])(
    "is neither paid nor given away with one of result %s",
    (result) => {
      const order = notTaken(result);
      expect(order).toMatchObject({ paymentStatus: "unpaid", grossSales: "0.00", discounts: "0.00" });
      expect(notTaken(result, { total: undefined })).toMatchObject({ paymentStatus: "unpaid" });
    },
  );

  test("is given away when its total is zero or its payment is of nothing", () => {
    const given = { paymentStatus: "paid", grossSales: "18.85", discounts: "18.85", subtotal: "0.00" };
    expect(notTaken("VOIDED", { total: 0 })).toMatchObject(given);
    expect(sale({ total: 0, payments: list(payment(0)) })).toMatchObject(given);
  });

  test("owes the part of a split payment that was voided", () => {
    const [one, other] = [payment(1_022, 79), { ...payment(1_021, 79), id: "PAY2", result: "VOIDED" }];
    const owed = { paymentStatus: "partially_paid", grossSales: "9.43", discounts: "0.00" };
    expect(sale({ payments: list(one, other) })).toMatchObject(owed);
    expect(sale({ payments: list(one), voids: list(other) })).toMatchObject(owed);
    expect(sale({ payments: list(payment(2_043, 158), other) })).toMatchObject({ paymentStatus: "paid" });
  });
});
