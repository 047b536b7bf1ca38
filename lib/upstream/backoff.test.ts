import { describe, expect, test } from "vitest";
import { fullJitterMs, retryAfterMs } from "./backoff";

const NOON = Date.parse("2026-11-20T12:00:00Z");

describe("retry-after", () => {
  test.each([
    ["0", 0],
    ["1", 1_000],
    ["1.234", 1_234],
    ["0.25", 250],
    ["0.0004", 1],
    [" 7 ", 7_000],
    ["99999999999999999999", Number.MAX_SAFE_INTEGER],
    ["Fri, 20 Nov 2026 12:00:03 GMT", 3_000],
    ["Fri, 20 Nov 2026 11:59:00 GMT", 0],
  ])("%j is %d ms", (header, wait) => {
    expect(retryAfterMs(header, NOON)).toBe(wait);
  });

  test.each([null, "", "soon", "-5", "NaN", "1,5"])("ignores %j", (header) => {
    expect(retryAfterMs(header, NOON)).toBeNull();
  });
});

describe("full jitter", () => {
  test("spreads over the whole doubled range up to its cap", () => {
    const almostOne = () => 0.999_999;
    expect([1, 2, 3, 4, 9].map((attempt) => fullJitterMs(attempt, 500, 3_000, almostOne))).toEqual([
      499, 999, 1_999, 2_999, 2_999,
    ]);
    expect(fullJitterMs(5, 500, 3_000, () => 0)).toBe(0);
  });
});
