import { expect, it, vi } from "vitest";
import { serverContext } from "@/lib/server-context.mjs";
import ShopCacheHandler from "./cache-handler.mjs";

const MEGABYTE = 1024 * 1024;
const page = (bytes: number) => ({ kind: "APP_PAGE", html: "x".repeat(bytes), headers: {} });

it("keeps at most 128 MB and evicts the least recently used", async () => {
  const cache = new ShopCacheHandler();
  await cache.set("/kept", page(MEGABYTE));
  for (let at = 0; at < 200; at++) {
    await cache.set(`/?bust=${at}`, page(MEGABYTE));
    expect(await cache.get("/kept"), `after ${at}`).not.toBeNull();
  }
  const entries = await Promise.all(Array.from({ length: 200 }, (_, at) => cache.get(`/?bust=${at}`)));
  const count = entries.filter(Boolean).length;
  expect(count).toBeGreaterThan(100);
  expect(count).toBeLessThan(128);
  expect(entries[0]).toBeNull();
  expect(entries.at(-1)).not.toBeNull();
});

it("does not serve a page whose rendering began before a flush and that was stored after it", async () => {
  vi.useFakeTimers({ now: 1_000 });
  const cache = new ShopCacheHandler();
  const read = () => cache.get("/deals", { tags: ["deals"] });
  expect(await read()).toBeNull();
  vi.setSystemTime(2_000);
  await cache.revalidateTag(["deals"]);
  vi.setSystemTime(3_000);
  await cache.set("/deals", page(10), { tags: ["deals"] });
  expect(await read()).toBeNull();
  vi.setSystemTime(4_000);
  await cache.set("/deals", page(10), { tags: ["deals"] });
  expect(await read()).not.toBeNull();
  vi.useRealTimers();
});

it("adds ETag and hashes to a page it does not store, for the one visitor it is sent to", async () => {
  const cache = new ShopCacheHandler();
  const marked: unknown[] = [];
  serverContext().beforeStoring = (value) => marked.push(value);
  const nothing = page(10);
  await cache.set("/inventory/product/none", nothing, { tags: ["unstored"] });
  serverContext().beforeStoring = undefined;
  expect(marked).toEqual([nothing]);
  expect(await cache.get("/inventory/product/none")).toBeNull();
});

it("changes its generation after every write and flush", async () => {
  const cache = new ShopCacheHandler();
  const seen = new Set([cache.generation]);
  await cache.set("/about", page(10));
  seen.add(cache.generation);
  await cache.revalidateTag(["about"]);
  seen.add(cache.generation);
  await cache.get("/about");
  seen.add(cache.generation);
  expect(seen.size).toBe(3);
});
