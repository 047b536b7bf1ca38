/**
 * Reads a `retry-after` header: seconds, whole or fractional, or an HTTP date (RFC 9110 section 10.2.3).
 * @returns milliseconds, rounded up so that we never come early; null when there is none or it makes no sense.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) {
    const ms = Math.max(0, Math.ceil(Number(text) * 1_000 - 1e-6));
    return Number.isSafeInteger(ms) ? ms : Number.MAX_SAFE_INTEGER;
  }
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil(date - now));
}

/**
 * Full jitter: anything from 0 to the doubled base, so that callers who failed together do not return together.
 * @param attempt 1 for the first failure.
 */
export function fullJitterMs(attempt: number, baseMs: number, capMs: number, random: () => number): number {
  return Math.floor(random() * Math.min(capMs, baseMs * 2 ** (attempt - 1)));
}
