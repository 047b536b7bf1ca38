import type { Redis } from "ioredis";
import { steadyNow } from "@/lib/steady-now.mjs";
import type { SharedClock } from "./shared-clock";

/**
 * Dates a flush no earlier than any stored page and any flush before it, also where another process's clock is ahead.
 * Redis runs a script atomically, so that no page is stored in between.
 */
const STORE = `
local times, newest, keptSeconds, at = KEYS[1], KEYS[2], tonumber(ARGV[1]), tonumber(ARGV[2])
at = math.max(at, tonumber(redis.call('GET', newest) or '0'))
for _, other in ipairs(redis.call('HVALS', times)) do at = math.max(at, tonumber(other)) end
for tag = 3, #ARGV do redis.call('HSET', times, ARGV[tag], string.format('%.0f', at)) end
redis.call('EXPIRE', times, keptSeconds)
return at
`;

export type FlushTimes = {
  /**
   * Flushes these tags, the tags that could not be sent to Redis before, and those that a restarted Redis may have
   * lost.
   */
  flush(tags: readonly string[]): Promise<void>;
  /** When each tag was flushed last. Pages that this process renders from now on are newer than all of these flushes. */
  read(): Promise<Record<string, string>>;
};

/**
 * @property timesKey of Redis, for when each tag was flushed last
 * @property newestKey of Redis, for the newest date of the pages that are flushed (page-budget.ts)
 */
type Keys = { timesKey: string; newestKey: string; keptSeconds: number };

export function createFlushTimes(redis: Redis, clock: SharedClock, keys: Keys): FlushTimes {
  const { timesKey, newestKey, keptSeconds } = keys;
  const missed = new Set<string>();
  /** When this process flushed each tag last, by the steady clock. */
  const flushedAt = new Map<string, number>();
  // A Redis that was killed comes back as it last saved itself: with pages, but without the flushes since then.
  redis.on("close", () => {
    const keptSince = steadyNow() - keptSeconds * 1000;
    for (const [tag, at] of flushedAt) if (at >= keptSince) missed.add(tag);
  });
  return {
    async flush(tags) {
      for (const tag of tags) {
        missed.add(tag);
        flushedAt.set(tag, steadyNow());
      }
      const sent = [...missed];
      if (sent.length === 0) return;
      const now = clock.now();
      clock.catchUpWith(Number(await redis.eval(STORE, 2, timesKey, newestKey, keptSeconds, now, ...sent)));
      for (const tag of sent) missed.delete(tag);
    },
    async read() {
      const times = await redis.hgetall(timesKey);
      for (const time of Object.values(times)) clock.catchUpWith(Number(time));
      return times;
    },
  };
}
