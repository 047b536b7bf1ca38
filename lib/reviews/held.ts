/** A reading that may be kept in this process's memory for a while, and never anywhere else. */
export type HeldReading<T> = { read(): Promise<T> };

type Options = {
  /** How long a good reading serves, in milliseconds. */
  freshForMs: number;
  /** How long a failure is remembered before the provider is asked again. */
  failedForMs: number;
  now?: () => number;
};

/**
 * Asks once for all who wait, keeps a good answer for a while, and gives the provider rest after a failure.
 * @throws whatever `ask` throws; the same failure again while it rests
 */
export function holdReading<T>(
  ask: () => Promise<T>,
  { freshForMs, failedForMs, now = Date.now }: Options,
): HeldReading<T> {
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
