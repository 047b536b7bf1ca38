import { expect, it } from "vitest";
import { priceText } from "./price-text";

const beaker = { price: "10.00", priceType: "FIXED" as const, unitName: null };

it.each([
  [beaker, "$10.00"],
  [{ ...beaker, priceMax: "10.00" }, "$10.00"],
  [{ ...beaker, priceMax: "25.00" }, "$10.00–$25.00"],
  [{ ...beaker, priceType: "PER_UNIT" as const, unitName: "gram" }, "$10.00 / gram"],
  [{ ...beaker, priceType: "PER_UNIT" as const }, "$10.00 / unit"],
  [
    { ...beaker, priceMax: "12.50", priceType: "PER_UNIT" as const, unitName: "gram" },
    "$10.00–$12.50 / gram",
  ],
  [{ ...beaker, price: "0.00", priceType: "VARIABLE" as const }, "At the register"],
])("shows staff a price as %o", (product, text) => {
  expect(priceText(product)).toBe(text);
});
