import { expect, it } from "vitest";
import {
  isStockStale,
  STOCK_FRESH_MS,
  stockBadgeVariants,
  stockLevel,
  stockWords,
} from "@/lib/catalog/stock";
import { allFaq } from "@/lib/shop/faq";

it.each([
  [11, true, "in", "In stock", "default"],
  [10, true, "low", "Low", "secondary"],
  [1, true, "low", "Low", "secondary"],
  [0, true, "out", "Ask in store", "destructive"],
  [-3, true, "out", "Ask in store", "destructive"],
  [0, false, "unknown", "Ask in store", "outline"],
  [500, false, "unknown", "Ask in store", "outline"],
] as const)("shows a stock of %i (tracked: %s) as %s", (stock, isStockTracked, level, words, badge) => {
  expect(stockLevel({ stock, isStockTracked })).toBe(level);
  expect(stockWords[level]).toBe(words);
  expect(stockBadgeVariants[level]).toBe(badge);
});

it.each([
  ["out", "counts as none"],
  ["unknown", "does not count"],
] as const)("the FAQ says of the words for stock that is %s that the register %s it", (level, words) => {
  const marked = `an item marked ${stockWords[level]} is`;
  const answers = allFaq([]).map(({ answer }) => answer.slice(answer.indexOf(marked)));
  expect(answers.find((answer) => answer.startsWith(marked))).toContain(words);
});

it("treats a stock reading as current for exactly two hours", () => {
  const readAt = new Date("2026-11-21T20:00:00Z");
  expect(isStockStale(readAt, new Date(readAt.getTime() + STOCK_FRESH_MS))).toBe(false);
  expect(isStockStale(readAt, new Date(readAt.getTime() + STOCK_FRESH_MS + 1))).toBe(true);
  expect(isStockStale(null, readAt)).toBe(true);
});
