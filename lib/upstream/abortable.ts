/**
 * A wait that an abort ends.
 * @param begin starts the wait and calls `done` at its end, at once or later; returns how to give it up
 * @returns what `done` was called with; rejects with the signal's reason when it is aborted first, then nothing was
 * begun or it has been given up
 */
export function abortable<T>(
  signal: AbortSignal | undefined,
  begin: (done: (value: T) => void) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      giveUp();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    const giveUp = begin((value) => {
      signal?.removeEventListener("abort", onAbort);
      resolve(value);
    });
  });
}
