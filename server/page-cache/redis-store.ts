import { deserialize, serialize } from "node:v8";
import { Redis } from "ioredis";
import type { IncrementalCacheValue } from "next/dist/server/response-cache/types";
import { log } from "@/lib/log";
import { storeWithin } from "./page-budget";

/** A page waits this long for Redis before it is taken from memory or rendered. */
const PATIENCE_MS = 500;
/** Bounds what Redis holds, and how long a flush that could not reach it matters to a process that starts later. */
const KEPT_SECONDS = 3_600;
/** What pages may take of Redis: as much as one process keeps in its memory (cache-handler.mjs). */
const MAX_BYTES = 128 * 1024 * 1024;

type Value = IncrementalCacheValue | null;
/** @property tags the stored value's own, beside those its reader names */
type Entry = Kept & { tags: string[] };
type Kept = { value: Value; lastModified: number };
export type SharedStore = {
  /** Null: Redis holds nothing fresh. Undefined: Redis cannot be asked. */
  get(key: string, tags: string[]): Promise<Kept | null | undefined>;
  /** @param startedAt when the value was asked for, ms since 1970: a flush since then makes it stale */
  set(key: string, value: Value, tags: string[], startedAt: number): Promise<void>;
  flush(tags: string[]): Promise<void>;
  close(): void;
};

/** Says once that Redis is away and once that it is back, not for every page. */
function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: PATIENCE_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  let isAway = false;
  redis.on("error", (error) => {
    if (!isAway) log.warn({ err: error }, "the shared cache does not answer; pages come from memory");
    isAway = true;
  });
  redis.on("ready", () => {
    if (isAway) log.info("the shared cache answers again");
    isAway = false;
  });
  return redis;
}

/**
 * The cache that several web processes share in Redis. Nothing here throws: with Redis away the memory of each process
 * takes over, and flushes it missed are made up for before it is believed again.
 * @param build the build's id: another build's pages name files that are gone
 * @param maxBytes what the pages of all builds may take together
 */
export function createSharedStore(url: string, build: string, maxBytes = MAX_BYTES): SharedStore {
  const redis = connect(url);
  const keyOf = (key: string) => `page:${build}:${key}`;
  /** When each tag was flushed last, in milliseconds since 1970. */
  const flushTimes = `page-flushes:${build}`;
  const missed = new Set<string>();

  async function flush(tags: string[]): Promise<void> {
    for (const tag of tags) missed.add(tag);
    const sent = [...missed];
    if (sent.length === 0) return;
    const now = Date.now();
    await redis
      .multi()
      .hset(flushTimes, Object.fromEntries(sent.map((tag) => [tag, now])))
      .expire(flushTimes, KEPT_SECONDS)
      .exec();
    for (const tag of sent) missed.delete(tag);
  }

  async function read(key: string, tags: string[]): Promise<Kept | null> {
    const [found, times] = await Promise.all([redis.getBuffer(keyOf(key)), redis.hgetall(flushTimes)]);
    if (!found) return null;
    const { tags: ownTags, ...kept } = deserialize(found) as Entry;
    const isStale = [...ownTags, ...tags].some((tag) => Number(times[tag] ?? 0) >= kept.lastModified);
    return isStale ? null : kept;
  }

  async function orAway<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      log.debug({ err: error }, "the shared cache could not be used");
      return undefined;
    }
  }

  return {
    get: (key, tags) =>
      orAway(async () => {
        await flush([]);
        return read(key, tags);
      }),
    async set(key, value, tags, startedAt) {
      const entry: Entry = { value, lastModified: startedAt, tags };
      const page = { key: keyOf(key), value: serialize(entry), keptSeconds: KEPT_SECONDS };
      await orAway(() => storeWithin(redis, maxBytes, page));
    },
    async flush(tags) {
      await orAway(() => flush(tags));
    },
    close: () => redis.disconnect(),
  };
}
