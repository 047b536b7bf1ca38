import { expect, it } from "vitest";
import {
  filtered,
  isRefined,
  MAX_SHOWN,
  readView,
  shelfTitle,
  UNKNOWN_PRODUCT,
  viewProblems,
  viewSearch,
  wholeCatalog,
  withMore,
} from "@/lib/catalog/view";

it("reads an empty query as no filter", () => {
  expect(readView("")).toEqual(wholeCatalog);
  expect(viewSearch(wholeCatalog)).toBe("");
});

it.each([
  "?category=Rolling+Papers",
  "?q=18+mm",
  "?category=E-cigs&q=%26+%3C&shown=72",
  "?sort=newest&min=5&max=19.99&stock=in&new=1",
  `?category=${"L".repeat(127)}`,
])("round-trips the query %s", (search) => {
  expect(viewSearch(readView(search))).toBe(search);
});

it.each([
  ["?shown=24", 24],
  ["?shown=25", 48],
  ["?shown=0", 24],
  ["?shown=-72", 24],
  ["?shown=abc", 24],
  ["?shown=Infinity", 24],
  ["?shown=1e9", MAX_SHOWN],
])("rounds %s to whole pages", (search, shown) => {
  expect(readView(search).shown).toBe(shown);
});

it("adds a page with each Load more, also beyond the maximum of a query", () => {
  const more = withMore(readView(`?shown=${MAX_SHOWN}`));
  expect(readView(viewSearch(more), more.shown).shown).toBe(MAX_SHOWN + 24);
  expect(readView(viewSearch(more)).shown).toBe(MAX_SHOWN);
});

it("trims the search and truncates it to its maximum length", () => {
  expect(readView("?q=%20bong%20").q).toBe("bong");
  expect(readView(`?q=${"x".repeat(5000)}`).q).toHaveLength(100);
});

it("adds 24 with each Load more and starts again with each filter", () => {
  const more = withMore(withMore(wholeCatalog));
  expect(more.shown).toBe(72);
  expect(filtered(more, { category: "Bongs" })).toEqual({ ...wholeCatalog, category: "Bongs" });
  expect(filtered(more, { q: "mint" })).toEqual({ ...wholeCatalog, q: "mint" });
});

it("parses typed prices and swaps a reversed range", () => {
  expect(readView("?min=%2450&max=1,200.50")).toMatchObject({ min: "50", max: "1200.50" });
  expect(readView("?min=50&max=20")).toMatchObject({ min: "20", max: "50" });
});

it.each([
  ["?sort=cheapest", /no such sort order/],
  ["?sort=toString", /no such sort order/],
  ["?sort=constructor", /no such sort order/],
  ["?sort=__proto__", /no such sort order/],
  ["?min=cheap", /not a price/],
  ["?max=1e9", /not a price/],
  ["?min=-5", /not a price/],
  ["?product=7", new RegExp(UNKNOWN_PRODUCT.slice(0, 30))],
])("reports %s once as invalid and ignores it", (search, sentence) => {
  expect(viewProblems(search)).toEqual([expect.stringMatching(sentence)]);
  expect(readView(search)).toEqual(wholeCatalog);
});

it("reports nothing for valid or empty values", () => {
  expect(viewProblems("?sort=newest&min=&max=20&product=&q=x&category=Nothing")).toEqual([]);
});

it("closes the product dialog when a filter changes", () => {
  const open = readView("?category=Bongs&product=6f0c2f0e-0000-4000-8000-000000000001");
  expect(viewSearch(open)).toBe("?category=Bongs&product=6f0c2f0e-0000-4000-8000-000000000001");
  expect(filtered(open, { stock: "in" }).product).toBe("");
});

it.each([
  ["", "Inventory"],
  ["?category=Bongs", "Bongs | Inventory"],
  ["?category=Bongs&shown=72", "Bongs | Inventory"],
  ["?q=beaker", "Search | Inventory"],
  ["?category=Bongs&max=50&sort=price-low", "Search | Bongs | Inventory"],
])("names the shelf of %s %s", (search, title) => {
  expect(shelfTitle(readView(search), "Inventory")).toBe(title);
});

it.each([
  ["", false],
  ["?q=grinder&category=Bongs&shown=48", false],
  ["?sort=newest", true],
  ["?max=20", true],
  ["?stock=in", true],
  ["?new=1", true],
])("knows whether %s is refined by the form: %s", (search, refined) => {
  expect(isRefined(readView(search))).toBe(refined);
});
