/** Times are milliseconds since 1970 on the shop machine's clock. */
export type ScheduleDecision = {
  isDue: boolean;
  /** When the job is due next. */
  nextAt: number;
};

/**
 * Whether a job is due. A job that is late, by a minute or by a clock that jumped ahead three hours, runs once and then
 * waits its full interval again; a clock that was set back never makes it wait longer than one interval.
 * Intervals are real time, so a change between summer and winter time does not matter.
 * @param nextAt when it was due next; null when nobody has scheduled it yet
 * @param firstAfterMs how long a job that was never scheduled waits for its first run
 */
export function decideSchedule(
  now: number,
  nextAt: number | null,
  everyMs: number,
  firstAfterMs = 0,
): ScheduleDecision {
  if (nextAt === null && firstAfterMs > 0) return { isDue: false, nextAt: now + firstAfterMs };
  if (nextAt === null || now >= nextAt) return { isDue: true, nextAt: now + everyMs };
  if (nextAt - now > everyMs) return { isDue: false, nextAt: now + everyMs };
  return { isDue: false, nextAt };
}
