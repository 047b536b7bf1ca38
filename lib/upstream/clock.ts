import { steadyNow } from "@/lib/steady-now.mjs";
import { abortable } from "./abortable";

/** Time as the clients see it. Inject both together: a sleep that does not move `now` would wait forever. */
export type Clock = {
  /** Milliseconds since 1970, never running backwards. */
  now: () => number;
  /** Resolves after at least `ms`; rejects with the signal's reason when it is aborted. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** `setTimeout` turns longer waits into 1 ms. */
const MAX_TIMER_MS = 2_147_483_647;

/** Wall time read from the monotonic clock, so a corrected system clock cannot shorten a wait. */
export const systemClock: Clock = {
  now: steadyNow,
  sleep: (ms, signal) =>
    abortable<void>(signal, (done) => {
      const timer = setTimeout(done, Math.min(Math.max(0, Math.ceil(ms)), MAX_TIMER_MS));
      return () => clearTimeout(timer);
    }),
};
