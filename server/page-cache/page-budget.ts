import type { Redis } from "ioredis";

/** Redis keys for when each page was stored, how large each is, and the total size. */
const TIMES = "pages:times";
const SIZES = "pages:sizes";
const TOTAL = "total";
/** One page may take at most an eighth of the budget. */
const MAX_PART = 8;

/**
 * Stores a page and evicts the oldest until all pages, of every build, fit the budget. Redis runs a script atomically,
 * so several processes keep one total.
 */
const STORE = `
local times, sizes, newest = KEYS[1], KEYS[2], KEYS[3]
local key, value, keptSeconds, maxBytes, now = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local date = math.max(tonumber(ARGV[6]), tonumber(redis.call('GET', newest) or '0'))
redis.call('SET', newest, string.format('%.0f', date), 'EX', keptSeconds)
if redis.call('EXISTS', times) ~= redis.call('EXISTS', sizes) then redis.call('DEL', times, sizes) end
local function forget(one)
  local size = redis.call('HGET', sizes, one)
  if not size then return end
  redis.call('DEL', one)
  redis.call('ZREM', times, one)
  redis.call('HDEL', sizes, one)
  redis.call('HINCRBY', sizes, '${TOTAL}', -tonumber(size))
end
forget(key)
for _, old in ipairs(redis.call('ZRANGEBYSCORE', times, '-inf', now - keptSeconds * 1000, 'LIMIT', 0, 100)) do forget(old) end
local size = #key + #value
while tonumber(redis.call('HGET', sizes, '${TOTAL}') or '0') + size > maxBytes do
  local oldest = redis.call('ZRANGE', times, 0, 0)[1]
  if not oldest then break end
  forget(oldest)
end
redis.call('SET', key, value, 'EX', keptSeconds)
redis.call('ZADD', times, now, key)
redis.call('HSET', sizes, key, size)
redis.call('HINCRBY', sizes, '${TOTAL}', size)
return 1
`;

/**
 * @property date by the clock that flushes are dated by
 * @property newestKey of Redis, for the newest date of the pages that are flushed together
 */
export type PageToStore = {
  key: string;
  value: Buffer;
  keptSeconds: number;
  date: number;
  newestKey: string;
};

/**
 * Stores a page in Redis within a budget of its own: the counters of rate limits live in the same Redis, and pages must
 * not push them out.
 * @param maxBytes the size of all pages together
 */
export async function storeWithin(redis: Redis, maxBytes: number, page: PageToStore): Promise<void> {
  const { key, value, keptSeconds, date, newestKey } = page;
  if (value.length > maxBytes / MAX_PART) {
    // Redis would need several times its size in memory before it could refuse it.
    await redis.del(key);
    return;
  }
  await redis.eval(STORE, 3, TIMES, SIZES, newestKey, key, value, keptSeconds, maxBytes, Date.now(), date);
}
