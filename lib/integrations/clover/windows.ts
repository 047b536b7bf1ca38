import { DAY_MS } from "@/lib/time";

/** Clover silently cuts a longer time range to its last 90 days (docs.clover.com/docs/applying-filters). */
export const MAX_WINDOW_MS = 90 * DAY_MS;

/** From `from` (counted in) to `to` (not counted in), milliseconds since 1970. */
export type TimeWindow = { from: number; to: number };

/** A day short of the limit, because which side of the edge Clover counts is not published. */
const STEP_MS = MAX_WINDOW_MS - DAY_MS;

/**
 * Cuts a span of time into windows Clover answers whole: oldest first, each beginning exactly where the one before
 * ended.
 */
export function windowsBetween(from: number, to: number): TimeWindow[] {
  const windows: TimeWindow[] = [];
  for (let start = from; start < to; start += STEP_MS) {
    windows.push({ from: start, to: Math.min(to, start + STEP_MS) });
  }
  return windows;
}

export type WindowField = "createdTime" | "modifiedTime";

/**
 * The filters that pick one window of a time field.
 * @throws {RangeError} when Clover would cut the window.
 */
export function windowFilters(field: WindowField, { from, to }: TimeWindow): string[] {
  if (to - from > MAX_WINDOW_MS) throw new RangeError("a window has at most 90 days");
  return [`${field}>=${from}`, `${field}<${to}`];
}
