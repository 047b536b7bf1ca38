import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import {
  allReadAtAfter,
  beginOrdersSweep,
  carriedOn,
  deletionSearch,
  isAllDue,
  nextWindow,
  OrdersPosition,
  sinceAfter,
  windowsSince,
} from "./orders-position";

const NOW = Date.parse("2026-11-20T20:00:00Z");

describe("an interrupted read of orders", () => {
  const sweep = (startedAt: number) => ({ ...beginOrdersSweep(NOW - DAY_MS, startedAt), startedAt });

  test("is resumed within a day, and restarted after it or after a clock jump", () => {
    expect(carriedOn(sweep(NOW - 23 * HOUR_MS), NOW)).not.toBeNull();
    expect(carriedOn(sweep(NOW - 25 * HOUR_MS), NOW)).toBeNull();
    expect(carriedOn(sweep(NOW + 25 * HOUR_MS), NOW)).toBeNull();
    expect(carriedOn(null, NOW)).toBeNull();
  });

  test("of the whole history holds up no changes where an older version stored it in their place", () => {
    const changes = beginOrdersSweep(NOW - HOUR_MS, NOW);
    const all = beginOrdersSweep({ allFrom: NOW - 200 * DAY_MS }, NOW);
    const stored = (sweep: typeof all) => OrdersPosition.parse({ since: 5, sweep, allReadAt: 6 });
    expect(stored(changes)).toEqual({
      since: 5,
      sweep: changes,
      history: null,
      allReadAt: 6,
      missedFrom: null,
    });
    expect(stored(all)).toEqual({ since: 5, sweep: null, history: all, allReadAt: 6, missedFrom: null });
  });
});

test("changes are asked for also by a clock that was set back behind the last of them", () => {
  expect(beginOrdersSweep(NOW, NOW - 30 * DAY_MS).windows).toEqual(windowsSince(NOW, NOW));
});

describe("a window that kept changing while it was read", () => {
  const since = NOW - HOUR_MS;
  const moving = (begun: ReturnType<typeof beginOrdersSweep>) => {
    let sweep = { ...begun, latestChange: NOW - 1_000 };
    for (let read = 0; read < 3; read += 1) {
      expect(sweep.windows).toHaveLength(begun.windows.length);
      sweep = { ...nextWindow({ ...sweep, isWhole: false }), latestChange: NOW - 1_000 };
    }
    return sweep;
  };

  test("is left to the next run after three reads, which begins no later", () => {
    const sweep = moving(beginOrdersSweep(since, NOW));
    expect(sweep.windows).toHaveLength(0);
    expect(sinceAfter(sweep, since)).toBe(since);
    expect(sinceAfter({ ...sweep, missedFrom: null }, since)).toBe(NOW - 1_000);
  });

  test("is where the changes begin after the first read of the history", () => {
    const from = NOW - 200 * DAY_MS;
    const sweep = moving(beginOrdersSweep({ allFrom: from }, NOW));
    const whole = nextWindow({ ...sweep, isWhole: true });
    expect(sinceAfter(whole, null)).toBe(from + 5 * 60_000);
  });

  test("makes the whole history due again after a day instead of a week", () => {
    const all = beginOrdersSweep({ allFrom: NOW - DAY_MS }, NOW);
    expect(allReadAtAfter(nextWindow(all))).toBe(NOW);
    const position = { since, allReadAt: allReadAtAfter(moving(all)) };
    expect(isAllDue(position, NOW + 23 * HOUR_MS)).toBe(false);
    expect(isAllDue(position, NOW + 24 * HOUR_MS)).toBe(true);
  });
});

describe("the search for deleted orders", () => {
  test("covers the last 88 days, with an overlap before the known changes", () => {
    const search = deletionSearch(NOW - HOUR_MS, NOW - 2 * HOUR_MS, NOW);
    expect(search.createdSince).toBe(NOW - 87 * DAY_MS);
    expect(windowsSince(search.createdSince ?? 0, NOW)).toHaveLength(1);
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
