import { setTimeout as wait } from "node:timers/promises";

/**
 * Polls until the result is not null, undefined or false, and returns it; an error counts as no result.
 * @throws after `ms` milliseconds
 */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  { ms = 180_000, everyMs = 50 } = {},
): Promise<T> {
  const deadline = Date.now() + ms;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline)
      throw new Error(`Timed out after ${ms / 1000} s waiting for ${what}`, { cause: last });
    await wait(everyMs);
  }
}
