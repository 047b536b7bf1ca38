import { beforeEach, expect, test, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { runSync } from "./run-sync";

const ctx = systemCtx("test");
const flushed = async () => (await db().cacheFlush.findMany()).flatMap(({ tags }) => tags);

beforeEach(async () => {
  await db().lease.deleteMany();
  await db().cacheFlush.deleteMany();
});

test("what screens keep of a kind is thrown away while a run writes, and at its end", async () => {
  await runSync(
    ctx,
    "orders",
    async (run) => {
      await run.commit(async () => ({ read: 1 }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await flushed()).toEqual([]);
      await run.commit(async () => ({ created: 1 }));
      await vi.waitFor(async () => expect(await flushed()).toContain("orders"));
    },
    { followMs: 10 },
  );
  await db().cacheFlush.deleteMany();
  await runSync(ctx, "customers", async () => {});
  expect((await flushed()).sort()).toEqual(["customers", "sync-runs"]);
  await db().cacheFlush.deleteMany();
  await runSync(ctx, "inventory", async () => {}, { followMs: 10 });
  expect(await flushed()).toEqual(["sync-runs"]);
});
