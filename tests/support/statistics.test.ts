import { expect, test } from "vitest";
import { mannWhitney, median, pairedRatio, percentile, theilSenSlope } from "@/tests/support/statistics";

test("the median is the middle value, or the mean of the middle two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test("a percentile is interpolated between its neighbors", () => {
  const hundred = Array.from({ length: 101 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([0, 10], 0.25)).toBe(2.5);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test("ratios are taken within rounds, so that slower rounds do not matter", () => {
  const rounds = [
    { ours: 2, base: 1 },
    { ours: 30, base: 10 },
    { ours: 4, base: 4 },
  ];
  expect(pairedRatio(rounds)).toEqual({ value: 2, low: 1, high: 3 });
});

test("the AUC is a half for equal samples and zero or one for disjoint ones, with ties counting half", () => {
  expect(mannWhitney([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(mannWhitney([4, 5], [1, 2, 3])).toBe(1);
  expect(mannWhitney([0], [1, 2, 3])).toBe(0);
  expect(mannWhitney([2], [1, 2, 3, 4])).toBe(0.375);
});

test("the slope is robust against outliers", () => {
  const points = Array.from({ length: 30 }, (_, x) => ({ x, y: 100 + 2 * x + (x % 7 === 0 ? 50 : 0) }));
  expect(theilSenSlope(points)).toBeCloseTo(2, 0);
  expect(theilSenSlope([{ x: 1, y: 5 }])).toBe(0);
});
