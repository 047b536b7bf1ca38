/** A result kept in this process's memory until it expires. */
export type MemoizedReading<T> = { read(): Promise<T> };

type Options = {
  /** How long a result is reused, in milliseconds. */
  freshForMs: number;
  /** How long a failure is remembered before the provider is asked again. */
  failedForMs: number;
  now?: () => number;
};

/**
 * Calls `ask` once for concurrent callers, reuses its result until it expires and a failure for a shorter time.
 * @throws whatever `ask` throws; the same failure again until it expires
 */
export function memoizeWithTtl<T>(
  ask: () => Promise<T>,
  { freshForMs, failedForMs, now = Date.now }: Options,
): MemoizedReading<T> {
  let kept: { reading: Promise<T>; until: number } | undefined;
  return {
    read() {
      if (kept && now() < kept.until) return kept.reading;
      const reading = ask();
      const mine = { reading, until: now() + freshForMs };
      kept = mine;
      reading.catch(() => {
        mine.until = now() + failedForMs;
      });
      return reading;
    },
  };
}
