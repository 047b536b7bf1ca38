import "server-only";
import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { meters } from "@/lib/metrics/meters";

export type Budget = {
  /** Names the counter; the same name is the same budget everywhere. */
  name: string;
  /** How many are allowed in the window. */
  points: number;
  windowSeconds: number;
};

type Limiter = RateLimiterMemory | RateLimiterRedis;
const held = globalThis as typeof globalThis & {
  shopLimiters?: Map<string, Limiter>;
  shopLimiterRedis?: Redis;
};
held.shopLimiters ??= new Map();

/** Called at start: a connection first made by a request would let that one be counted in memory. */
export function connectLimits(): void {
  const url = env().REDIS_URL;
  if (!url || held.shopLimiterRedis) return;
  held.shopLimiterRedis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  held.shopLimiterRedis.on("error", (error) => log.debug({ err: error }, "limits are counted in memory"));
}

function limiterFor({ name, points, windowSeconds }: Budget): Limiter {
  const limiters = held.shopLimiters ?? new Map<string, Limiter>();
  const existing = limiters.get(name);
  if (existing) return existing;
  connectLimits();
  const options = { keyPrefix: `limit:${name}`, points, duration: windowSeconds };
  const limiter = held.shopLimiterRedis
    ? // Redis away must not switch the limits off: each process then counts for itself.
      new RateLimiterRedis({
        ...options,
        storeClient: held.shopLimiterRedis,
        insuranceLimiter: new RateLimiterMemory(options),
      })
    : new RateLimiterMemory(options);
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Takes one from a budget.
 * @throws {AppError} rate_limited with the seconds to wait.
 */
export async function spend(budget: Budget, key: string, message?: string): Promise<void> {
  try {
    await limiterFor(budget).consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    meters().refusals.inc({ limit: budget.name });
    log.warn({ limit: budget.name }, "a limit was reached");
    throw new AppError("rate_limited", message, {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

/** Gives back what a successful attempt took, so that only failures count. */
export async function refund(budget: Budget, key: string): Promise<void> {
  await limiterFor(budget).reward(key, 1);
}

/** Empties every in-memory budget: tests start fresh. */
export function resetLimits(): void {
  held.shopLimiters?.clear();
}
