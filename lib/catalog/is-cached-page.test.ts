import { expect, it } from "vitest";
import { isCachedPage } from "@/lib/catalog/is-cached-page";

const counts = [
  { name: "Bongs", count: 60, containsNicotine: false },
  { name: "Vapes", count: 10, containsNicotine: true },
  { name: "Pipes", count: 0, containsNicotine: false },
];
const isCached = (category: string, offset: number, limit: number, q = "") =>
  isCachedPage({ q, category, offset, limit }, counts);

it.each([
  ["", 0, 24],
  ["", 48, 24],
  ["Bongs", 48, 24],
  ["Bongs", 0, 72],
  ["Pipes", 0, 24],
])("caches category %s from offset %i with limit %i", (category, offset, limit) =>
  expect(isCached(category, offset, limit)).toBe(true),
);

it.each([
  ["a category there is not", "Made up", 0, 24],
  ["an offset at the end", "Vapes", 24, 24],
  ["a second page of an empty category", "Pipes", 24, 24],
  ["an offset far beyond the end", "", 24_000, 24],
  ["another limit", "Bongs", 0, 25],
  ["an offset inside a page", "Bongs", 1, 24],
  ["more than a page of the API", "", 0, 264],
  ["several pages at another offset", "Bongs", 24, 48],
])("does not cache %s", (_, category, offset, limit) =>
  expect(isCached(category, offset, limit)).toBe(false),
);

it("does not cache a search", () => expect(isCached("", 0, 24, "blue")).toBe(false));
