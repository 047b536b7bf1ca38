import type { Redis } from "ioredis";

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

/**
 * @property timesKey of Redis, for when each tag was flushed last
 * @property newestKey as of the pages that are flushed (page-budget.ts)
 */
type Flush = {
  timesKey: string;
  newestKey: string;
  tags: readonly string[];
  keptSeconds: number;
  now: number;
};

/** @returns the time by which the flush was dated */
export async function storeFlush(redis: Redis, flush: Flush): Promise<number> {
  const { timesKey, newestKey, tags, keptSeconds, now } = flush;
  return Number(await redis.eval(STORE, 2, timesKey, newestKey, keptSeconds, now, ...tags));
}
