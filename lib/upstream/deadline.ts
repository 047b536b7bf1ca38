/**
 * Ends an exchange at its deadline or when the caller aborts, even where the transport ignores its signal.
 * @param timeoutMs counted from this call.
 */
export function startDeadline(timeoutMs: number, outer?: AbortSignal) {
  const controller = new AbortController();
  let expired = false;
  const onAbort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    expired = true;
    controller.abort(new Error("deadline"));
  }, timeoutMs);
  if (outer?.aborted) onAbort();
  outer?.addEventListener("abort", onAbort, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    const give = () => reject(controller.signal.reason);
    if (controller.signal.aborted) give();
    else controller.signal.addEventListener("abort", give, { once: true });
  });
  aborted.catch(() => undefined);
  return {
    signal: controller.signal,
    expired: () => expired,
    race: <T>(work: Promise<T>): Promise<T> => Promise.race([work, aborted]),
    stop: () => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", onAbort);
    },
  };
}
