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
])("%s from %i, %i at once, is kept", (category, offset, limit) =>
  expect(isKept(category, offset, limit)).toBe(true),
);

it.each([
  ["a category there is not", "Made up", 0, 24],
  ["one behind the end", "Vapes", 24, 24],
  ["one far behind the end", "", 24_000, 24],
  ["an odd size", "Bongs", 0, 25],
  ["an odd place", "Bongs", 1, 24],
  ["many sizes at every place", "Bongs", 24, 48],
])("%s is not", (_, category, offset, limit) => expect(isKept(category, offset, limit)).toBe(false));

it("a search is not", () => expect(isKept("", 0, 24, "blue")).toBe(false));
