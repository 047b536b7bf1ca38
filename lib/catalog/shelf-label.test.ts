import { expect, it } from "vitest";
import { type LabeledProduct, labelSheets, toShelfLabel } from "@/lib/catalog/shelf-label";

const beaker: LabeledProduct = {
  id: "1",
  name: "Beaker",
  price: "40.00",
  priceMax: "60.00",
  priceType: "FIXED",
  unitName: null,
  categoryNames: ["Bongs"],
  containsNicotine: false,
  sku: "BKR",
  code: "0123",
  optionLabels: ["10 in", "12 in"],
  modifiers: [],
};

it("shows name, price, options and codes", () => {
  expect(toShelfLabel(beaker)).toEqual({
    id: "1",
    name: "Beaker",
    price: "$40.00–$60.00",
    options: "10 in, 12 in",
    code: "BKR · 0123",
    containsNicotine: false,
  });
});

it("leaves out missing fields and shows equal codes once", () => {
  const plain = { ...beaker, sku: null, code: null, optionLabels: [], priceType: "VARIABLE" as const };
  expect(toShelfLabel(plain)).toMatchObject({ code: null, options: null });
  expect(toShelfLabel({ ...beaker, sku: "77", code: "77" }).code).toBe("77");
});

it("tells a customer at the shelf to ask, where there is no price to print", () => {
  expect(toShelfLabel({ ...beaker, priceType: "VARIABLE" }).price).toBe("Ask for the price");
  expect(toShelfLabel({ ...beaker, price: "0.00", priceMax: "0.00" }).price).toBe("Ask for the price");
});

it("detects nicotine by the register's flag or by any category", () => {
  expect(toShelfLabel({ ...beaker, containsNicotine: true }).containsNicotine).toBe(true);
  expect(toShelfLabel({ ...beaker, categoryNames: ["Glass", "Shisha"] }).containsNicotine).toBe(true);
});

it("detects nicotine by the name of goods in no category", () => {
  const salt = { ...beaker, name: "Saltbush Nic Salt 30 ml 50 mg", categoryNames: [], optionLabels: [] };
  expect(toShelfLabel(salt).containsNicotine).toBe(true);
  expect(toShelfLabel({ ...salt, name: "Blue Mist Beaker" }).containsNicotine).toBe(false);
});

it("prints no warning on what its name says has no nicotine, unless a choice of it has", () => {
  const stones = { ...beaker, name: "Steam Stones", categoryNames: ["Shisha"], optionLabels: [] };
  const strength = { group: "Strength", name: "3 mg", price: "0.00" };
  expect(toShelfLabel(stones).containsNicotine).toBe(false);
  expect(toShelfLabel({ ...stones, optionLabels: ["0 mg", "3 mg"] }).containsNicotine).toBe(true);
  expect(toShelfLabel({ ...stones, modifiers: [strength] }).containsNicotine).toBe(true);
  expect(toShelfLabel({ ...stones, containsNicotine: true }).containsNicotine).toBe(true);
});

it("continues on the next sheet and starts at the chosen label of a used sheet", () => {
  expect(labelSheets([1, 2, 3, 4, 5], 4, 1)).toEqual([[1, 2, 3, 4], [5]]);
  expect(labelSheets([1, 2], 4, 4)).toEqual([[null, null, null, 1], [2]]);
  expect(labelSheets([], 4, 3)).toEqual([]);
});
