import { ioredisAdapter } from "@fortedigital/nextjs-cache-handler/helpers/ioredisAdapter";
import createRedisHandler from "@fortedigital/nextjs-cache-handler/redis-strings";
import { Redis } from "ioredis";
import { log } from "@/lib/log";

/** A page waits this long for Redis before it is taken from memory or rendered. */
const PATIENCE_MS = 500;
/** Bounds what Redis holds, and how long a flush that could not reach it matters to a process that starts later. */
const KEPT_SECONDS = 3_600;
/** The handler keeps flush times of Next's own tags only; under their prefix it keeps them of ours too. */
const PREFIX = "_N_T_";

type Handler = ReturnType<typeof createRedisHandler>;
type Value = Parameters<Handler["set"]>[1]["value"];
type Kept = { value: Value; lastModified: number };
export type SharedStore = {
  /** Null: Redis holds nothing fresh. Undefined: Redis cannot be asked. */
  get(key: string, tags: string[]): Promise<Kept | null | undefined>;
  /** @param startedAt when the value was asked for, ms since 1970: a flush since then makes it stale */
  set(key: string, value: Value, tags: string[], startedAt: number): Promise<void>;
  flush(tags: string[]): Promise<void>;
  close(): void;
};

const marked = (tags: string[]) => tags.map((tag) => (tag.startsWith(PREFIX) ? tag : PREFIX + tag));

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
 */
export function createSharedStore(url: string, build: string): SharedStore {
  const redis = connect(url);
  const client = ioredisAdapter(redis);
  const handler = createRedisHandler({ client, keyPrefix: `page:${build}:`, timeoutMs: PATIENCE_MS });
  const missed = new Set<string>();

  async function flush(tags: string[]): Promise<void> {
    for (const tag of marked(tags)) missed.add(tag);
    for (const tag of [...missed]) {
      await handler.revalidateTag(tag);
      missed.delete(tag);
    }
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
        if (missed.size > 0) await flush([]);
        return (await handler.get(key, { implicitTags: marked(tags) })) ?? null;
      }),
    async set(key, value, tags, startedAt) {
      // The handler lets an entry pass that is as old as the flush.
      const lastModified = startedAt - 1;
      const lifespan = lifespanFrom(Math.floor(Date.now() / 1000));
      await orAway(() => handler.set(key, { value, lastModified, lifespan, tags: marked(tags) }));
    },
    async flush(tags) {
      await orAway(() => flush(tags));
    },
    close: () => redis.disconnect(),
  };
}

function lifespanFrom(nowSeconds: number) {
  const at = nowSeconds + KEPT_SECONDS;
  return {
    lastModifiedAt: nowSeconds,
    staleAge: KEPT_SECONDS,
    staleAt: at,
    expireAge: KEPT_SECONDS,
    expireAt: at,
    revalidate: undefined,
  };
}
