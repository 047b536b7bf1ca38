import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makePoller, pruneFlushes } from "./poll-flushes";

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

test("ignores flushes from before the process started", async () => {
  await add(7n, "products");
  const poll = poller();
  await poll();
  await poll();
  await add(8n, "deals");
  await poll();
  expect(flushed).toEqual([["deals"]]);
});

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
