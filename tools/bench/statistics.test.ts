import { expect, test } from "vitest";
import { median, pairedRatio, percentile } from "./statistics";

test("the median is the middle value, or the middle of two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test("a percentile lies between the values beside it", () => {
  const hundred = Array.from({ length: 101 }, (_, at) => at);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([0, 10], 0.25)).toBe(2.5);
});

test("rounds are compared with themselves, so a machine that slows down between them does not count", () => {
  const rounds = [
    { ours: 2, base: 1 },
    { ours: 30, base: 10 },
    { ours: 4, base: 4 },
  ];
  expect(pairedRatio(rounds)).toEqual({ value: 2, low: 1, high: 3 });
});
