import { db } from "@/lib/db/client";
import { waitUntil } from "@/tests/support/wait-until";

/**
 * True while a statement in this database waits for a lock. Always false on the embedded one, which has one session. Not
 * asked in the transaction that holds the lock, which would see the activity of its first look again and again.
 */
export async function isWaitingForLock(): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return rows.length > 0;
}

/** Waits until a statement in this database waits for a lock, for less time than a `patientTransaction` has. */
export async function untilWaitingForLock(what: string): Promise<void> {
  await waitUntil(what, isWaitingForLock, { ms: 20_000 });
}
