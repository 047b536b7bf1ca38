import { expect, it } from "vitest";
import { filtered, MAX_SHOWN, readView, viewSearch, wholeCatalogue, withMore } from "@/lib/catalog/view";

it("finds nothing to filter by in a plain address", () => {
  expect(readView("")).toEqual({ q: "", category: "", shown: 24 });
  expect(viewSearch(wholeCatalogue)).toBe("");
});

it.each(["?category=Rolling+Papers", "?q=18+mm", "?category=E-cigs&q=%26+%3C&shown=72"])(
  "writes the address %s back as it was",
  (search) => {
    expect(viewSearch(readView(search))).toBe(search);
  },
);

it.each([
  ["?shown=24", 24],
  ["?shown=25", 48],
  ["?shown=0", 24],
  ["?shown=-72", 24],
  ["?shown=abc", 24],
  ["?shown=Infinity", 24],
  ["?shown=1e9", MAX_SHOWN],
])("shows whole pages for %s", (search, shown) => {
  expect(readView(search).shown).toBe(shown);
});

it("goes beyond what an address can ask for, a page with each Load more", () => {
  const more = withMore(readView(`?shown=${MAX_SHOWN}`));
  expect(readView(viewSearch(more), more.shown).shown).toBe(MAX_SHOWN + 24);
  expect(readView(viewSearch(more)).shown).toBe(MAX_SHOWN);
});

it("trims the search and cuts one that nobody types", () => {
  expect(readView("?q=%20bong%20").q).toBe("bong");
  expect(readView(`?q=${"x".repeat(5000)}`).q).toHaveLength(100);
});

it("adds 24 with each Load more and starts again with each filter", () => {
  const more = withMore(withMore(wholeCatalogue));
  expect(more.shown).toBe(72);
  expect(filtered(more, { category: "Bongs" })).toEqual({ q: "", category: "Bongs", shown: 24 });
  expect(filtered(more, { q: "mint" })).toEqual({ q: "mint", category: "", shown: 24 });
});
