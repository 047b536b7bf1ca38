import { HOUR_MS } from "@/lib/time";

/** Times are milliseconds since 1970 on the server's clock. */
export type ScheduleDecision = {
  isDue: boolean;
  /** When the job is due next. */
  nextAt: number;
};

export type ScheduleDelays = { firstAfterMs?: number; againAfterMs?: number };

/**
 * Whether a job is due. A late job, by a minute or by a clock that jumped ahead, runs once and then waits its full
 * interval; a clock that was set back never delays it by more than one interval. Intervals are real time, so daylight
 * saving time does not matter.
 * @param nextAt when it was due next; null when it was never scheduled
 * @param delays `firstAfterMs` is that of the first run of a job that was never scheduled, `againAfterMs` that of the
 * next run of a due one: by default the whole interval
 */
export function decideSchedule(
  now: number,
  nextAt: number | null,
  everyMs: number,
  { firstAfterMs = 0, againAfterMs = everyMs }: ScheduleDelays = {},
): ScheduleDecision {
  if (nextAt === null && firstAfterMs > 0) return { isDue: false, nextAt: now + firstAfterMs };
  if (nextAt === null || now >= nextAt) return { isDue: true, nextAt: now + againAfterMs };
  if (nextAt - now > everyMs) return { isDue: false, nextAt: now + everyMs };
  return { isDue: false, nextAt };
}

/** Reads that may be missed before data counts as late. */
const READS_MISSED = 3;

/**
 * Whether data that is read every `everyMs` is so old that the reads must be failing.
 * @param readAt when it was read last; null when never
 */
export function isLate(readAt: number | null, everyMs: number, now: number): boolean {
  return readAt === null || now - readAt > Math.max(2 * HOUR_MS, READS_MISSED * everyMs);
}
