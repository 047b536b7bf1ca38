import fc from "fast-check";
import { expect, it } from "vitest";
import { centsToDollars, dollarsToCents, formatDollars } from "@/lib/money";

it("formats cents as dollars with two decimals", () => {
  expect([0, 5, 99, 100, 1999, -5, -1999].map(centsToDollars)).toEqual([
    "0.00",
    "0.05",
    "0.99",
    "1.00",
    "19.99",
    "-0.05",
    "-19.99",
  ]);
});

it("round-trips cents through dollars", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      (cents) => dollarsToCents(centsToDollars(cents)) === cents,
    ),
  );
});

it("refuses invalid amounts", () => {
  for (const text of ["", "abc", "1,000.00", "1e3", "NaN"])
    expect(() => dollarsToCents(text)).toThrow(RangeError);
});

it("formats dollars for US readers", () => {
  expect(formatDollars("1234.5")).toBe("$1,234.50");
  const american = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map(centsToDollars), (dollars) => {
      expect(formatDollars(dollars)).toBe(american.format(Number(dollars)));
    }),
  );
});
