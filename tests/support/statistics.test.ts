import { expect, test } from "vitest";
import { mannWhitney, median, pairedRatio, percentile, theilSenSlope } from "@/tests/support/statistics";

test("the median is the middle value, or the middle of two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test("a percentile lies between the values beside it", () => {
  const hundred = Array.from({ length: 101 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([0, 10], 0.25)).toBe(2.5);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test("rounds are compared with themselves, so a machine that slows down between them does not count", () => {
  const rounds = [
    { ours: 2, base: 1 },
    { ours: 30, base: 10 },
    { ours: 4, base: 4 },
  ];
  expect(pairedRatio(rounds)).toEqual({ value: 2, low: 1, high: 3 });
});

test("two samples are told apart by rank: a half for equals, one or nothing for disjoint ones, ties count half", () => {
  expect(mannWhitney([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(mannWhitney([4, 5], [1, 2, 3])).toBe(1);
  expect(mannWhitney([0], [1, 2, 3])).toBe(0);
  expect(mannWhitney([2], [1, 2, 3, 4])).toBe(0.375);
});

test("a slope is found although some points are far off", () => {
  const points = Array.from({ length: 30 }, (_, x) => ({ x, y: 100 + 2 * x + (x % 7 === 0 ? 50 : 0) }));
  expect(theilSenSlope(points)).toBeCloseTo(2, 0);
  expect(theilSenSlope([{ x: 1, y: 5 }])).toBe(0);
});
