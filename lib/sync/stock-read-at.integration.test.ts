// Runs once: it tests which reads a sync flushes; the statements are those of run-sync.
import { beforeEach, expect, test, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { UpstreamError } from "@/lib/upstream/error";
import { DeletionGuardError } from "./deletion-guard";
import { beginSync, type Run } from "./run-sync";

/** The tags of each cached read. */
const kept = vi.hoisted(() => new Map<string, string[]>());
vi.mock("next/cache", () => ({
  unstable_cache: <Read>(read: Read, [name = ""]: string[], { tags }: { tags: string[] }) => {
    kept.set(name, tags);
    return read;
  },
}));

beforeEach(async () => {
  await db().lease.deleteMany();
  await db().syncRun.deleteMany();
  await db().cacheFlush.deleteMany();
});

const run = async (kind: Run["kind"], work: (run: Run) => Promise<void> = async () => {}) =>
  (await beginSync(systemCtx("test"), kind, work)).done;

test("a complete read of the products, and nothing else, discards the pages that say when they were read", async () => {
  await import("@/lib/catalog/queries");
  const isDiscarded = async () => {
    const flushed = (await db().cacheFlush.findMany()).flatMap(({ tags }) => tags);
    return kept.get("stock-read-at")?.some((tag) => flushed.includes(tag));
  };
  for (const kind of ["orders", "customers", "changes", "visits", "tiers"] as const) await run(kind);
  await expect(run("inventory", () => Promise.reject(new Error("broken")))).rejects.toThrow();
  await run("inventory", async ({ fail }) => fail("products", new DeletionGuardError("products", 2, 3)));
  expect(await db().cacheFlush.count()).toBeGreaterThan(0);
  expect(await isDiscarded()).toBe(false);
  await run("inventory", async ({ fail }) => {
    fail("discounts", new UpstreamError("no", { vendor: "Clover", kind: "http", retryable: false }));
  });
  expect(await isDiscarded()).toBe(true);
});
