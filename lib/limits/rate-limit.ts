import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { providerBlock, widerBlocks } from "@/lib/limits/client-address";
import { log } from "@/lib/log";
import { meters } from "@/lib/metrics/meters";
import { connectRedis } from "@/lib/redis";
import { perProcess } from "@/lib/server-context.mjs";

export type Budget = {
  /** Names the counter; the same name is the same budget everywhere. */
  name: string;
  /** How many are allowed in the window. */
  points: number;
  windowSeconds: number;
};

type Limiter = RateLimiterMemory | RateLimiterRedis;
const limiters = perProcess<Map<string, Limiter>>("limiters");
const redis = perProcess<Redis>("limiters-redis");

/** Called at start: if the first request opened the connection, it would be counted in memory. */
export function connectLimits(): void {
  const url = env().REDIS_URL;
  if (!url || redis.value) return;
  redis.value = connectRedis(url);
  redis.value.on("error", (error) => log.debug({ err: error }, "limits are counted in memory"));
}

function limiterFor({ name, points, windowSeconds }: Budget): Limiter {
  limiters.value ??= new Map();
  const existing = limiters.value.get(name);
  if (existing) return existing;
  connectLimits();
  const options = { keyPrefix: `limit:${name}`, points, duration: windowSeconds };
  const limiter = redis.value
    ? // With Redis away the limits stay on: each process counts for itself.
      new RateLimiterRedis({
        ...options,
        storeClient: redis.value,
        insuranceLimiter: new RateLimiterMemory(options),
      })
    : new RateLimiterMemory(options);
  limiters.value.set(name, limiter);
  return limiter;
}

/** A budget for one bucket of addresses, and wider ones for the IPv6 networks around it. */
function counters(budget: Budget, key: string): { budget: Budget; key: string }[] {
  const at = key.lastIndexOf("|") + 1;
  const wider = widerBlocks(key.slice(at)).map(({ block, share }) => ({
    budget: { ...budget, name: `${budget.name}-x${share}`, points: budget.points * share },
    key: `${key.slice(0, at)}${block}`,
  }));
  return [{ budget, key }, ...wider];
}

/** @returns null when the point was there, otherwise how many milliseconds until there is one again */
async function consume(budget: Budget, key: string): Promise<number | null> {
  try {
    await limiterFor(budget).consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return refusal.msBeforeNext;
  }
}

function refuse(budget: Budget, waitMs: number, message?: string): never {
  meters().refusals.inc({ limit: budget.name });
  log.warn({ limit: budget.name }, "a limit was reached");
  // Counters in memory compute the wait by the time of day, but end by a timer: after a clock was set back it is too long.
  const seconds = Math.min(Math.ceil(waitMs / 1000), budget.windowSeconds);
  throw new AppError("rate_limited", message, { retryAfterSeconds: Math.max(1, seconds) });
}

/**
 * Takes one from a budget; for an IPv6 bucket also from those of the networks around it.
 * @param key a bucket of addresses; for one thing tried from there `thing|bucket`; or any other id
 * @throws {AppError} rate_limited with the seconds to wait.
 */
export async function spend(budget: Budget, key: string, message?: string): Promise<void> {
  for (const counter of counters(budget, key)) {
    const waitMs = await consume(counter.budget, counter.key);
    if (waitMs !== null) refuse(counter.budget, waitMs, message);
  }
}

/** Gives one point back, unless its window has ended: the next one would begin with a point more than there are. */
async function giveBack(budget: Budget, key: string): Promise<void> {
  const limiter = limiterFor(budget);
  const counted = await limiter.get(key);
  if (counted && counted.consumedPoints > 0 && counted.msBeforeNext > 0) await limiter.reward(key, 1);
}

/** Returns the point of an attempt that is not to count. */
export async function unspend(budget: Budget, key: string): Promise<void> {
  for (const counter of counters(budget, key)) await giveBack(counter.budget, counter.key);
}

/** The part of a shared budget that one block of addresses may use, and above which answers are slowed down. */
const CALM_PART = 1 / 4;
/** Longest wait of a slowed-down answer, in milliseconds. */
const SLOWEST_MS = 2_000;

const partOfBlock = (budget: Budget): Budget => ({
  ...budget,
  name: `${budget.name}-block`,
  points: Math.ceil(budget.points * CALM_PART),
});

/**
 * Takes one from a budget that everybody shares. One block of addresses gets a quarter of it at most, so that it cannot
 * switch a feature off for the others; once a quarter is used up answers wait, the longer the less is left.
 * @param bucket the asker's address bucket
 * @throws {AppError} rate_limited with the seconds to wait.
 */
export async function spendShared(budget: Budget, bucket: string, message?: string): Promise<void> {
  const part = partOfBlock(budget);
  const block = providerBlock(bucket);
  const calm = part.points;
  const blockWaitMs = await consume(part, block);
  if (blockWaitMs !== null) refuse(part, blockWaitMs, message);
  const waitMs = await consume(budget, "all");
  if (waitMs !== null) {
    // Tries while others have used up everything must not use up what the block may have afterwards.
    await giveBack(part, block);
    refuse(budget, waitMs, message);
  }
  const used = (await limiterFor(budget).get("all"))?.consumedPoints ?? 0;
  const excess = (used - calm) / (budget.points - calm);
  if (excess > 0) await sleep(Math.min(1, excess) * SLOWEST_MS);
}

/** Returns the point of a successful attempt to a budget that everybody shares. */
export async function unspendShared(budget: Budget, bucket: string): Promise<void> {
  await Promise.all([giveBack(partOfBlock(budget), providerBlock(bucket)), giveBack(budget, "all")]);
}

/** Empties every in-memory budget: tests start fresh. */
export function resetLimits(): void {
  limiters.value?.clear();
}
