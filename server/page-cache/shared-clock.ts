import { steadyNow } from "@/lib/steady-now.mjs";

/**
 * A clock whose times several processes and machines compare. It is the time of day, which is all they share, but never
 * goes back: a flush dated by a clock that had been corrected would be older than the pages it is to make stale.
 */
export type SharedClock = {
  /** The time of a moment that the steady clock tells. Rounded down, as the times of flushes are. */
  timeOf(steady: number): number;
  /** Puts the clock forward to a time that another process has reached. */
  catchUpWith(time: number): void;
};

export function createSharedClock(): SharedClock {
  let offset = Date.now() - steadyNow();
  const catchUpWith = (time: number) => {
    offset = Math.max(offset, time - steadyNow());
  };
  return {
    timeOf: (steady) => {
      catchUpWith(Date.now());
      return Math.floor(steady + offset);
    },
    catchUpWith,
  };
}
