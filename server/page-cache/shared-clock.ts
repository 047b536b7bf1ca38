import { steadyNow } from "@/lib/steady-now.mjs";

/**
 * A clock whose times several processes and machines compare. It is the time of day, which is all they share, but never
 * goes back: a flush dated by a clock that had been corrected would be older than the pages it is to make stale.
 */
export type SharedClock = {
  /** The time now; never earlier than a time that any process on this machine has given for the past. */
  now(): number;
  /** Converts a time of the steady clock, rounded down, so up to a millisecond early. */
  timeOf(steady: number): number;
  /** Puts the clock forward to a time that another process has reached. */
  catchUpWith(time: number): void;
};

export function createSharedClock(): SharedClock {
  let offset = Date.now() - steadyNow();
  const catchUpWith = (time: number) => {
    offset = Math.max(offset, time - steadyNow());
  };
  const timeOf = (steady: number) => {
    catchUpWith(Date.now());
    return Math.floor(steady + offset);
  };
  return {
    now: () => Math.max(Date.now(), timeOf(steadyNow())),
    timeOf,
    catchUpWith,
  };
}
