import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dollarsToCents } from "@/lib/money";
import { OrderWire } from "./schemas";
import { toOrder } from "./to-order";

const list = (...elements: object[]) => ({ elements });

/** An order in the form of recorded ones, with invented values. */
const ORDER = {
  id: "0RDER00000001",
  currency: "USD",
  customers: list({ href: "https://www.clover.com/x", id: "CST0000000001" }, { id: "CST0000000002" }),
  total: 3_316,
  paymentState: "PAID",
  state: "locked",
  manualTransaction: false,
  testMode: false,
  createdTime: 1_767_232_800_000,
  clientCreatedTime: 1_767_232_799_000,
  modifiedTime: 1_767_232_860_000,
  device: { id: "00000000-1111-2222-3333-444444444444" },
  discounts: list({ name: "10% off", percentage: 10 }),
  lineItems: list(
    {
      id: "XNE0000000001",
      item: { id: "AB12CD34EF567" },
      name: "Glass spoon pipe 4 in",
      price: 2_500,
      refunded: false,
    },
    { id: "XNE0000000002", name: "", price: 1_000, discounts: list({ name: "$1 off", amount: -100 }) },
  ),
  payments: list({ id: "PAY0000000001", amount: 3_316, taxAmount: 256, result: "SUCCESS" }),
};

const mapped = (fields: object = {}) => toOrder(OrderWire.parse({ ...ORDER, ...fields }));
const order = (fields: object = {}) => {
  const result = mapped(fields);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

test("maps an order as Clover sends it", () => {
  expect(order()).toEqual({
    cloverId: "0RDER00000001",
    customerCloverId: "CST0000000001",
    total: "33.16",
    subtotal: "30.60",
    tax: "2.56",
    refunded: "0.00",
    grossSales: "35.00",
    discounts: "4.40",
    keptGoods: "34.00",
    refundedGoods: "0.00",
    giftCards: "0.00",
    refundedGiftCards: "0.00",
    fees: "0.00",
    tips: "0.00",
    status: "locked",
    paymentStatus: "paid",
    cloverPaymentState: "paid",
    isTest: false,
    isManual: false,
    isDeleted: false,
    createdAt: new Date(1_767_232_800_000),
    modifiedAt: new Date(1_767_232_860_000),
    items: [
      {
        cloverId: "XNE0000000001",
        itemCloverId: "AB12CD34EF567",
        name: "Glass spoon pipe 4 in",
        quantity: 1,
        unitThousandths: 1_000n,
        price: "25.00",
        total: "25.00",
        isRefunded: false,
        refundCloverId: null,
        kind: "goods",
      },
      {
        cloverId: "XNE0000000002",
        itemCloverId: null,
        name: "Custom sale",
        quantity: 1,
        unitThousandths: 1_000n,
        price: "10.00",
        total: "9.00",
        isRefunded: false,
        refundCloverId: null,
        kind: "goods",
      },
    ],
    refunds: [],
  });
});

describe("states", () => {
  test.each([
    ["locked", "locked"],
    ["LOCKED", "locked"],
    ["OPEN", "open"],
    ["open", "open"],
    [" Held\u0000 ", "held"],
    [null, "pending"],
    ["", "pending"],
    ["x".repeat(99), "x".repeat(31)],
  ])("maps state %j to %j", (state, status) => {
    expect(order({ state }).status).toBe(status);
  });

  test.each([
    ["OPEN", "paid"],
    ["PAID", "paid"],
    ["REFUNDED", "refunded"],
    ["CREDITED", "paid"],
    ["PARTIALLY_PAID", "partially_paid"],
    ["PARTIALLY_REFUNDED", "paid"],
    ["SOMETHING_NEW", "paid"],
  ])("maps payment state %s of a paid order to %s", (paymentState, paymentStatus) => {
    expect(order({ paymentState }).paymentStatus).toBe(paymentStatus);
  });

  test("keeps a sale paid of which a manual refund gave back a part, whatever Clover calls it", () => {
    const credits = list({ id: "CRD1", amount: 1_000, taxAmount: 77, result: "SUCCESS" });
    expect(order({ paymentState: "CREDITED", credits })).toMatchObject({
      paymentStatus: "paid",
      subtotal: "30.60",
      refunded: "10.00",
    });
  });

  test("calls a manual refund without a sale credited", () => {
    const credits = list({ id: "CRD1", amount: 1_000, taxAmount: 77, result: "SUCCESS" });
    const alone = { paymentState: "CREDITED", credits, payments: list(), lineItems: list(), total: 0 };
    expect(order(alone)).toMatchObject({ paymentStatus: "credited", subtotal: "0.00" });
  });

  test("derives the payment state of an old order from its payments", () => {
    expect(order({ paymentState: undefined }).paymentStatus).toBe("paid");
    expect(order({ paymentState: undefined, payments: list() }).paymentStatus).toBe("unpaid");
    expect(order({ paymentState: undefined, total: 9_999 }).paymentStatus).toBe("partially_paid");
  });

  test("marks test, manual and deleted orders", () => {
    const marks = { testMode: true, manualTransaction: true, deletedTimestamp: 1_767_232_900_000 };
    expect(order(marks)).toMatchObject({ isTest: true, isManual: true, isDeleted: true, subtotal: "0.00" });
  });
});

test("keeps a sale without a customer as a guest order", () => {
  expect(order({ customers: undefined }).customerCloverId).toBeNull();
  expect(order({ customers: list() }).customerCloverId).toBeNull();
});

test("replaces a missing total by the amount paid", () => {
  expect(order({ total: undefined }).total).toBe("33.16");
  expect(order({ total: 0 }).total).toBe("33.16");
  expect(order({ total: 0, payments: list() }).total).toBe("0.00");
});

describe("lines sold by measure", () => {
  const line = (fields: object) =>
    order({ lineItems: list({ id: "L", name: "Hose", price: 200, ...fields }) }).items[0];

  test.each([
    [{}, { quantity: 1, unitThousandths: 1_000n, price: "2.00", total: "2.00", name: "Hose" }],
    [
      { unitQty: 3_000 },
      { quantity: 3, unitThousandths: 1_000n, price: "2.00", total: "6.00", name: "Hose" },
    ],
    [
      { unitQty: 2_500 },
      { quantity: 1, unitThousandths: 2_500n, price: "5.00", total: "5.00", name: "Hose (2.5)" },
    ],
    [
      { unitQty: 1_000 },
      { quantity: 1, unitThousandths: 1_000n, price: "2.00", total: "2.00", name: "Hose" },
    ],
    [
      { unitQty: 1 },
      { quantity: 1, unitThousandths: 1n, price: "0.00", total: "0.00", name: "Hose (0.001)" },
    ],
  ])("%j", (fields, expected) => {
    expect(line(fields)).toMatchObject(expected);
  });

  test("adds up the goods that did not go back", () => {
    const kept = list(
      { id: "L1", price: 1_000, discounts: list({ amount: -100 }) },
      { id: "L2", price: 1_000, refunded: true },
      { id: "L3", price: 1_000, exchanged: true },
      { id: "L4", price: 1_000, isRevenue: false },
      { id: "L5", price: 1_000 },
    );
    const refunds = list({ id: "R", amount: 1_000, lineItems: list({ id: "L5" }) });
    expect(order({ lineItems: kept, refunds }).keptGoods).toBe("9.00");
  });

  test("marks returned and exchanged lines", () => {
    expect(line({ refunded: true })?.isRefunded).toBe(true);
    expect(line({ exchanged: true })?.isRefunded).toBe(true);
  });
});

test("a sale made without a connection is dated by its register, within a week before Clover received it", () => {
  const received = ORDER.createdTime;
  const day = 86_400_000;
  const soldAt = (clientCreatedTime: number, offline: boolean) =>
    order({
      clientCreatedTime,
      payments: list({ id: "PAY0000000001", amount: 3_316, result: "SUCCESS", offline }),
    }).createdAt.getTime();
  expect(soldAt(received - day, true)).toBe(received - day);
  expect(soldAt(received - 7 * day, true)).toBe(received - 7 * day);
  for (const [at, offline] of [
    [received - day, false],
    [received - 8 * day, true],
    [received + day, true],
  ] as const)
    expect(soldAt(at, offline)).toBe(received);
});

test.each([
  [{ createdTime: null, clientCreatedTime: null }, "createdTime: is missing"],
  [{ total: 10_000_000_000 }, "total: an amount is too large"],
  [{ lineItems: list({ id: "L", price: 9_999_999_999, unitQty: 2_000 }) }, "total: an amount is too large"],
  [
    { lineItems: list({ id: "L", price: 0, unitQty: 9_007_199_254_740_991 }) },
    "total: an amount is too large",
  ],
  [{ refunds: list({ id: "R" }) }, "refunds: one has no amount"],
  [{ credits: list({ id: "C", amount: 5, taxAmount: 2 ** 45 }) }, "total: an amount is too large"],
])("skips %j with a reason", (fields, reason) => {
  expect(mapped(fields)).toEqual({ ok: false, cloverId: ORDER.id, reason });
});

test("the sum of decimals equals the sum of cents for any orders", () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  const sale = fc.record({ amount: cents, taxAmount: cents, price: cents });
  fc.assert(
    fc.property(fc.array(sale, { minLength: 1, maxLength: 40 }), (sales) => {
      const orders = sales.map(({ amount, taxAmount, price }) => {
        const payments = list({ id: "P", amount: amount + taxAmount, taxAmount, result: "SUCCESS" });
        return order({
          total: amount + taxAmount,
          payments,
          lineItems: list({ id: "L", price }),
          discounts: list(),
        });
      });
      const sum = (pick: (one: (typeof orders)[number]) => string) =>
        orders.reduce((total, one) => total + dollarsToCents(pick(one)), 0n);
      const wire = (pick: (one: (typeof sales)[number]) => number) =>
        sales.reduce((total, one) => total + BigInt(pick(one)), 0n);
      expect(sum(({ subtotal }) => subtotal)).toBe(wire(({ amount }) => amount));
      expect(sum(({ tax }) => tax)).toBe(wire(({ taxAmount }) => taxAmount));
      expect(sum(({ total }) => total)).toBe(wire(({ amount, taxAmount }) => amount + taxAmount));
      expect(sum(({ items }) => items[0]?.total ?? "")).toBe(wire(({ price }) => price));
    }),
  );
});

test("a line keeps the refund that gave it back, not one that names it and was voided", () => {
  const refund = { amount: 100, lineItems: list({ id: "L5" }) };
  const [given, voided] = [
    { ...refund, id: "GIVEN" },
    { ...refund, id: "VOIDED", voided: true },
  ];
  const lineItems = list({ id: "L5", price: 2_500 });
  for (const refunds of [list(given, voided), list(voided, given)])
    expect(order({ lineItems, refunds }).items).toMatchObject([
      { isRefunded: true, refundCloverId: "GIVEN" },
    ]);
});
