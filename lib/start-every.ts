/**
 * Starts `work` every so many milliseconds, but not while the time before goes on; keeps no process alive. `work` must
 * catch its own errors.
 * @returns starts it at once, under the same condition
 */
export function startEvery(everyMs: number, work: () => Promise<void>): () => void {
  let isBusy = false;
  const start = () => {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
    });
  };
  setInterval(start, everyMs).unref();
  return start;
}
