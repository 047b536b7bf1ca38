/** A function that starts `work`, or does nothing while it goes on. `work` must catch its own errors. */
export function onlyOneAtATime(work: () => Promise<void>): () => void {
  let isBusy = false;
  return () => {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
    });
  };
}
