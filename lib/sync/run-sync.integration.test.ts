import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createCtx, systemCtx } from "@/lib/context";
import { createDb, db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { openStatementProxy } from "@/tests/support/statement-proxy";
import { beginSync } from "./run-sync";

const ctx = systemCtx("test");
/** Begins a run and waits for its end. */
const runSync = async (...args: Parameters<typeof beginSync>) => (await beginSync(...args)).done;
const flushed = async () =>
  (await db().cacheFlush.findMany({ orderBy: { id: "asc" } })).flatMap(({ tags }) => tags);

beforeEach(async () => {
  await db().lease.deleteMany();
  await db().syncRun.deleteMany();
  await db().cacheFlush.deleteMany();
});

test("flushes what a run wrote before the run is closed, and its end before the lease is given back", async () => {
  // First, because a flush that the next test has begun may be written after that test.
  const flushedAt: Record<string, string[]> = {};
  // Before the statement is carried out: the next flush may be committed sooner than this is read.
  const note = async (moment: string) => {
    flushedAt[moment] = await flushed();
  };
  const proxy = await openStatementProxy(env().DATABASE_URL ?? "", ({ sql, values }) => {
    if (/UPDATE\b.*"sync_runs"/s.test(sql) && values.includes("done")) return note("closing");
    return /UPDATE leases SET expires_at = clock_timestamp\(\) WHERE/.test(sql)
      ? note("releasing")
      : undefined;
  });
  const client = createDb(proxy.url, 2);
  try {
    await runSync(createCtx({ actor: ctx.actor, db: client }), "orders", async () => {});
    expect(flushedAt.closing).toEqual(["orders", "customers"]);
    expect(flushedAt.releasing).toEqual(["orders", "customers", "sync-runs"]);
  } finally {
    await client.$disconnect();
    proxy.close();
  }
});

test("flushes the cached reads of a kind while a run writes and at its end", async () => {
  await runSync(ctx, "customers", async () => {});
  expect((await flushed()).sort()).toEqual(["customers", "sync-runs"]);
  await db().cacheFlush.deleteMany();
  await runSync(ctx, "inventory", async () => {}, { followMs: 10 });
  expect((await flushed()).sort()).toEqual(["stock-read-at", "sync-runs"]);
  await db().cacheFlush.deleteMany();
  // Last, because a flush that has begun may end after its run.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await runSync(
    ctx,
    "orders",
    async (run) => {
      await run.commit(async () => ({ read: 1 }));
      vi.advanceTimersByTime(10);
      // One that had been asked for would be written before these have been answered.
      for (let times = 0; times < 5; times += 1) expect(await flushed()).toEqual([]);
      await run.commit(async () => ({ created: 1 }));
      vi.advanceTimersByTime(10);
      await vi.waitFor(async () => expect(await flushed()).toContain("orders"));
    },
    { followMs: 10 },
  );
});

test("flushes the public pages after a run that died and may have changed them", async () => {
  await db().syncRun.create({ data: { kind: "inventory", trigger: "schedule", status: "running" } });
  await runSync(ctx, "inventory", async () => {});
  expect(await flushed()).toEqual(expect.arrayContaining(["products", "categories"]));
  await db().cacheFlush.deleteMany();
  await runSync(ctx, "inventory", async () => {});
  expect(await flushed()).not.toContain("products");
});

test("a full read of orders waits for a read of changes, but not for another full read", async () => {
  let finish = () => {};
  const changes = await beginSync(ctx, "changes", () => new Promise((resolve) => (finish = resolve)));
  let looks = 0;
  const proxy = await openStatementProxy(env().DATABASE_URL ?? "", ({ sql }) => {
    if (/^SELECT\b.*"sync_runs"/s.test(sql)) looks += 1;
  });
  const client = createDb(proxy.url, 2);
  try {
    const order: string[] = [];
    const waiting = createCtx({ actor: ctx.actor, db: client });
    const asked = runSync(waiting, "orders", async () => {
      order.push("orders");
      await expect(runSync(ctx, "orders", async () => {})).rejects.toMatchObject({ code: "conflict" });
    });
    // The second look shows that it waits for the run in progress.
    await vi.waitFor(() => expect(looks).toBeGreaterThan(1), 5_000);
    order.push("changes");
    finish();
    await Promise.all([asked, changes.done]);
    expect(order).toEqual(["changes", "orders"]);
  } finally {
    await client.$disconnect();
    proxy.close();
  }
});

test("sets a limit for idle transactions on a server, but not on the embedded database", async () => {
  const [limit] = await runSyncReading(`current_setting('idle_in_transaction_session_timeout')`);
  const [version] = await runSyncReading("version()");
  expect(limit).toBe(version?.includes("PGlite") ? "0" : "15s");
});

test("carries a page out once when the answer to its COMMIT is lost", async () => {
  let losing = 0;
  const proxy = await openStatementProxy(env().DATABASE_URL ?? "", ({ sql }) =>
    sql === "COMMIT" && losing-- > 0 ? "lose the answer" : undefined,
  );
  const client = createDb(proxy.url, 2);
  try {
    const { actor } = ctx;
    let tries = 0;
    const counts = await runSync(createCtx({ actor, db: client }), "inventory", async (run) => {
      losing = 1;
      await run.commit(async (tx) => {
        tries += 1;
        const before = await tx.db.cacheFlush.count();
        await tx.db.cacheFlush.create({ data: { tags: [`page ${before}`] } });
        return { created: 1 };
      });
    });
    expect(losing).toBeLessThan(1);
    expect(tries).toBe(1);
    expect((await flushed()).filter((tag) => tag.startsWith("page"))).toEqual(["page 0"]);
    expect(counts.created).toBe(1);
    expect(await db().syncRun.findFirst({ orderBy: { id: "desc" } })).toMatchObject({ created: 1 });
  } finally {
    await client.$disconnect();
    proxy.close();
  }
});

test("carries a page out again when its connection was lost before the COMMIT", async () => {
  let losing = 0;
  const proxy = await openStatementProxy(env().DATABASE_URL ?? "", ({ sql }) =>
    sql.includes("cache_flushes") && losing-- > 0 ? "lose the answer" : undefined,
  );
  const client = createDb(proxy.url, 2);
  try {
    const { actor } = ctx;
    let tries = 0;
    await runSync(createCtx({ actor, db: client }), "inventory", async (run) => {
      losing = 1;
      await run.commit(async (tx) => {
        tries += 1;
        await tx.db.$executeRaw`INSERT INTO cache_flushes (tags) VALUES (ARRAY['page'])`;
        return { created: 1 };
      });
    });
    expect(tries).toBe(2);
    expect((await flushed()).filter((tag) => tag === "page")).toEqual(["page"]);
  } finally {
    await client.$disconnect();
    proxy.close();
  }
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
