// Runs once: it tests Redis and no database.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { perProcess } from "@/lib/server-context.mjs";
import { openRedisBridge } from "@/tests/support/redis-bridge";
import { redisAnswers } from "@/tests/support/test-redis";

/** The limits of a process with this REDIS_URL, connected. */
async function limitsWith(url: string) {
  vi.stubEnv("REDIS_URL", url);
  // The environment is read once.
  vi.resetModules();
  const limits = await import("@/lib/limits/rate-limit");
  const redis = perProcess<Redis>("limiters-redis");
  limits.connectLimits();
  onTestFinished(() => {
    redis.value?.disconnect();
    redis.value = undefined;
    limits.resetLimits();
    vi.unstubAllEnvs();
  });
  await vi.waitFor(() => expect(redis.value?.status).toBe("ready"), 5_000);
  return limits;
}

describe.runIf(await redisAnswers())("limits counted in Redis", () => {
  test("are counted in memory when Redis accepts connections and never answers", async () => {
    const bridge = await openRedisBridge();
    const { spend } = await limitsWith(bridge.url);
    const budget = { name: `test-${randomUUID()}`, points: 2, windowSeconds: 60 };
    await spend(budget, "198.51.100.1");

    bridge.setSilent(true);
    const began = performance.now();
    await spend(budget, "198.51.100.2");
    expect(performance.now() - began).toBeLessThan(2_000);
    await wait(1_000);
    // The connection was given up, so that nobody waits any more; the limit itself stays on.
    const after = performance.now();
    await spend(budget, "198.51.100.2");
    await expect(spend(budget, "198.51.100.2")).rejects.toMatchObject({ code: "rate_limited" });
    expect(performance.now() - after).toBeLessThan(400);

    const attempts = bridge.timesSent("198.51.100.2");
    expect(attempts).toBeGreaterThan(0);
    bridge.setSilent(false);
    await vi.waitFor(() => expect(perProcess<Redis>("limiters-redis").value?.status).toBe("ready"), 10_000);
    await spend(budget, "198.51.100.3");
    // What was counted in memory is not counted again.
    expect(bridge.timesSent("198.51.100.2")).toBe(attempts);
  });
});
