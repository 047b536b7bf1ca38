import { expect, test } from "vitest";
import { percentile, slope } from "./stats";

test("a percentile is the value that so many do not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test("a slope is found although some points are far off", () => {
  const points = Array.from({ length: 30 }, (_, x) => ({ x, y: 100 + 2 * x + (x % 7 === 0 ? 50 : 0) }));
  expect(slope(points)).toBeCloseTo(2, 0);
  expect(slope([{ x: 1, y: 5 }])).toBe(0);
});
