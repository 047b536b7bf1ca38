import { beforeEach, expect, test, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { beginSync, runSync } from "./run-sync";

const ctx = systemCtx("test");
const flushed = async () => (await db().cacheFlush.findMany()).flatMap(({ tags }) => tags);

beforeEach(async () => {
  await db().lease.deleteMany();
  await db().cacheFlush.deleteMany();
});

test("flushes the cached reads of a kind while a run writes and at its end", async () => {
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

test("a full read of orders waits for a read of changes, but not for another full read", async () => {
  let finish = () => {};
  const changes = await beginSync(ctx, "changes", () => new Promise((resolve) => (finish = resolve)));
  const order: string[] = [];
  const asked = runSync(ctx, "orders", async () => {
    order.push("orders");
    await expect(runSync(ctx, "orders", async () => {})).rejects.toMatchObject({ code: "conflict" });
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  order.push("changes");
  finish();
  await Promise.all([asked, changes.done]);
  expect(order).toEqual(["changes", "orders"]);
});

test("sets a limit for idle transactions on a server, but not on the embedded database", async () => {
  const [limit] = await runSyncReading(`current_setting('idle_in_transaction_session_timeout')`);
  const [version] = await runSyncReading("version()");
  expect(limit).toBe(version?.includes("PGlite") ? "0" : "15s");
});

/** Evaluates an SQL expression inside a page's transaction. */
async function runSyncReading(expression: string): Promise<string[]> {
  const said: string[] = [];
  await runSync(ctx, "tiers", async (run) => {
    await run.commit(async (tx) => {
      const [row] = await tx.db.$queryRawUnsafe<{ said: string }[]>(`SELECT ${expression} AS said`);
      said.push(row?.said ?? "");
      return {};
    });
  });
  return said;
}
