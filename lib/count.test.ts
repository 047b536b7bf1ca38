import fc from "fast-check";
import { expect, it } from "vitest";
import { countOf, formatCount, formatUnits, shownOf } from "@/lib/count";

it("groups thousands like Intl.NumberFormat", () => {
  const american = new Intl.NumberFormat("en-US");
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(american.format(count));
    }),
  );
});

it("keeps up to three decimals, and groups none of them", () => {
  const american = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (thousandths) => {
      expect(formatCount(thousandths / 1_000)).toBe(american.format(thousandths / 1_000));
    }),
  );
});

it.each([
  [0, "0"],
  [0.125, "0.125"],
  [1, "1"],
  [23.5, "24"],
  [108.333, "108"],
  [1_204.4, "1,204"],
])("shows %d units sold as %s", (units, text) => {
  expect(formatUnits(units)).toBe(text);
});

it.each([
  [0, "0 visits"],
  [1, "1 visit"],
  [2, "2 visits"],
  [1_204, "1,204 visits"],
])("puts the noun of %d in the plural, except for one", (count, text) => {
  expect(countOf(count, "visit")).toBe(text);
});

it("takes the plural of a noun that has its own", () => {
  expect([countOf(1, "person", "people"), countOf(3, "person", "people")]).toEqual(["1 person", "3 people"]);
});

it("says where a list is cut", () => {
  expect(shownOf(50, 1_204)).toBe("newest 50 of 1,204");
  expect(shownOf(1_204, 1_204)).toBe("1,204");
});
