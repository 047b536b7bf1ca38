import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasNewProducts } from "@/lib/catalog/newest";
import { db } from "@/lib/db/client";
import { DAY_MS } from "@/lib/time";
import { makeProduct } from "@/tests/factories/product";

/** What was read, until the test ends: nothing is flushed. */
const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("next/cache", () => ({
  unstable_cache:
    (read: () => Promise<unknown>, [name = ""]: string[]) =>
    async () => {
      if (!kept.has(name)) kept.set(name, await read());
      return kept.get(name);
    },
}));

const daysAway = (days: number) => new Date(Date.now() + days * DAY_MS);

beforeEach(async () => {
  kept.clear();
  await db().product.deleteMany();
  await makeProduct(db(), { name: "Of the first sync", createdAt: daysAway(-100) });
});
afterEach(() => vi.useRealTimers());

it("is over a week after the newest product came, however long the cache is not flushed", async () => {
  expect(await hasNewProducts()).toBe(false);
  kept.clear();
  await makeProduct(db(), { name: "New", createdAt: daysAway(-1) });
  expect(await hasNewProducts()).toBe(true);
  vi.useFakeTimers({ toFake: ["Date"], now: daysAway(5.9) });
  expect(await hasNewProducts()).toBe(true);
  vi.setSystemTime(daysAway(2.1));
  expect(await hasNewProducts()).toBe(false);
});

it("ignores products that visitors do not see and those of the first sync", async () => {
  await makeProduct(db(), { name: "Hidden", createdAt: daysAway(-1), isActive: false });
  expect(await hasNewProducts()).toBe(false);
  kept.clear();
  await db().product.deleteMany();
  await makeProduct(db(), { name: "First", createdAt: daysAway(-1) });
  expect(await hasNewProducts()).toBe(false);
});
