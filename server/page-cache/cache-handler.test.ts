import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { serverContext } from "@/lib/server-context.mjs";
import { steadyNow } from "@/lib/steady-now.mjs";
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

const deals = { tags: ["deals"] };

/** A request that begins now; what it stores may be as old as that. */
function begin() {
  const request = { readsSince: steadyNow() };
  return <T>(work: () => T): T => {
    serverContext().currentRequest = () => request;
    return work();
  };
}

describe("a page and a flush", () => {
  let cache: ShopCacheHandler;
  let clock = 0;
  const read = () => cache.get("/deals", deals);
  const store = () => cache.set("/deals", page(10), deals);
  const flush = () => cache.revalidateTag(["deals"]);

  beforeEach(() => {
    // Flushes are remembered from test to test, so each is later than the one before.
    clock += 60_000;
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
    vi.advanceTimersByTime(clock);
    cache = new ShopCacheHandler();
  });
  afterEach(async () => {
    serverContext().currentRequest = undefined;
    await cache.set("/deals", null);
  });
  const pass = () => vi.advanceTimersByTime(1_000);

  it("a page whose rendering began before a flush and that was stored after it is not served", async () => {
    const early = begin();
    pass();
    serverContext().currentRequest = () => undefined;
    await flush();
    pass();
    await early(store);
    expect(await read()).toBeNull();
    await begin()(store);
    expect(await read()).not.toBeNull();
  });

  it("an old page stored while another request renders does not make the other's old page new", async () => {
    const [first, second] = [begin(), begin()];
    pass();
    await first(store);
    serverContext().currentRequest = () => undefined;
    await flush();
    pass();
    await second(store);
    expect(await read()).toBeNull();
  });

  it("a page served before a flush is rendered once after it", async () => {
    await begin()(store);
    pass();
    expect(await begin()(read)).not.toBeNull();
    serverContext().currentRequest = () => undefined;
    await flush();
    pass();
    const next = begin();
    expect(await next(read)).toBeNull();
    await next(store);
    expect(await read()).not.toBeNull();
  });

  it("what staff's own request reads after its flush is kept", async () => {
    const request = begin();
    pass();
    const flushed = request(flush);
    await vi.advanceTimersByTimeAsync(2);
    await flushed;
    await request(store);
    expect(await read()).not.toBeNull();
  });

  it("what is stored outside of requests is not kept, because its age is unknown", async () => {
    serverContext().currentRequest = () => undefined;
    await store();
    expect(await read()).toBeNull();
  });
});

describe("when the time of day moves", () => {
  const HOUR_MS = 3_600_000;
  /** Moves the time of day only. */
  const move = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

  it.each([8 * HOUR_MS, -HOUR_MS / 6])(
    "a page is dated by the clock Next compares it with (%i ms)",
    async (ms) => {
      move(ms);
      const cache = new ShopCacheHandler();
      await cache.set("/deals", page(10));
      const nexts = performance.timeOrigin + performance.now();
      const { lastModified } = (await cache.get("/deals")) as { lastModified: number };
      expect(Math.abs(nexts - lastModified)).toBeLessThan(1_000);
    },
  );

  it("a flush reaches pages that were stored before", async () => {
    const cache = new ShopCacheHandler();
    await cache.set("/events", page(10), { tags: ["events"] });
    move(-HOUR_MS / 6);
    await cache.revalidateTag(["events"]);
    expect(await cache.get("/events", { tags: ["events"] })).toBeNull();
  });
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

it("changes its generation again once the shared store has flushed, as it gave out old pages until then", async () => {
  const cache = new ShopCacheHandler();
  let flushed = () => {};
  const sharedStore = {
    get: async () => undefined,
    set: async () => {},
    flush: () => new Promise<void>((resolve) => (flushed = resolve)),
    close: () => {},
  };
  serverContext().sharedStore = sharedStore;
  onTestFinished(() => {
    serverContext().sharedStore = undefined;
  });
  const flush = cache.revalidateTag(["deals"]);
  const meanwhile = cache.generation;
  flushed();
  await flush;
  expect(cache.generation).not.toBe(meanwhile);
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
