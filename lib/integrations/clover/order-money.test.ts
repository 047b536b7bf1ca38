import { describe, expect, test } from "vitest";
import { orderMoney } from "./order-money";
import { OrderWire } from "./schemas";

const list = (...elements: object[]) => ({ elements });
const payment = (amount: number, taxAmount: number, rest: object = {}) => ({
  id: "P",
  amount,
  taxAmount,
  result: "SUCCESS",
  ...rest,
});
const refund = (amount: number, taxAmount: number, rest: object = {}) => ({
  id: "R",
  amount,
  taxAmount,
  ...rest,
});
const order = (fields: object) => OrderWire.parse({ id: "O1", total: 3_316, device: { id: "D" }, ...fields });
const money = (fields: object) => orderMoney(order(fields));

describe("the sale before tax", () => {
  test.each([
    ["one payment", { payments: list(payment(3_316, 256)) }, 3_060n, 256n],
    ["no payment", {}, 0n, 0n],
    ["a split payment", { payments: list(payment(2_000, 154), payment(1_316, 102)) }, 3_060n, 256n],
    ["no tax on the payment", { payments: list({ id: "P", amount: 500, result: "SUCCESS" }) }, 500n, 0n],
    [
      "a captured pre-authorization",
      { payments: list(payment(500, 0, { result: "AUTH_COMPLETED" })) },
      500n,
      0n,
    ],
    [
      "a failed try before the good one",
      { payments: list(payment(3_316, 256, { result: "FAIL" }), payment(3_316, 256)) },
      3_060n,
      256n,
    ],
    [
      "a partial refund",
      { payments: list(payment(3_316, 256)), refunds: list(refund(1_083, 83)) },
      2_060n,
      256n,
    ],
    [
      "a refund of a tip",
      { payments: list(payment(3_316, 256)), refunds: list(refund(1_283, 83, { tipAmount: 200 })) },
      2_060n,
      256n,
    ],
    ["a full refund", { payments: list(payment(3_316, 256)), refunds: list(refund(3_316, 256)) }, 0n, 256n],
    [
      "a voided refund",
      { payments: list(payment(3_316, 256)), refunds: list(refund(3_316, 256, { voided: true })) },
      3_060n,
      256n,
    ],
    [
      "a failed refund",
      { payments: list(payment(3_316, 256)), refunds: list(refund(3_316, 256, { status: "FAIL" })) },
      3_060n,
      256n,
    ],
    ["a manual credit", { payments: list(payment(3_316, 256)), credits: list(refund(60, 0)) }, 3_060n, 256n],
    ["a credit alone", { credits: list(refund(60, 5)) }, 0n, 0n],
    ["a test order", { testMode: true, payments: list(payment(3_316, 256)) }, 0n, 256n],
  ])("%s", (_, fields, subtotalCents, taxCents) => {
    expect(money(fields)).toMatchObject({ subtotalCents, taxCents });
  });

  test.each([
    "FAIL",
    "INITIATED",
    "VOIDED",
    "VOIDING",
    "VOID_FAILED",
    "AUTH",
    "DISCOUNT",
    "OFFLINE_RETRYING",
    "PENDING",
    "NEW_STATE",
  ])("ignores a payment with result %s", (result) => {
    expect(money({ payments: list(payment(3_316, 256, { result })) })).toMatchObject({
      subtotalCents: 0n,
      paidCents: 0n,
    });
  });

  test("counts a payment without a result as successful, as orders list no failed ones", () => {
    for (const result of [null, undefined]) {
      const payments = list(payment(3_316, 256, { result }));
      expect(money({ payments })).toMatchObject({ subtotalCents: 3_060n, paidCents: 3_316n });
    }
  });

  test("refunds include tax and tip", () => {
    const fields = {
      payments: list(payment(3_316, 256)),
      refunds: list(refund(100, 8)),
      credits: list(refund(50, 0)),
    };
    expect(money(fields).refundedCents).toBe(150n);
  });
});

describe("prices with the tax in them", () => {
  const sale = (fields: object) =>
    money({ isVat: true, lineItems: list({ id: "L", price: 1_200 }), ...fields });
  const percentOff = (percentage: number) => list({ name: "Off", percentage });

  test.each([
    ["no discount", { total: 1_200, payments: list(payment(1_200, 200)) }, 1_000n, 0n],
    [
      "a discount",
      { total: 1_080, payments: list(payment(1_080, 180)), discounts: percentOff(10) },
      1_000n,
      100n,
    ],
    [
      "all of it a discount",
      { total: 0, paymentState: "PAID", payments: list(payment(0, 0)), discounts: percentOff(100) },
      1_200n,
      1_200n,
    ],
  ])("are no discount: %s", (_, fields, grossCents, discountsCents) => {
    expect(sale(fields)).toMatchObject({ grossCents, discountsCents });
  });

  test("hold it where a tip is inside the amount too", () => {
    const fields = { total: 1_400, payments: list(payment(1_400, 200, { tipAmount: 200 })) };
    expect(sale(fields)).toMatchObject({ subtotalCents: 1_000n, discountsCents: 0n });
  });
});

describe("a tip", () => {
  const lines = (price: number) => list({ id: "L", price });

  test.each([
    [
      "separate from the amount, as registers store it",
      { total: 105, lineItems: lines(100), payments: list(payment(105, 5, { tipAmount: 20 })) },
      100n,
    ],
    [
      "included in amount and total, as recorded online",
      { total: 125, device: null, lineItems: lines(100), payments: list(payment(125, 5, { tipAmount: 20 })) },
      100n,
    ],
    [
      "inside, although a device is named",
      { total: 125, lineItems: lines(100), payments: list(payment(125, 5, { tipAmount: 20 })) },
      100n,
    ],
    [
      "beside, although no device is named",
      { total: 105, device: null, lineItems: lines(100), payments: list(payment(105, 5, { tipAmount: 20 })) },
      100n,
    ],
    [
      "beside, when the amount is not the total",
      { total: 105, lineItems: lines(100), payments: list(payment(125, 5, { tipAmount: 20 })) },
      120n,
    ],
    [
      "inside, by the missing device where lines are no help",
      { total: 125, device: null, payments: list(payment(125, 5, { tipAmount: 20 })) },
      100n,
    ],
    [
      "beside, by the device where lines are no help",
      { total: 125, payments: list(payment(125, 5, { tipAmount: 20 })) },
      120n,
    ],
    [
      "inside, a line refunded since",
      {
        total: 125,
        lineItems: list({ id: "L", price: 100, refunded: true }),
        payments: list(payment(125, 5, { tipAmount: 20 })),
      },
      100n,
    ],
    [
      "inside, the total lowered by a refund",
      {
        total: 85,
        lineItems: lines(100),
        payments: list(payment(125, 5, { tipAmount: 20 })),
        refunds: list(refund(40, 0)),
      },
      60n,
    ],
    [
      "beside, the total lowered by a refund",
      {
        total: 65,
        lineItems: lines(100),
        payments: list(payment(105, 5, { tipAmount: 20 })),
        refunds: list(refund(40, 0)),
      },
      60n,
    ],
  ])("%s", (_, fields, subtotalCents) => {
    expect(money(fields).subtotalCents).toBe(subtotalCents);
  });
});
