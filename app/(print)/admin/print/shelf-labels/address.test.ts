import { expect, it } from "vitest";
import { labelPartHref, readLabelAddress } from "./address";

const ONE = "0b6f3a4e-6f3f-4a52-9d44-0a7f2f0c9d01";
const TWO = "0b6f3a4e-6f3f-4a52-9d44-0a7f2f0c9d02";

it("reads one or more product ids without duplicates and counts values that are not ids", () => {
  expect(readLabelAddress({ product: ONE })).toMatchObject({ ids: [ONE], unreadable: 0 });
  expect(readLabelAddress({ product: [ONE, TWO, ONE, "x", ""] })).toMatchObject({
    ids: [ONE, TWO],
    unreadable: 1,
  });
});

it("reads an id in capitals as the same product", () => {
  expect(readLabelAddress({ product: [ONE, ONE.toUpperCase()] })).toMatchObject({
    ids: [ONE],
    unreadable: 0,
  });
});

it("counts the products beyond those that fit into an address", () => {
  const product = Array.from({ length: 123 }, (_, at) => ONE.slice(0, -3) + String(at).padStart(3, "0"));
  expect(readLabelAddress({ product })).toMatchObject({ ids: product.slice(0, 120), leftOut: 3 });
});

it("names another part of the same choice", () => {
  const search = { product: [ONE, TWO], category: "Glass & more", stock: "5163", first: "4" };
  const next = new URL(labelPartHref(readLabelAddress(search), 2), "https://shop.example");
  expect(next.searchParams.getAll("product")).toEqual([ONE, TWO]);
  expect(readLabelAddress(Object.fromEntries(next.searchParams))).toMatchObject({
    category: "Glass & more",
    paper: "5163",
    first: 1,
    part: 2,
  });
});

it("falls back to a full sheet of small labels when the address holds nothing valid", () => {
  const plain = { q: "", ids: [], unreadable: 0, leftOut: 0, category: "", paper: "5160", first: 1, part: 1 };
  expect(readLabelAddress({})).toEqual(plain);
  expect(readLabelAddress({ stock: "A4", first: "-3", q: ["", "x"] })).toEqual(plain);
});

it("limits the first label to the last one of the sheet", () => {
  expect(readLabelAddress({ first: "31" }).first).toBe(30);
  expect(readLabelAddress({ stock: "5163", first: "31" }).first).toBe(10);
});
