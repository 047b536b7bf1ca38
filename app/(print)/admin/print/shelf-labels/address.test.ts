import { expect, it } from "vitest";
import { readLabelAddress } from "./address";

const ONE = "0b6f3a4e-6f3f-4a52-9d44-0a7f2f0c9d01";
const TWO = "0b6f3a4e-6f3f-4a52-9d44-0a7f2f0c9d02";

it("takes one product or many, each once, and counts what is no product's id", () => {
  expect(readLabelAddress({ product: ONE })).toMatchObject({ ids: [ONE], unreadable: 0 });
  expect(readLabelAddress({ product: [ONE, TWO, ONE, "x", ""] })).toMatchObject({
    ids: [ONE, TWO],
    unreadable: 1,
  });
});

it("begins with a whole small sheet where the address says nothing that can be read", () => {
  const plain = { q: "", ids: [], unreadable: 0, category: "", stock: "5160", first: 1 };
  expect(readLabelAddress({})).toEqual(plain);
  expect(readLabelAddress({ stock: "A4", first: "-3", q: ["", "x"] })).toEqual(plain);
});

it("begins no later than with the last label of the sheet", () => {
  expect(readLabelAddress({ first: "31" }).first).toBe(30);
  expect(readLabelAddress({ stock: "5163", first: "31" }).first).toBe(10);
});
