import { createHash, randomBytes } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { type Redis, ReplyError } from "ioredis";
import { LRUCache } from "lru-cache";
import type { IncrementalCacheValue } from "next/dist/server/response-cache/types";
import { PAGES_KEPT_MS } from "@/lib/cache/pages-kept";
import type { Env } from "@/lib/env";
import { log } from "@/lib/log";
import { connectRedis } from "@/lib/redis";
import { steadyNow } from "@/lib/steady-now.mjs";
import { createFlushTimes } from "./flush-times";
import { storeWithin } from "./page-budget";
import { createSharedClock, type SharedClock } from "./shared-clock";

/**
 * Bounds what Redis holds, and for how long a flush that could not reach Redis matters to a process that starts later.
 */
const KEPT_SECONDS = PAGES_KEPT_MS / 1_000;
/** The most that pages may take in Redis: as much as one process keeps in memory (cache-handler.mjs). */
const MAX_BYTES = 128 * 1024 * 1024;
/** The most that a process keeps of what it read, so that an unchanged page is not transferred and parsed again. */
const MAX_READ_BYTES = 32 * 1024 * 1024;
/** A stored page begins with bytes that change whenever it is stored. */
const VERSION_BYTES = 16;

type Value = IncrementalCacheValue | null;
/** A page as Redis holds it: with its own tags, to which its reader may add, and its time by the shared clock. */
type Entry = Cached & { tags: string[] };
type Cached = { value: Value; lastModified: number };
type Read = { version: Buffer; entry: Entry; bytes: number };
export type SharedStore = {
  /** Returns the stored value; null when Redis has no fresh one, undefined when Redis cannot be reached. */
  get(key: string, tags: string[]): Promise<Cached | null | undefined>;
  /** @param startedAt when the value was requested, by the steady clock: a later flush makes it stale */
  set(key: string, value: Value, tags: string[], startedAt: number): Promise<void>;
  flush(tags: string[]): Promise<void>;
  close(): void;
};

const AWAY = "the shared cache does not answer; pages come from memory";
const REFUSES = "the shared cache refuses to store; pages come from memory";

/** Logs once that Redis cannot be used and once that it can again, not for every page. */
class UseOfRedis {
  #isOff = false;

  off(error: unknown, why: "away" | "refuses"): void {
    if (!this.#isOff) log.warn({ err: error }, why === "away" ? AWAY : REFUSES);
    this.#isOff = true;
  }

  on(): void {
    if (this.#isOff) log.info("the shared cache answers again");
    this.#isOff = false;
  }
}

function connect(url: string, use: UseOfRedis): Redis {
  const redis = connectRedis(url);
  redis.on("error", (error) => use.off(error, "away"));
  redis.on("ready", () => use.on());
  return redis;
}

/** The settings that pages show; they are read when a page is rendered. */
const SHOWN = /^(?:NEXTAUTH_URL|ADMIN_EMAILS|GOOGLE_PLACE_ID|SHOP_.*|WIDGET_.*)$/;

/**
 * The prefix of the pages that may be shared: not with other builds, whose files do not exist here, with other
 * settings, which the pages show, or with another database, which is another shop.
 */
export function sharedName(build: string, values: Env): string {
  const database = new URL(values.DATABASE_URL ?? "postgresql:");
  database.password = "";
  const shown = Object.entries(values).filter(([name]) => SHOWN.test(name));
  const hash = createHash("sha256").update(JSON.stringify([database.href, ...shown.sort()]));
  return `${build}:${hash.digest("base64url").slice(0, 16)}`;
}

/**
 * The page cache that several web processes share in Redis. Its methods do not throw: while Redis is away each process
 * uses its own memory, and flushes that Redis missed are sent before it is used again.
 * @param name from sharedName
 * @param maxBytes the size of the pages of all names together
 */
export function createSharedStore(url: string, name: string, maxBytes = MAX_BYTES): SharedStore {
  const use = new UseOfRedis();
  const redis = connect(url, use);
  const keyOf = (key: string) => `page:${name}:${key}`;
  const clock = createSharedClock();
  const newestKey = `page-newest:${name}`;
  const keys = { timesKey: `page-flushes:${name}`, newestKey, keptSeconds: KEPT_SECONDS };
  const flushTimes = createFlushTimes(redis, clock, keys);

  const lastRead = new LRUCache<string, Read>({
    maxSize: MAX_READ_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  async function read(key: string, tags: string[]): Promise<Cached | null> {
    const known = lastRead.get(key);
    if (known) {
      const [version, times] = await Promise.all([
        redis.getrangeBuffer(keyOf(key), 0, VERSION_BYTES - 1),
        flushTimes.read(),
      ]);
      if (known.version.equals(version)) return unlessFlushed(known.entry, tags, times, clock);
    }
    const [found, times] = await Promise.all([redis.getBuffer(keyOf(key)), flushTimes.read()]);
    if (!found) {
      lastRead.delete(key);
      return null;
    }
    const entry = deserialize(found.subarray(VERSION_BYTES)) as Entry;
    // A copy: the part would keep the whole page's bytes in memory.
    const version = Buffer.from(found.subarray(0, VERSION_BYTES));
    lastRead.set(key, { version, entry, bytes: found.length });
    return unlessFlushed(entry, tags, times, clock);
  }

  async function orAway<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      // An answer of Redis: its memory is full, or it is a read-only replica.
      if (error instanceof ReplyError) use.off(error, "refuses");
      log.debug({ err: error }, "the shared cache could not be used");
      return undefined;
    }
  }

  /** Reading does not tell whether Redis stores again. */
  const storing = (work: () => Promise<void>) => orAway(() => work().then(() => use.on()));

  return {
    get: (key, tags) =>
      orAway(async () => {
        await flushTimes.flush([]);
        return read(key, tags);
      }),
    async set(key, value, tags, startedAt) {
      const date = clock.timeOf(startedAt);
      const bytes = stored({ value, lastModified: date, tags });
      const page = { key: keyOf(key), value: bytes, keptSeconds: KEPT_SECONDS, date, newestKey };
      await storing(() => storeWithin(redis, maxBytes, page));
    },
    async flush(tags) {
      await storing(() => flushTimes.flush(tags));
    },
    close: () => redis.disconnect(),
  };
}

const stored = (entry: Entry): Buffer => Buffer.concat([randomBytes(VERSION_BYTES), serialize(entry)]);

/** Returns what was stored; null when one of its tags was flushed since. */
function unlessFlushed(
  entry: Entry,
  tags: string[],
  times: Record<string, string>,
  clock: SharedClock,
): Cached | null {
  const { tags: ownTags, value, lastModified } = entry;
  const isStale = [...ownTags, ...tags].some((tag) => Number(times[tag] ?? 0) >= lastModified);
  const now = steadyNow();
  return isStale ? null : { value, lastModified: now - (clock.timeOf(now) - lastModified) };
}
