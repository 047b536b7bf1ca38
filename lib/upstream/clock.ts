/** Time as the clients see it. Inject both together: a sleep that does not move `now` would wait for ever. */
export type Clock = {
  /** Milliseconds since 1970, never running backwards. */
  now: () => number;
  /** Resolves after at least `ms`; rejects with the signal's reason when it is aborted. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** `setTimeout` turns longer waits into 1 ms. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Wall time read from the monotonic clock, so a corrected system clock cannot shorten a wait. */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const onAbort = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(
        () => {
          signal?.removeEventListener("abort", onAbort);
          resolve();
        },
        Math.min(Math.max(0, Math.ceil(ms)), LONGEST_TIMER_MS),
      );
      signal?.addEventListener("abort", onAbort, { once: true });
    }),
};
