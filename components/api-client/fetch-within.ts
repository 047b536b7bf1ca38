/** Longer than the shop waits for Clover; a connection that takes longer is as good as none. */
export const ANSWER_TIMEOUT_MS = 15_000;

/**
 * `fetch` that gives up after `ms` milliseconds, in which the body must have been read as well, or when `signal` says
 * so.
 * @throws {DOMException} an AbortError where it gave up; reading the body throws it too
 */
export function fetchWithin(
  ms: number,
  path: string,
  { signal, ...init }: RequestInit = {},
): Promise<Response> {
  // Safari before 17.4 has no AbortSignal.any.
  const stop = new AbortController();
  const giveUp = () => {
    clearTimeout(timer);
    stop.abort();
  };
  const timer = setTimeout(giveUp, ms);
  signal?.addEventListener("abort", giveUp);
  return fetch(path, { ...init, signal: stop.signal });
}
