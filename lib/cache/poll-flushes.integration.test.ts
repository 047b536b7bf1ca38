import { randomUUID } from "node:crypto";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { serverContext } from "@/lib/server-context.mjs";
import { steadyNow } from "@/lib/steady-now.mjs";
import { createSharedStore } from "@/server/page-cache/redis-store";
import { redisAnswers, TEST_REDIS_URL } from "@/tests/support/test-redis";
import { makePoller, pruneFlushes } from "./poll-flushes";
import { ALL_TAGS } from "./tags";

let flushed: string[][];
const add = (id: bigint, ...tags: string[]) => db().cacheFlush.create({ data: { id, tags } });
const poller = () => makePoller(async (tags) => void flushed.push(tags.sort()));

beforeEach(async () => {
  await db().cacheFlush.deleteMany();
  flushed = [];
});

test("flushes the tags another process wrote once, and those of one poll together", async () => {
  const poll = poller();
  await poll();
  await add(1n, "products");
  await add(2n, "products", "categories");
  await poll();
  await poll();
  expect(flushed).toEqual([["categories", "products"]]);
});

test("flushes what was changed before the process started, once", async () => {
  await add(7n, "products");
  const poll = poller();
  await poll();
  await poll();
  await add(8n, "deals");
  await poll();
  expect(flushed).toEqual([["products"], ["deals"]]);
});

test("flushes everything after an absence in which rows may have been pruned", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const poll = poller();
  await poll();
  vi.advanceTimersByTime(49 * 60_000);
  await poll();
  expect(flushed).toEqual([]);
  vi.advanceTimersByTime(51 * 60_000);
  await poll();
  await poll();
  expect(flushed).toEqual([[...ALL_TAGS].sort()]);
});

/** The store of a process that begins, with the build's id. */
async function openStore(build: string) {
  const store = createSharedStore(TEST_REDIS_URL, build);
  onTestFinished(() => store.close());
  await vi.waitFor(async () => expect(await store.get("/none", [])).not.toBeUndefined(), 5_000);
  return store;
}

test.runIf(await redisAnswers())(
  "a page in Redis does not outlive a change that no process saw",
  async () => {
    const build = randomUUID();
    const before = await openStore(build);
    const html = { kind: "APP_PAGE", html: "old" } as unknown as Parameters<typeof before.set>[1];
    await before.set("/deals", html, ["deals"], steadyNow());
    await add(9n, "deals");
    const after = await openStore(build);
    expect(await after.get("/deals", [])).not.toBeNull();
    // Next makes its own store with the first request only.
    const context = serverContext();
    context.sharedStore = after as typeof context.sharedStore;
    onTestFinished(() => {
      context.sharedStore = undefined;
    });
    await makePoller()();
    expect(await after.get("/deals", [])).toBeNull();
  },
);

test("flushes a row that becomes visible after a row with a higher id", async () => {
  const poll = poller();
  await poll();
  await add(12n, "deals");
  await poll();
  await add(11n, "events");
  await poll();
  expect(flushed).toEqual([["deals"], ["events"]]);
});

test("prunes old rows and keeps recent ones", async () => {
  await db().cacheFlush.create({ data: { tags: ["old"], at: new Date(Date.now() - 2 * 3_600_000) } });
  await db().cacheFlush.create({ data: { tags: ["young"] } });
  await pruneFlushes();
  expect((await db().cacheFlush.findMany()).map(({ tags }) => tags)).toEqual([["young"]]);
});
