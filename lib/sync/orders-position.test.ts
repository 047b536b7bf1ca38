import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { beginOrdersSweep, carriedOn, deletionSearch } from "./orders-position";

const NOW = Date.parse("2026-11-20T20:00:00Z");

describe("an interrupted read of orders", () => {
  const position = (startedAt: number) => ({
    since: null,
    sweep: { ...beginOrdersSweep(NOW - DAY_MS, startedAt), startedAt },
    allReadAt: null,
  });

  test("is resumed within a day, and restarted after it or after a clock jump", () => {
    expect(carriedOn(position(NOW - 23 * HOUR_MS), NOW)).not.toBeNull();
    expect(carriedOn(position(NOW - 25 * HOUR_MS), NOW)).toBeNull();
    expect(carriedOn(position(NOW + 25 * HOUR_MS), NOW)).toBeNull();
    expect(carriedOn({ since: NOW, sweep: null, allReadAt: NOW }, NOW)).toBeNull();
  });
});

describe("the search for deleted orders", () => {
  test("covers the last 88 days, with an overlap before the known changes", () => {
    const search = deletionSearch(NOW - HOUR_MS, NOW - 2 * HOUR_MS, NOW);
    expect(search.createdSince).toBe(NOW - 88 * DAY_MS);
    expect(NOW - HOUR_MS - search.deletedSince).toBe(5 * 60_000);
  });

  test("covers all orders and two weeks of deletions once a day", () => {
    for (const askedAt of [null, NOW - DAY_MS]) {
      const { createdSince, deletedSince } = deletionSearch(NOW - HOUR_MS, askedAt, NOW);
      expect(createdSince).toBeNull();
      expect(deletedSince).toBeLessThanOrEqual(NOW - 14 * DAY_MS);
    }
  });
});
