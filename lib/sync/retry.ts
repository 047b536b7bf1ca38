import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseAway, isTransientConflict } from "@/lib/db/errors";

/** Waits before the tries after the first, ms: a database that restarts is back within half a minute. */
const WAITS_MS = [250, 1_000, 2_000, 5_000, 10_000];
const CONFLICT_TRIES = 3;

/**
 * Repeats a whole transaction that lost against another one (deadlock, serialisation) or found the database away.
 * Everything in it is redone, so it must come to the same when its first try was committed unheard.
 */
export async function retryTransaction<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      const pause = WAITS_MS[tried - 1];
      if (isTransientConflict(error) && tried < CONFLICT_TRIES) continue;
      if (!isDatabaseAway(error) || pause === undefined) throw error;
      await wait(pause, undefined, { signal });
    }
  }
}
