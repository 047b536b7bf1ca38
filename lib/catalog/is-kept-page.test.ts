import { expect, it } from "vitest";
import { isKeptPage } from "@/lib/catalog/is-kept-page";

const counts = [
  { name: "Bongs", count: 60, containsNicotine: false },
  { name: "Vapes", count: 10, containsNicotine: true },
];
const isKept = (category: string, offset: number, limit: number, q = "") =>
  isKeptPage({ q, category, offset, limit }, counts);

it.each([
  ["", 0, 24],
  ["", 48, 24],
  ["Bongs", 48, 24],
  ["Bongs", 0, 72],
])("caches category %s from offset %i with limit %i", (category, offset, limit) =>
  expect(isKept(category, offset, limit)).toBe(true),
);

it.each([
  ["a category there is not", "Made up", 0, 24],
  ["one behind the end", "Vapes", 24, 24],
  ["one far behind the end", "", 24_000, 24],
  ["an odd size", "Bongs", 0, 25],
  ["an odd place", "Bongs", 1, 24],
  ["many sizes at every place", "Bongs", 24, 48],
])("does not cache %s", (_, category, offset, limit) => expect(isKept(category, offset, limit)).toBe(false));

it("does not cache a search", () => expect(isKept("", 0, 24, "blue")).toBe(false));
