// Runs once: it tests Redis and no database.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Redis } from "ioredis";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parseEnv } from "@/lib/env";
import { log } from "@/lib/log";
import { steadyNow } from "@/lib/steady-now.mjs";
import { hasRedisServer, openPrivateRedis } from "@/tests/support/private-redis";
import { openRedisBridge } from "@/tests/support/redis-bridge";
import { redisAnswers, TEST_REDIS_URL } from "@/tests/support/test-redis";
import { createSharedStore, type SharedStore, sharedName } from "./redis-store";

type Value = Parameters<SharedStore["set"]>[1];
const page = (html: string) =>
  ({
    kind: "APP_PAGE",
    html,
    rscData: Buffer.from("flight"),
    segmentData: new Map([["/_tree", Buffer.from("segment")]]),
    headers: { "x-next-cache-tags": "deals" },
    postponed: undefined,
    status: 200,
  }) as unknown as Value;

function open(build: string, url = TEST_REDIS_URL): SharedStore {
  const store = createSharedStore(url, build);
  onTestFinished(() => store.close());
  return store;
}

const HOUR_MS = 3_600_000;

function moveTimeOfDay(byMs: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + byMs });
  onTestFinished(() => void vi.useRealTimers());
}

async function untilAsked(store: SharedStore): Promise<void> {
  await vi.waitFor(async () => expect(await store.get("/none", [])).not.toBeUndefined(), 5_000);
}

/** Two stores of one build, like those of two web processes. */
async function two(): Promise<[SharedStore, SharedStore]> {
  const build = randomUUID();
  const pair: [SharedStore, SharedStore] = [open(build), open(build)];
  await Promise.all(pair.map(untilAsked));
  return pair;
}

describe.runIf(await redisAnswers())("the cache shared in Redis", () => {
  test("serves a page rendered by another process byte for byte", async () => {
    const [a, b] = await two();
    await a.set("/deals", page("<p>old</p>"), ["deals"], steadyNow());
    expect((await b.get("/deals", []))?.value).toEqual(page("<p>old</p>"));
  });

  test("transfers a page again only when it was stored again", async () => {
    const [a, b] = await two();
    await a.set("/deals", page("first"), ["deals"], steadyNow());
    const first = await b.get("/deals", []);
    expect((await b.get("/deals", []))?.value).toBe(first?.value);
    await a.set("/deals", page("second"), ["deals"], steadyNow());
    expect((await b.get("/deals", []))?.value).toEqual(page("second"));
    await a.flush(["deals"]);
    expect(await b.get("/deals", [])).toBeNull();
  });

  test("flushes entries with a tag for every process at once", async () => {
    const [a, b] = await two();
    await a.set("/deals", page("deals"), ["deals"], steadyNow());
    await a.set("/events", page("events"), ["events"], steadyNow());
    await b.flush(["deals"]);
    expect(await a.get("/deals", [])).toBeNull();
    expect(await a.get("/events", [])).not.toBeNull();
  });

  test("never serves a page whose rendering began before a flush and that was stored after it", async () => {
    // Two clocks that are read in whole milliseconds differ by a part of one, each pair by another.
    for (let pairs = 0; pairs < 20; pairs++) {
      const [a, b] = await two();
      const startedAt = steadyNow();
      await a.flush(["deals"]);
      await b.set("/deals", page("from old data"), ["deals"], startedAt);
      expect(await a.get("/deals", [])).toBeNull();
      await wait(2);
      await b.set("/deals", page("from new data"), ["deals"], steadyNow());
      expect(await a.get("/deals", [])).not.toBeNull();
    }
  });

  test("dates a page by the reader's steady clock, also after the time of day moved", async () => {
    const [a, b] = await two();
    moveTimeOfDay(8 * HOUR_MS);
    await a.set("/deals", page("deals"), ["deals"], steadyNow());
    const { lastModified = 0 } = (await b.get("/deals", [])) ?? {};
    expect(Math.abs(steadyNow() - lastModified)).toBeLessThan(1_000);
  });

  test("flushes what was stored before the time of day moved back, and keeps what is stored after", async () => {
    const [a, b] = await two();
    await a.set("/deals", page("old"), ["deals"], steadyNow());
    moveTimeOfDay(-HOUR_MS / 2);
    await b.flush(["deals"]);
    expect(await a.get("/deals", [])).toBeNull();
    await wait(2);
    await a.set("/deals", page("new"), ["deals"], steadyNow());
    expect((await b.get("/deals", []))?.value).toEqual(page("new"));
  });

  test("flushes what an earlier process stored when one started after the time of day moved back", async () => {
    const build = randomUUID();
    const before = open(build);
    await untilAsked(before);
    await before.set("/deals", page("old"), ["deals"], steadyNow());
    moveTimeOfDay(-HOUR_MS / 2);
    const after = open(build);
    await untilAsked(after);
    await after.flush(["deals"]);
    expect(await before.get("/deals", [])).toBeNull();
    expect(await after.get("/deals", [])).toBeNull();
    for (const store of [before, after]) {
      await wait(2);
      await store.set("/deals", page("new"), ["deals"], steadyNow());
      expect((await store.get("/deals", []))?.value).toEqual(page("new"));
    }
  });

  test("keeps what is stored by a process that has read a flush of one whose clock is ahead", async () => {
    const build = randomUUID();
    const behind = open(build);
    await untilAsked(behind);
    moveTimeOfDay(HOUR_MS / 2);
    const ahead = open(build);
    await untilAsked(ahead);
    await ahead.flush(["deals"]);
    vi.useRealTimers();
    expect(await behind.get("/deals", [])).toBeNull();
    await behind.set("/deals", page("from before the flush"), ["deals"], steadyNow() - 1_000);
    expect(await behind.get("/deals", [])).toBeNull();
    await wait(2);
    await behind.set("/deals", page("new"), ["deals"], steadyNow());
    expect((await ahead.get("/deals", []))?.value).toEqual(page("new"));
  });

  test("never serves a page that a flush overtook, though one clock was ahead and another is behind", async () => {
    const build = randomUUID();
    const [renders, flushes] = [open(build), open(build)];
    await Promise.all([renders, flushes].map(untilAsked));
    moveTimeOfDay(HOUR_MS / 2);
    const ahead = open(build);
    await untilAsked(ahead);
    await ahead.flush(["events"]);
    vi.useRealTimers();
    await renders.get("/deals", []);
    const startedAt = steadyNow();
    await flushes.flush(["deals"]);
    await wait(2);
    await renders.set("/deals", page("from old data"), ["deals"], startedAt);
    expect(await renders.get("/deals", [])).toBeNull();
  });

  test("separates builds", async () => {
    const [a] = await two();
    await a.set("/deals", page("of the old build"), ["deals"], steadyNow());
    const next = open(randomUUID());
    await untilAsked(next);
    expect(await next.get("/deals", [])).toBeNull();
  });

  test("falls back to memory while Redis is down, and applies missed flushes before using it again", async () => {
    const bridge = await openRedisBridge();
    const store = open(randomUUID(), bridge.url);
    await untilAsked(store);
    await store.set("/deals", page("old"), ["deals"], steadyNow());
    bridge.setCut(true);
    await vi.waitFor(async () => expect(await store.get("/deals", [])).toBeUndefined(), 5_000);
    await store.set("/about", page("lost"), [], steadyNow());
    await store.flush(["deals"]);
    bridge.setCut(false);
    await untilAsked(store);
    expect(await store.get("/deals", [])).toBeNull();
  });

  test("repeats its flushes to a Redis that was killed and came back as it last saved itself", async () => {
    const bridge = await openRedisBridge();
    const build = randomUUID();
    const store = open(build, bridge.url);
    await untilAsked(store);
    await store.set("/deals", page("old"), ["deals"], steadyNow());
    await store.set("/events", page("events"), ["events"], steadyNow());
    await store.flush(["deals"]);
    bridge.setCut(true);
    await vi.waitFor(async () => expect(await store.get("/deals", [])).toBeUndefined(), 5_000);
    const redis = new Redis(TEST_REDIS_URL);
    await redis.del(`page-flushes:${build}`);
    redis.disconnect();
    bridge.setCut(false);
    await untilAsked(store);
    expect(await store.get("/deals", [])).toBeNull();
    expect((await store.get("/events", []))?.value).toEqual(page("events"));
  });

  test("waits for a Redis that hangs once, not at every read, and uses it again when it answers", async () => {
    const bridge = await openRedisBridge();
    const store = open(randomUUID(), bridge.url);
    await untilAsked(store);
    await store.set("/deals", page("kept"), ["deals"], steadyNow());
    bridge.setSilent(true);
    expect(await store.get("/deals", [])).toBeUndefined();
    await wait(1_000);
    const began = performance.now();
    for (let at = 0; at < 10; at += 1) expect(await store.get("/deals", [])).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(400);
    bridge.setSilent(false);
    await untilAsked(store);
    expect((await store.get("/deals", []))?.value).toEqual(page("kept"));
  });
});

test("pages are shared by processes of one build, one database and the same settings only", () => {
  const env = {
    NEXTAUTH_URL: "https://shop.example",
    DATABASE_URL: "postgresql://shop:a@db/shop",
    PORT: "3000",
  };
  const name = (other: Record<string, string> = {}, build = "build") =>
    sharedName(build, parseEnv({ ...env, ...other }));
  expect(name({ PORT: "3001", DATABASE_URL: "postgresql://shop:b@db/shop" })).toBe(name());
  const others = [
    name({ SHOP_PHONE: "702 555 0123" }),
    // The page that registers knows them by their hashes.
    name({ ADMIN_EMAILS: "owner@shop.example" }),
    name({ DATABASE_URL: "postgresql://shop:a@db/other" }),
    name({}, "other"),
  ];
  expect(new Set([name(), ...others]).size).toBe(5);
});

const MB = 1024 * 1024;

test.runIf(hasRedisServer())("pages never evict rate limit counters from a small Redis", async () => {
  const url = await openPrivateRedis(["--maxmemory", "8mb", "--maxmemory-policy", "allkeys-lru"]);
  const redis = new Redis(url);
  onTestFinished(() => redis.disconnect());
  const counters = Array.from({ length: 20 }, (_, at) => `limit:login:198.51.100.${at}`);
  for (const counter of counters) await redis.set(counter, 10, "EX", 900);

  const store = createSharedStore(url, randomUUID(), 2 * MB);
  onTestFinished(() => store.close());
  await untilAsked(store);
  const large = "x".repeat(64 * 1024);
  for (let at = 0; at < 250; at += 1) await store.set(`/page-${at}`, page(large), [], steadyNow());

  expect(await redis.exists(...counters)).toBe(counters.length);
  expect(await store.get("/page-249", [])).not.toBeNull();
  expect(await store.get("/page-0", [])).toBeNull();
  expect((await redis.keys("page:*")).length).toBeLessThan(33);
  // Storing the same page again takes no more room, and a page larger than the budget is not stored.
  for (let at = 0; at < 40; at += 1) await store.set("/page-249", page(large), [], steadyNow());
  expect(await store.get("/page-240", [])).not.toBeNull();
  await store.set("/huge", page("x".repeat(3 * MB)), [], steadyNow());
  expect(await store.get("/huge", [])).toBeNull();
  expect(await store.get("/page-240", [])).not.toBeNull();
});

test.runIf(hasRedisServer())(
  "says once that a Redis without memory stores nothing, and once that it does again",
  async () => {
    const url = await openPrivateRedis(["--maxmemory-policy", "noeviction"]);
    const redis = new Redis(url);
    onTestFinished(() => redis.disconnect());
    const store = open(randomUUID(), url);
    await untilAsked(store);
    const [warned, informed] = [vi.spyOn(log, "warn"), vi.spyOn(log, "info")].map((spy) =>
      spy.mockImplementation(() => {}),
    );
    await redis.config("SET", "maxmemory", "1mb");
    for (const path of ["/deals", "/events"]) {
      await store.set(path, page("new"), [], steadyNow());
      await store.get(path, []);
    }
    expect(warned?.mock.calls.map(([, sentence]) => sentence)).toEqual([
      "the shared cache refuses to store; pages come from memory",
    ]);
    await redis.config("SET", "maxmemory", "0");
    for (const path of ["/deals", "/events"]) await store.set(path, page("new"), [], steadyNow());
    expect(informed).toHaveBeenCalledOnce();
  },
);
