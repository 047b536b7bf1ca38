import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";
import type { PracticePos } from "@/tools/practice/pos/start";
import { sync } from "./start-sync";

let pos: PracticePos;
let clover: CloverClient;
const pull = (options = {}) => sync(systemCtx("test"), "inventory", { clover, ...options });
const lastRun = () => db().syncRun.findFirstOrThrow({ orderBy: { id: "desc" } });
/** Requests for the list of items, without those for the items of a modifier group. */
const itemReads = () =>
  pos.control
    .requests(1_000)
    .filter(({ path, query }) => path.endsWith("/items") && !query.includes("modifier")).length;

/** Three pages of items. */
const PRODUCTS = 2_500;

beforeAll(async () => {
  ({ pos, clover } = await startPractice({ products: PRODUCTS, customers: 0, orders: 0 }));
});
afterAll(() => pos.close());
beforeEach(async () => {
  pos.control.reset();
  await emptyShop();
});

test("idle syncs write almost nothing to the write-ahead log and the database files", async () => {
  const read = async () => {
    const rows = await db().$queryRaw<{ wal: number; size: number }[]>`
      SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS wal,
        pg_database_size(current_database())::float8 AS size`;
    return rows[0] ?? { wal: 0, size: 0 };
  };
  const before = await read();
  await pull();
  const first = await read();
  let last = first;
  const written: number[] = [];
  for (let idle = 0; idle < 5; idle += 1) {
    await pull();
    const now = await read();
    written.push(now.wal - last.wal);
    last = now;
  }
  // The least of several, because a server has one log for all databases and other tests write to theirs.
  expect(Math.min(...written)).toBeLessThan(0.12 * (first.wal - before.wal));
  expect(last.size).toBeLessThan(1.05 * first.size);
});

describe("a run that is interrupted", () => {
  test("after a page resumes without reading that page again", async () => {
    let pages = 0;
    const breakAt = (wanted: number) => (point: string) => {
      if (point === "after page") pages += 1;
      if (pages === wanted) throw new Error("killed");
    };
    await expect(pull({ onPoint: breakAt(4) })).rejects.toThrow("killed");
    expect(await db().product.count({ where: { isGroup: false } })).toBe(1_990);
    pos.control.clearLog();
    const counts = await pull();
    expect(itemReads()).toBe(1);
    expect(counts.created).toBeGreaterThan(400);
    const total = await db().product.count({ where: { isGroup: false } });
    expect(await pull()).toMatchObject({ read: total, created: 0, updated: 0, switchedOff: 0 });
  });

  test("after its last page is finished by the next run, which deactivates missing products", async () => {
    await pull();
    const [gone] = await db().product.findMany({ where: { isActive: true, isGroup: false }, take: 1 });
    pos.control.deleteItem(String(gone?.cloverId));
    let pages = 0;
    const breakAtTheEnd = (point: string) => {
      if (point === "before page") pages += 1;
      // The categories, the groups, three pages of items, and then the closing.
      if (pages === 6) throw new Error("killed");
    };
    await expect(pull({ onPoint: breakAtTheEnd })).rejects.toThrow("killed");
    expect(await db().product.count({ where: { id: gone?.id, isForSale: true } })).toBe(1);
    expect(await pull()).toMatchObject({ switchedOff: 1, skipped: {} });
    expect(await db().product.count({ where: { id: gone?.id, isForSale: true } })).toBe(0);
  });

  test("inside a page stores neither rows, position nor counts of that page", async () => {
    let pages = 0;
    const breakInside = (point: string) => {
      if (point === "inside page") pages += 1;
      if (pages === 4) throw new Error("killed");
    };
    await expect(pull({ onPoint: breakInside })).rejects.toThrow("killed");
    expect(await db().product.count({ where: { isGroup: false } })).toBe(1_000);
    expect(await lastRun()).toMatchObject({ read: 1_000, created: 1_000, status: "failed" });
    expect(await db().syncSeenPage.count()).toBe(1);
  });

  test("by a lost database connection writes the page again, with categories first seen on it", async () => {
    const item = pos.control.createItem({ name: "Newest", price: 100, categories: ["Not listed yet"] });
    pos.control.addFault({ kind: "empty-list", path: "^/categories$", times: 0 });
    let pages = 0;
    const breakOnce = (point: string) => {
      if (point === "inside page") pages += 1;
      if (point === "inside page" && pages === 2) throw new Error("Connection terminated unexpectedly");
    };
    await pull({ onPoint: breakOnce });
    const product = await db().product.findUniqueOrThrow({
      where: { cloverId: item.id },
      include: { category: true },
    });
    expect(product.category?.name).toBe("Not listed yet");
    expect(product.categoryName).toBe("Not listed yet");
  });

  test("by a lost lease writes nothing more", async () => {
    let pages = 0;
    const takeOver = async (point: string) => {
      if (point === "before page") pages += 1;
      if (pages === 4) await db().$executeRaw`UPDATE leases SET token = token + 1`;
    };
    await expect(pull({ onPoint: takeOver })).rejects.toThrow("took over");
    expect(await db().product.count({ where: { isGroup: false } })).toBe(1_000);
  });

  test("by a revoked key keeps what it has read, stops requesting and logs no secret", async () => {
    pos.control.addFault({ kind: "status", path: "^/items$", status: 401, after: 2, times: 0 });
    await expect(pull()).rejects.toMatchObject({ kind: "unauthorized" });
    const run = await lastRun();
    expect(run).toMatchObject({ status: "failed", read: 1_990, created: 1_990 });
    expect(run.error).toBe("Clover refused our key or what it may do (401).");
    expect(await db().product.count({ where: { isGroup: false } })).toBe(1_990);
    expect(itemReads()).toBeLessThanOrEqual(4);
  });
});
