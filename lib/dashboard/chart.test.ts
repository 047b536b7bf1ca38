import { expect, it } from "vitest";
import { barsOf, roundUp } from "@/lib/dashboard/chart";

it("rounds up to a number people read at a glance", () => {
  expect([0, -3, 1, 1.2, 3, 7, 10, 11, 199, 201, 5000].map(roundUp)).toEqual([
    1, 1, 1, 2, 5, 10, 10, 20, 200, 500, 5000,
  ]);
});

it("draws a bar a day on one scale, and shows the smallest sale", () => {
  const days = [0, 100, 50, 0.01, -20].map((value, at) => ({
    day: `2026-11-0${at + 1}`,
    revenue: value.toFixed(2),
    visits: 0,
  }));
  const drawing = { width: 50, height: 40, gap: 2 };
  const { bars, top } = barsOf(days, ({ revenue }) => Number(revenue), drawing);
  expect(top).toBe(100);
  expect(bars.map(({ height }) => height)).toEqual([0, 40, 20, 1, 0]);
  expect(bars[1]).toEqual({ day: "2026-11-02", x: 11, width: 8, y: 0, height: 40 });
  expect(barsOf([], () => 1, drawing)).toEqual({ bars: [], top: 1 });
});
