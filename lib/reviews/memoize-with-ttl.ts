/** A result kept in this process's memory until it expires, and no longer, whether or not it is read again. */
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
  const dropLater = (mine: typeof kept) => {
    const drop = () => {
      if (kept === mine) kept = undefined;
    };
    setTimeout(drop, freshForMs).unref();
  };
  return {
    read() {
      if (kept && now() < kept.until) return kept.reading;
      const reading = ask();
      const mine = { reading, until: now() + freshForMs };
      kept = mine;
      dropLater(mine);
      reading.catch(() => {
        mine.until = now() + failedForMs;
      });
      return reading;
    },
  };
}
