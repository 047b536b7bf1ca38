/**
 * Runs `work` when the browser is idle, after `longestMs` at the latest; after `pauseMs` in browsers without
 * requestIdleCallback.
 */
export function whenIdle(work: () => void, longestMs: number, pauseMs: number): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: longestMs });
  else setTimeout(work, pauseMs);
}
