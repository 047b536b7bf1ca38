import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideSchedule, isLate } from "./schedule-rule";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-21T12:00:00Z");

describe("a repeated job", () => {
  test("that never ran is due", () => {
    expect(decideSchedule(NOW, null, HOUR)).toEqual({ isDue: true, nextAt: NOW + HOUR });
  });
  test("that never ran may have an initial delay", () => {
    expect(decideSchedule(NOW, null, HOUR, { firstAfterMs: 60_000 })).toEqual({
      isDue: false,
      nextAt: NOW + 60_000,
    });
  });
  test("is not due before its time", () => {
    expect(decideSchedule(NOW, NOW + 1, HOUR)).toEqual({ isDue: false, nextAt: NOW + 1 });
  });
  test("is due at its time and again one interval later", () => {
    expect(decideSchedule(NOW, NOW, HOUR)).toEqual({ isDue: true, nextAt: NOW + HOUR });
  });
  test("may be due again earlier than that", () => {
    expect(decideSchedule(NOW, NOW, 24 * HOUR, { againAfterMs: HOUR })).toEqual({
      isDue: true,
      nextAt: NOW + HOUR,
    });
  });
  test("that is a week late runs once, not once per missed hour", () => {
    expect(decideSchedule(NOW, NOW - 168 * HOUR, HOUR)).toEqual({ isDue: true, nextAt: NOW + HOUR });
  });
  test("does not wait longer than one interval after the clock was set back", () => {
    expect(decideSchedule(NOW - 3 * HOUR, NOW + HOUR, HOUR)).toEqual({
      isDue: false,
      nextAt: NOW - 2 * HOUR,
    });
  });
});

/** Runs the rule every quarter minute on a clock that jumps at given ticks. */
function runs(jumps: Record<number, number>, ticks: number): number[] {
  let nextAt: number | null = null;
  let jumped = 0;
  const ran: number[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    jumped += jumps[tick] ?? 0;
    const decision = decideSchedule(NOW + tick * 15_000 + jumped, nextAt, HOUR);
    nextAt = decision.nextAt;
    if (decision.isDue) ran.push(tick);
  }
  return ran;
}

const TICKS_AN_HOUR = 240;

test("runs every hour on a steady clock", () => {
  expect(runs({}, 10 * TICKS_AN_HOUR)).toHaveLength(10);
});

test("runs once more when the clock jumps three hours ahead", () => {
  const ran = runs({ 300: 3 * HOUR }, 10 * TICKS_AN_HOUR);
  expect(ran).toContain(300);
  expect(ran.slice(2).every((tick, at) => at === 0 || tick - (ran[at + 1] ?? 0) === TICKS_AN_HOUR)).toBe(
    true,
  );
});

test("skips no run for longer than an hour when the clock jumps three hours back", () => {
  const ran = runs({ 300: -3 * HOUR }, 10 * TICKS_AN_HOUR);
  for (let at = 1; at < ran.length; at += 1) {
    expect((ran[at] ?? 0) - (ran[at - 1] ?? 0)).toBeLessThanOrEqual(2 * TICKS_AN_HOUR);
  }
  expect(ran.length).toBeGreaterThanOrEqual(9);
});

test("never runs in bursts, whatever the clock does", () => {
  const jump = fc.record({ tick: fc.nat(2_000), by: fc.integer({ min: -5 * HOUR, max: 5 * HOUR }) });
  fc.assert(
    fc.property(fc.array(jump, { maxLength: 5 }), (list) => {
      const jumps = Object.fromEntries(list.map(({ tick, by }) => [tick, by]));
      const ran = runs(jumps, 2_000);
      const ahead = Object.values(jumps).filter((by) => by > 0).length;
      expect(ran.length).toBeLessThanOrEqual(Math.ceil(2_000 / TICKS_AN_HOUR) + ahead);
    }),
  );
});

test.each([
  ["two hours, for short intervals", HOUR / 4, 2 * HOUR],
  ["three intervals, for long ones", 24 * HOUR, 72 * HOUR],
])("data counts as late after %s", (_, everyMs, limitMs) => {
  expect(isLate(NOW - limitMs, everyMs, NOW)).toBe(false);
  expect(isLate(NOW - limitMs - 1, everyMs, NOW)).toBe(true);
});

test("data that was never read counts as late", () => {
  expect(isLate(null, HOUR, NOW)).toBe(true);
});
