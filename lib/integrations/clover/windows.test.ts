import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "@/lib/time";
import { MAX_WINDOW_MS, windowFilters, windowsBetween } from "./windows";

const SOME_TIME = Date.parse("2026-11-20T18:00:00Z");

describe("windows of at most 90 days", () => {
  test("a short span is one window", () => {
    expect(windowsBetween(10, 20)).toEqual([{ from: 10, to: 20 }]);
  });

  test("an empty or backward span has none", () => {
    expect(windowsBetween(20, 20)).toEqual([]);
    expect(windowsBetween(21, 20)).toEqual([]);
  });

  test("three years come oldest first, to the millisecond", () => {
    const from = SOME_TIME - 3 * 365 * DAY_MS;
    const windows = windowsBetween(from, SOME_TIME);
    expect(windows).toHaveLength(13);
    expect(windows[0]).toEqual({ from, to: from + 89 * DAY_MS });
    expect(windows.at(-1)?.to).toBe(SOME_TIME);
  });

  test("every moment of a span lies in exactly one window, and none is too long", () => {
    const spans = fc.tuple(
      fc.nat(SOME_TIME),
      fc.nat(20 * MAX_WINDOW_MS),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(spans, ([from, length, part]) => {
        const windows = windowsBetween(from, from + length);
        const moment = Math.floor(from + part * (length - 1));
        const holding = windows.filter((window) => moment >= window.from && moment < window.to);
        expect(holding).toHaveLength(length > 0 ? 1 : 0);
        for (const window of windows) expect(window.to - window.from).toBeLessThanOrEqual(MAX_WINDOW_MS);
      }),
    );
  });

  test("filters count the first moment in and the last one out, and refuse what Clover would cut", () => {
    expect(windowFilters("modifiedTime", { from: 5, to: 9 })).toEqual(["modifiedTime>=5", "modifiedTime<9"]);
    expect(() => windowFilters("createdTime", { from: 0, to: MAX_WINDOW_MS })).not.toThrow();
    expect(() => windowFilters("createdTime", { from: 0, to: MAX_WINDOW_MS + 1 })).toThrow(RangeError);
  });
});
