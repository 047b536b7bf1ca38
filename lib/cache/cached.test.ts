// Isolated: Next keeps what it finds in globalThis when a process first loads it.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cached } from "@/lib/cache/cached";
import ShopCacheHandler from "@/server/page-cache/cache-handler.mjs";

// Next expects its server to have put this there before it is loaded.
vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import("node:async_hooks");
  Object.assign(globalThis, { AsyncLocalStorage });
});

/** The parts of Next's cache that a cached read asks for, over the shop's own store. */
function nextCache() {
  const store = new ShopCacheHandler();
  return {
    generateSimpleCacheKey: async (key: string) => key,
    get: (key: string, context: object) => store.get(key, context),
    set: (key: string, value: unknown, context: object) => store.set(key, value, context),
  };
}

beforeEach(() => vi.stubGlobal("__incrementalCache", nextCache()));

describe("a cached read", () => {
  it("does not cache a failure", async () => {
    const read = vi
      .fn()
      .mockRejectedValueOnce(new Error("the database is away"))
      .mockResolvedValue(["a deal"]);
    const deals = cached("failing", ["deals"], [] as string[], read);
    await expect(deals()).rejects.toThrow("away");
    expect(await deals()).toEqual(["a deal"]);
    expect(await deals()).toEqual(["a deal"]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("caches per argument list, also for concurrent first reads", async () => {
    const read = vi.fn(async (category: string, offset: number) => `${category} from ${offset}`);
    const page = cached("pages", ["products"], "", read);
    const asked = ["Bongs", "Bongs", "Vapes"].flatMap((name) => [page(name, 0), page(name, 24)]);
    expect(await Promise.all(asked)).toEqual([
      "Bongs from 0",
      "Bongs from 24",
      "Bongs from 0",
      "Bongs from 24",
      "Vapes from 0",
      "Vapes from 24",
    ]);
    expect(await page("Vapes", 24)).toBe("Vapes from 24");
  });
});
