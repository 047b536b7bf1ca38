import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseAway, isTransientConflict } from "@/lib/db/errors";

/** Waits before each retry, in ms: 18 s in all, within which a database that restarts usually answers again. */
const WAITS_MS = [250, 1_000, 2_000, 5_000, 10_000];
const CONFLICT_TRIES = 3;

/**
 * Retries a whole transaction: at once after a deadlock or serialization failure, three tries in all, and after the
 * waits above while the database is away. The first try may have been committed without an answer: the work is
 * idempotent, or asks what became of it (`isCommitted` in run-sync.ts).
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
