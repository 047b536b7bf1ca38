import { DAY_MS, MINUTE_MS } from "../constants";
import type { Clause } from "../query";

/** A range of milliseconds since 1970, both ends included. */
export interface TimeWindow {
  from: number;
  to: number;
}

/** True for a clause that a range of time says wholly; `!=` and `in (...)` are left to the filter. */
export const isRange = ({ operator }: Clause): boolean => operator !== "!=" && operator !== "in";

const ALWAYS: TimeWindow = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Returns the range that the clauses on a time field allow. */
export function windowOf(clauses: readonly Clause[], field: string): TimeWindow {
  const window = { ...ALWAYS };
  for (const clause of clauses) {
    if (clause.field !== field) continue;
    const ms = Number(clause.value);
    const { operator } = clause;
    if (operator === ">=" || operator === "=") window.from = Math.max(window.from, ms);
    if (operator === ">") window.from = Math.max(window.from, ms + 1);
    if (operator === "<=" || operator === "=") window.to = Math.min(window.to, ms);
    if (operator === "<") window.to = Math.min(window.to, ms - 1);
  }
  return window;
}

/**
 * Clover silently cuts a longer range to its last 90 days. A range without an end ends now, rounded to the minute so
 * that it is the same on every page.
 */
export function clampWindow(window: TimeWindow, days: number, now: number): TimeWindow {
  const end = Number.isFinite(window.to) ? window.to : Math.floor(now / MINUTE_MS) * MINUTE_MS;
  return { from: Math.max(window.from, end - days * DAY_MS), to: window.to };
}

export function isWithin(ms: number, window: TimeWindow): boolean {
  return ms >= window.from && ms <= window.to;
}
