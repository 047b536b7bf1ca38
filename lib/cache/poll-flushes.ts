import "server-only";
import { flushLocally } from "@/lib/cache/flush-locally";
import { PAGES_KEPT_MS } from "@/lib/cache/pages-kept";
import { ALL_TAGS } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { startEvery } from "@/lib/start-every";

const POLL_MS = 1_000;
const PRUNE_MS = 10 * 60 * 1000;
/** A process that was suspended or without a database for this long may have missed rows. */
const ABSENT_MS = PAGES_KEPT_MS - PRUNE_MS;
/** A row may be committed after one with a higher number, so the last few are read again. */
const LOOK_BACK = 64n;

/**
 * Flushes in this process what another one changed (a sync from the command line, a second web server). Polls every
 * second; nothing is flushed while the database is away.
 */
export function startFlushPoller(): void {
  const poll = makePoller();
  startEvery(POLL_MS, () =>
    poll().catch((error: unknown) => log.debug({ err: error }, "changes could not be looked up")),
  );
  startEvery(PRUNE_MS, () =>
    pruneFlushes().catch((error: unknown) => log.debug({ err: error }, "no pruning")),
  );
}

/**
 * One poll: flushes what is new since the previous one, and everything after a long absence. The first poll flushes
 * every row that is kept, because Redis keeps pages equally long and may hold some that became stale while no process was
 * polling.
 */
export function makePoller(flush: (tags: string[]) => Promise<void> = flushLocally): () => Promise<void> {
  let newest = 0n;
  let seen = new Set<bigint>();
  let polledAt = Date.now();
  return async () => {
    const rows = await db().cacheFlush.findMany({
      where: newest === 0n ? {} : { id: { gt: newest - LOOK_BACK } },
      orderBy: { id: "asc" },
    });
    const fresh = rows.filter(({ id }) => !seen.has(id)).flatMap((row) => row.tags);
    const stale = Date.now() - polledAt > ABSENT_MS ? ALL_TAGS : [];
    if (fresh.length + stale.length > 0) await flush([...new Set([...fresh, ...stale])]);
    polledAt = Date.now();
    seen = new Set(rows.map(({ id }) => id));
    newest = rows.at(-1)?.id ?? newest;
  };
}

/** Deletes changes that no page is older than. */
export async function pruneFlushes(): Promise<void> {
  await db()
    .$executeRaw`DELETE FROM cache_flushes WHERE at < now() - ${PAGES_KEPT_MS} * interval '1 millisecond'`;
}
