import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargedCents, lineTotalCents, roundHalfUp } from "./line-total";
import { LineItemWire, OrderWire } from "./schemas";

const line = (fields: object) => LineItemWire.parse({ id: "L1", price: 1_000, ...fields });
const list = (...elements: object[]) => ({ elements });

describe("a line's total in cents", () => {
  test.each([
    ["plain", {}, 1_000n],
    ["no price", { price: undefined }, 0n],
    ["a negative price", { price: -250 }, -250n],
    ["2.5 units", { unitQty: 2_500 }, 2_500n],
    ["a third of a unit at 1.00", { price: 100, unitQty: 333 }, 33n],
    ["half a cent rounds up", { price: 1, unitQty: 500 }, 1n],
    ["a unit quantity of 0 is not a measure", { unitQty: 0 }, 1_000n],
    ["modifications are added", { modifications: list({ amount: 150 }, { amount: -50 }, {}) }, 1_100n],
    ["a discount amount", { discounts: list({ amount: -100 }) }, 900n],
    ["a discount amount without its sign", { discounts: list({ amount: 100 }) }, 900n],
    ["a percentage off", { discounts: list({ percentage: 10 }) }, 900n],
    [
      "an exact percentage has precedence over the rounded one",
      { discounts: list({ percentage: 12, percentageDecimal: 125_000 }) },
      875n,
    ],
    [
      "percentages first, whatever the order",
      { discounts: list({ amount: -100 }, { percentage: 50 }) },
      400n,
    ],
    [
      "several percentages apply one after another",
      { discounts: list({ percentage: 50 }, { percentage: 10 }) },
      450n,
    ],
    [
      "percent of price and modifications",
      { modifications: list({ amount: 200 }), discounts: list({ percentage: 50 }) },
      600n,
    ],
    ["everything off", { discounts: list({ percentage: 100 }) }, 0n],
    ["a discount over 100 percent", { discounts: list({ percentage: 250 }) }, 0n],
    ["a discount past what a number holds", { discounts: list({ percentage: 1e306 }) }, 0n],
    ["a discount larger than the price", { discounts: list({ amount: -5_000 }) }, 0n],
    ["a discount of nothing", { discounts: list({ name: "Staff" }, { percentage: 0 }) }, 1_000n],
    ["half a cent after a percentage rounds up", { price: 5, discounts: list({ percentage: 10 }) }, 5n],
  ])("%s", (_, fields, cents) => {
    expect(lineTotalCents(line(fields))).toBe(cents);
  });

  test("is exact where floating point is not", () => {
    expect(lineTotalCents(line({ price: 9_007_199_254_740_991, unitQty: 1_001 }))).toBe(
      9_016_206_453_995_732n,
    );
  });
});

test("rounds to the nearest cent, half a cent up, on both sides of zero", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (top, bottom) => {
        const distance = 2n * (roundHalfUp(top, bottom) * bottom - top);
        expect(distance <= bottom && distance > -bottom).toBe(true);
      },
    ),
  );
});

describe("what the register charged before tax", () => {
  const order = (fields: object) => OrderWire.parse({ id: "O1", ...fields });

  test("matches the worked example: 34.00 in lines, ten percent off", () => {
    const lineItems = list(
      { id: "A", price: 2_500 },
      { id: "B", price: 1_000, discounts: list({ amount: -100 }) },
    );
    expect(chargedCents(order({ lineItems, discounts: list({ percentage: 10 }) }))).toBe(3_060n);
  });

  test("excludes exchanged lines, includes refunded ones and adds the service charge", () => {
    const lineItems = list(
      { id: "A", price: 1_000, refunded: true },
      { id: "B", price: 700, exchanged: true },
    );
    const serviceCharge = { enabled: true, percentageDecimal: 125_000 };
    expect(chargedCents(order({ lineItems, serviceCharge }))).toBe(1_125n);
    expect(chargedCents(order({ lineItems, serviceCharge: { ...serviceCharge, enabled: false } }))).toBe(
      1_000n,
    );
  });
});
