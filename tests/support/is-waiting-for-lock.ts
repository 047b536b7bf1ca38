import { db } from "@/lib/db/client";

/** True while a statement in this database waits for a lock. Always false on the embedded one, which has one session. */
export async function isWaitingForLock(): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return rows.length > 0;
}
