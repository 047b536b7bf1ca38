import { describe, expect, onTestFinished, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { freshPractice, lastRun } from "@/tests/support/practice-of-file";
import { startPractice } from "@/tests/support/practice-shop";
import { sync } from "./start-sync";

/** Three pages of items. */
const { pos, clover } = await freshPractice({ products: 500, customers: 0, orders: 0, pageSize: 200 });
const pull = (options = {}) => sync(systemCtx("test"), "inventory", { clover, ...options });
/** Requests for the list of items, without those for the items of a modifier group. */
const itemReads = () =>
  pos.control
    .requests(1_000)
    .filter(({ path, query }) => path.endsWith("/items") && !query.includes("modifier")).length;

test("idle syncs write almost nothing to the write-ahead log and the database files", async () => {
  const { pos: large, clover: client } = await startPractice({ products: 2_500, customers: 0, orders: 0 });
  onTestFinished(() => large.close());
  const pullLarge = () => pull({ clover: client });
  const read = async () => {
    const rows = await db().$queryRaw<{ wal: number; size: number }[]>`
      SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS wal,
        pg_database_size(current_database())::float8 AS size`;
    return rows[0] ?? { wal: 0, size: 0 };
  };
  const before = await read();
  await pullLarge();
  const first = await read();
  let last = first;
  const written: number[] = [];
  // A server has one log for all databases, to which other tests write: there the least of three counts.
  for (let idle = 0; idle < (process.env.TEST_DATABASE === "server" ? 3 : 1); idle += 1) {
    await pullLarge();
    const now = await read();
    written.push(now.wal - last.wal);
    last = now;
  }
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
    expect(await db().product.count({ where: { isGroup: false } })).toBe(390);
    pos.control.clearLog();
    const counts = await pull();
    expect(itemReads()).toBe(1);
    expect(counts.created).toBeGreaterThan(80);
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

  test("after a page shows no group that its options have left", async () => {
    const variantOf = (group: string) => ({ variant: { group, options: { Size: "S" } } });
    const item = pos.control.createItem({ name: "Clay Bowl S", price: 900, ...variantOf("Clay Bowl") });
    await pull();
    pos.control.updateItem(item.id, variantOf("Clay Bowls"));
    let pages = 0;
    const breakAfter = (point: string) => {
      if (point === "after page") pages += 1;
      // The categories, the groups, and the page with the option.
      if (pages === 3) throw new Error("killed");
    };
    await expect(pull({ onPoint: breakAfter })).rejects.toThrow("killed");
    const shown = { isGroup: true, isActive: true, name: { startsWith: "Clay Bowl" } };
    expect(await db().product.findMany({ where: shown })).toMatchObject([{ name: "Clay Bowls" }]);
  });

  test("inside a page stores neither rows, position nor counts of that page", async () => {
    let pages = 0;
    const breakInside = (point: string) => {
      if (point === "inside page") pages += 1;
      if (pages === 4) throw new Error("killed");
    };
    await expect(pull({ onPoint: breakInside })).rejects.toThrow("killed");
    expect(await db().product.count({ where: { isGroup: false } })).toBe(200);
    expect(await lastRun()).toMatchObject({ read: 200, created: 200, status: "failed" });
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
    expect(await db().product.count({ where: { isGroup: false } })).toBe(200);
  });

  test("by a revoked key keeps what it has read, stops requesting and logs no secret", async () => {
    pos.control.addFault({ kind: "status", path: "^/items$", status: 401, after: 2, times: 0 });
    await expect(pull()).rejects.toMatchObject({ kind: "unauthorized" });
    const run = await lastRun();
    expect(run).toMatchObject({ status: "failed", read: 390, created: 390 });
    expect(run.error).toBe("Clover rejected our key or its permissions (401).");
    expect(await db().product.count({ where: { isGroup: false } })).toBe(390);
    expect(itemReads()).toBeLessThanOrEqual(4);
  });
});
