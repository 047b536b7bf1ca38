/**
 * Does `work` when the browser has nothing else to do, after `longestMs` at the latest; after `pauseMs` where the browser
 * does not tell when it is idle.
 */
export function whenIdle(work: () => void, longestMs: number, pauseMs: number): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: longestMs });
  else setTimeout(work, pauseMs);
}
