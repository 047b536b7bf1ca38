import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { windowsBetween } from "@/lib/integrations/clover/windows";
import { DAY_MS } from "@/lib/time";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";
import type { PracticePos } from "@/tools/practice/pos/start";
import type { RunOptions } from "./run-sync";
import { sync } from "./start-sync";

/** A fifth of the usual size, so that several pages are few orders. */
const PAGE_SIZE = 200;

let pos: PracticePos;
let clover: CloverClient;

/** The register's clock is the shop's clock here. */
const nowAtTheRegister = () => new Date(pos.control.clock().now);
const registerCtx = () => systemCtx("test", nowAtTheRegister);
const pull = (options: RunOptions & { clover?: CloverClient } = {}) =>
  sync(registerCtx(), "orders", { clover, ...options });
const find = (cloverId: string) =>
  db().order.findUniqueOrThrow({ where: { cloverId }, include: { items: { orderBy: { cloverId: "asc" } } } });
const lastRun = () => db().syncRun.findFirstOrThrow({ orderBy: { id: "desc" } });
const orderReads = () => pos.control.requests(5_000).filter(({ path }) => path.endsWith("/orders")).length;
const forward = (ms: number) => pos.control.moveClock({ advanceMs: ms });
const at = (daysAgo: number, ms = 0) => nowAtTheRegister().getTime() - daysAgo * DAY_MS + ms;
const sell = (input: Parameters<PracticePos["control"]["addOrders"]>[0] = {}) => {
  const [order] = pos.control.addOrders({ lines: [{ price: 1_000 }], ...input });
  if (!order) throw new Error("nothing was sold");
  return order;
};

beforeAll(async () => {
  ({ pos, clover } = await startPractice({ products: 20, customers: 0, orders: 0, pageSize: PAGE_SIZE }));
});
afterAll(() => pos.close());
beforeEach(async () => {
  pos.control.reset();
  await emptyShop();
});

test("reads the whole history, and reports nothing, where the shop's opening cannot be read", async () => {
  const order = sell();
  pos.control.addFault({ kind: "status", status: 400, path: "^/?$", times: 0 });
  await pull();
  expect(await find(order.id)).toMatchObject({ paymentStatus: "paid" });
  expect(await lastRun()).toMatchObject({ status: "done", error: null });
  expect(await db().syncStep.count({ where: { failingSince: { not: null } } })).toBe(0);
});

test("stores an order with amounts, state and lines linked to products", async () => {
  const item = pos.control.createItem({ name: "Clear Beaker Bong", price: 4_999 });
  const order = sell({
    lines: [
      { itemId: item.id, units: 2 },
      { name: "Repair", price: 1_050 },
    ],
  });
  await pull();
  const stored = await find(order.id);
  expect(stored).toMatchObject({ status: "locked", paymentStatus: "paid", isTest: false, customerId: null });
  expect(stored.subtotal.toFixed(2)).toBe("110.48");
  expect(Number(stored.total) - Number(stored.tax)).toBeCloseTo(110.48, 6);
  expect(stored.items).toHaveLength(3);
  expect(stored.items.every(({ productId }) => productId === null)).toBe(true);
  const ctx = systemCtx("test");
  await sync(ctx, "inventory", { clover });
  const linked = await find(order.id);
  expect(linked.items.filter(({ productId }) => productId !== null)).toHaveLength(2);
  expect(await pull()).toMatchObject({ created: 0, updated: 0 });
});

test("merges new orders into the trigram index of ids", async () => {
  for (let sold = 0; sold < 5; sold += 1) sell();
  await pull();
  const waiting = await db().$queryRaw`SELECT gin_clean_pending_list('orders_ids_trgm_idx')::int AS pages`;
  expect(waiting).toEqual([{ pages: 0 }]);
});

describe("the whole history", () => {
  let young: { pos: PracticePos; clover: CloverClient };
  beforeAll(async () => {
    young = { pos, clover };
    const openedAt = "2020-01-01T00:00:00Z";
    ({ pos, clover } = await startPractice({ products: 20, customers: 0, orders: 0, openedAt }));
  });
  afterAll(async () => {
    await pos.close();
    ({ pos, clover } = young);
  });

  test("is read over years, with orders on window boundaries exactly once", async () => {
    const { createdTime: began } = await clover.merchant();
    const edges = windowsBetween(Number(began) - DAY_MS, at(0)).map(({ from }) => from);
    const wanted = edges.slice(1).flatMap((edge) => [edge - 1, edge, edge + 1]);
    expect(edges.length).toBeGreaterThan(12);
    for (const createdTime of wanted) sell({ createdTime, modifiedTime: createdTime });
    expect(await pull()).toMatchObject({ created: wanted.length, updated: 0, read: wanted.length });
    expect(await pull()).toMatchObject({ created: 0, updated: 0 });
  });

  test("is requested in windows of at most ninety days", async () => {
    sell({ createdTime: at(400) });
    await pull();
    const spans = pos.control.requests(5_000).flatMap(({ query }) => {
      const from = /modifiedTime(?:>|%3E)(?:=|%3D)(\d+)/.exec(String(query))?.[1];
      const to = /modifiedTime(?:<|%3C)(\d+)/.exec(String(query))?.[1];
      return from && to ? [Number(to) - Number(from)] : [];
    });
    expect(spans.length).toBeGreaterThan(20);
    expect(Math.max(...spans)).toBeLessThanOrEqual(90 * DAY_MS);
  });

  test("includes an order that changes meanwhile, as it moves to a later window", async () => {
    const old = sell({ createdTime: at(300) });
    for (let days = 1; days < 5; days += 1) sell({ createdTime: at(days * 20) });
    let hasChanged = false;
    const onPoint = (point: string) => {
      if (point !== "before page" || hasChanged) return;
      hasChanged = true;
      pos.control.updateOrder(old.id, { note: "changed while it was read", total: 4_321 });
    };
    await pull({ onPoint });
    expect((await find(old.id)).total.toFixed(2)).toBe("43.21");
  });
});

describe("later changes", () => {
  test("are read by the next run, which writes nothing else", async () => {
    const order = sell({ paid: false });
    for (let n = 0; n < 5; n += 1) sell({ createdTime: at(n + 1) });
    await pull();
    forward(60_000);
    pos.control.updateOrder(order.id, { paymentState: "PAID", state: "locked" });
    expect(await pull()).toMatchObject({ created: 0, updated: 1 });
    expect((await find(order.id)).paymentStatus).toBe("paid");
  });

  test("are found within the overlap when slightly older than the last one seen", async () => {
    const early = sell();
    forward(4 * 60_000);
    sell();
    await pull();
    pos.control.updateOrder(early.id, { total: 777, modifiedTime: at(0, -3 * 60_000) });
    expect(await pull()).toMatchObject({ updated: 1 });
    expect((await find(early.id)).total.toFixed(2)).toBe("7.77");
  });

  test("with an older time are found by the weekly full read", async () => {
    const order = sell({ createdTime: at(30) });
    sell();
    await pull();
    pos.control.updateOrder(order.id, { total: 777, modifiedTime: at(30) });
    await pull();
    expect((await find(order.id)).total.toFixed(2)).not.toBe("7.77");
    forward(7 * DAY_MS);
    await pull();
    expect((await find(order.id)).total.toFixed(2)).toBe("7.77");
  });

  test("during a run of up to an hour are read by the next one, which begins where this one began", async () => {
    sell({ createdTime: at(200) });
    const order = sell({ createdTime: at(2) });
    const began = at(0);
    let pages = 0;
    const onPoint = (point: string) => {
      if (point !== "before page") return;
      pages += 1;
      if (pages === 1) {
        forward(3_600_000);
        sell();
      }
      // This page, with the order on it, has been read and not yet been written.
      if (pages === 2) pos.control.updateOrder(order.id, { total: 999, modifiedTime: began + 60_000 });
    };
    expect(await pull({ onPoint })).toMatchObject({ created: 3 });
    expect((await find(order.id)).total.toFixed(2)).not.toBe("9.99");
    const { position } = await db().syncCursor.findUniqueOrThrow({ where: { kind: "orders" } });
    expect((position as { since: number }).since).toBeLessThan(began + 60_000);
    await pull();
    expect((await find(order.id)).total.toFixed(2)).toBe("9.99");
  });

  test("include a refund months later, even if the order's modification time is unchanged", async () => {
    const order = sell({ createdTime: at(80) });
    await pull();
    forward(3_600_000);
    pos.control.refundOrder(order.id, {});
    const { modifiedTime } = pos.control.order(order.id);
    expect(modifiedTime).toBeGreaterThan(at(1));
    pos.control.updateOrder(order.id, { modifiedTime: at(80) });
    await pull();
    const stored = await find(order.id);
    expect(stored.subtotal.toFixed(2)).toBe("0.00");
    expect(stored.paymentStatus).toBe("refunded");
  });

  test("mark a recent deleted order at once and an old one within a day", async () => {
    const young = sell({ createdTime: at(3) });
    const old = sell({ createdTime: at(200) });
    await pull();
    forward(60_000);
    pos.control.deleteOrder(young.id);
    pos.control.deleteOrder(old.id);
    await pull();
    expect((await find(young.id)).removedAt).not.toBeNull();
    forward(DAY_MS);
    await pull();
    expect((await find(old.id)).removedAt).not.toBeNull();
  });

  test("link a customer added to an order", async () => {
    const order = sell();
    await pull();
    const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550100"] });
    forward(60_000);
    pos.control.attachCustomer(order.id, id);
    // A customer who is not read with the order.
    const noCustomers = async () => ({ elements: [], skipped: [], received: 0 });
    await pull({ clover: { ...clover, customersById: noCustomers } });
    expect(await find(order.id)).toMatchObject({ customerId: null, customerCloverId: id });
    await sync(systemCtx("test"), "customers", { clover });
    expect((await find(order.id)).customerId).not.toBeNull();
    expect(await pull()).toMatchObject({ created: 0, updated: 0 });
  });
});

test("reads more orders of the same millisecond than a page holds, at first and later", async () => {
  const createdTime = at(2);
  const same = { lines: [{ price: 500 }], createdTime, modifiedTime: createdTime };
  pos.control.addOrders({ ...same, count: 220 });
  expect(await pull()).toMatchObject({ created: 220 });
  // The next read begins at the latest change seen, which is that millisecond.
  pos.control.addOrders({ ...same, count: 220 });
  expect(await pull()).toMatchObject({ created: 220 });
});

test("skips an amount out of range with a reason and stores the rest of its page", async () => {
  sell({ total: 2 ** 52 });
  sell();
  const counts = await pull();
  expect(counts).toMatchObject({ created: 1, skipped: { "total: an amount is too large": 1 } });
  expect(await lastRun()).toMatchObject({ status: "done", skipped: 1 });
});

describe("a run that breaks off", () => {
  const breakAfter = (wanted: number) => {
    let pages = 0;
    return (point: string) => {
      if (point === "after page") pages += 1;
      if (pages === wanted) throw new Error("killed");
    };
  };

  test("resumes at its page and reads no finished page again", async () => {
    pos.control.addOrders({ lines: [{ price: 500 }], count: 440, createdTime: at(2) });
    await expect(pull({ onPoint: breakAfter(2) })).rejects.toThrow("killed");
    const before = await db().order.count();
    expect(before).toBeGreaterThan(280);
    pos.control.clearLog();
    expect(await pull()).toMatchObject({ created: 440 - before });
    // What remains is one page (two calls) and the check for deletions; the windows before it are not read again.
    expect(orderReads()).toBeLessThanOrEqual(6);
  });

  test("for days starts over and finds orders deleted meanwhile", async () => {
    const createdTime = at(40);
    pos.control.addOrders({ lines: [{ price: 500 }], count: 240, createdTime, modifiedTime: createdTime });
    await expect(pull({ onPoint: breakAfter(1) })).rejects.toThrow("killed");
    const gone = await db().order.findFirstOrThrow({ where: { cloverId: { not: null } } });
    pos.control.deleteOrder(String(gone.cloverId));
    forward(3 * DAY_MS);
    pos.control.clearLog();
    await pull();
    expect((await find(String(gone.cloverId))).removedAt).not.toBeNull();
    const offsets = pos.control
      .requests(5_000)
      .filter(({ path }) => path.endsWith("/orders"))
      .map(({ query }) => Number(new URLSearchParams(query).get("offset")));
    expect(offsets.filter((offset) => offset === 0).length).toBeGreaterThan(2);
    expect(await db().order.count({ where: { removedAt: null } })).toBe(239);
  });

  test("and followed by sales and deletions misses none of them", async () => {
    pos.control.addOrders({ lines: [{ price: 500 }], count: 440, createdTime: at(2) });
    await expect(pull({ onPoint: breakAfter(2) })).rejects.toThrow("killed");
    const some = await db().order.findMany({ take: 30, select: { cloverId: true } });
    for (const { cloverId } of some) pos.control.deleteOrder(String(cloverId));
    pos.control.addOrders({ lines: [{ price: 500 }], count: 40 });
    await pull();
    forward(60_000);
    await pull();
    const { orders } = await pos.control.truth(["orders"]);
    expect(await db().order.count({ where: { removedAt: null } })).toBe(orders?.listed);
  });
});
