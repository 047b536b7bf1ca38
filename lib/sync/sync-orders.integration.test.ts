import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { windowsBetween } from "@/lib/integrations/clover/windows";
import { DAY_MS } from "@/lib/time";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";
import type { PracticePos } from "@/tools/practice/pos/start";
import type { RunOptions } from "./run-sync";
import { sync } from "./start-sync";

let pos: PracticePos;
let clover: CloverClient;

/** The register's clock is the shop's clock here. */
const nowAtTheRegister = () => new Date(pos.control.clock().now);
const pull = (options: RunOptions = {}) => {
  const ctx = createCtx({ actor: { kind: "system", name: "test" }, now: nowAtTheRegister });
  return sync(ctx, "orders", { clover, ...options });
};
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
  ({ pos, clover } = await startPractice({ products: 20, customers: 0, orders: 0 }));
});
afterAll(() => pos.close());
beforeEach(async () => {
  pos.control.reset();
  await emptyShop();
});

test("an order comes with its money, its state and its lines, linked to the products of the shop", async () => {
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
  const ctx = createCtx({ actor: { kind: "system", name: "test" } });
  await sync(ctx, "inventory", { clover });
  const linked = await find(order.id);
  expect(linked.items.filter(({ productId }) => productId !== null)).toHaveLength(2);
  expect(await pull()).toMatchObject({ created: 0, updated: 0 });
});

test("new orders do not wait to be sorted into the index that finds them by any part of an id", async () => {
  for (let sold = 0; sold < 5; sold += 1) sell();
  await pull();
  const waiting = await db().$queryRaw`SELECT gin_clean_pending_list('orders_ids_trgm_idx')::int AS pages`;
  expect(waiting).toEqual([{ pages: 0 }]);
});

describe("the whole history", () => {
  test("is read over years, orders on the very edges of a window once each", async () => {
    const { createdTime: began } = await clover.merchant();
    const edges = windowsBetween(Number(began) - DAY_MS, at(0)).map(({ from }) => from);
    const wanted = edges.slice(1).flatMap((edge) => [edge - 1, edge, edge + 1]);
    expect(edges.length).toBeGreaterThan(12);
    for (const createdTime of wanted) sell({ createdTime, modifiedTime: createdTime });
    expect(await pull()).toMatchObject({ created: wanted.length, updated: 0, read: wanted.length });
    expect(await pull()).toMatchObject({ created: 0, updated: 0 });
  });

  test("is asked for in windows of at most ninety days", async () => {
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

  test("keeps an order that changes while it is read: it moves to a window still to come", async () => {
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

describe("what changes afterwards", () => {
  test("is read by the next run, and nothing else is written", async () => {
    const order = sell({ paid: false });
    for (let n = 0; n < 5; n += 1) sell({ createdTime: at(n + 1) });
    await pull();
    forward(60_000);
    pos.control.updateOrder(order.id, { paymentState: "PAID", state: "locked" });
    expect(await pull()).toMatchObject({ created: 0, updated: 1 });
    expect((await find(order.id)).paymentStatus).toBe("paid");
  });

  test("is found again inside the overlap when its time is a little behind the last one seen", async () => {
    const early = sell();
    forward(4 * 60_000);
    sell();
    await pull();
    pos.control.updateOrder(early.id, { total: 777, modifiedTime: at(0, -3 * 60_000) });
    expect(await pull()).toMatchObject({ updated: 1 });
    expect((await find(early.id)).total.toFixed(2)).toBe("7.77");
  });

  test("outside the overlap, under an old time, is found by the weekly read of all", async () => {
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

  test("while a run goes on, even for an hour, is caught by the next, which begins where this one began", async () => {
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

  test("counts a refund months later, also one that leaves the order's own time alone", async () => {
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

  test("a deleted order is marked at once when it is young, within a day when it is old, and never counts", async () => {
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

  test("a customer put on an order later is linked", async () => {
    const order = sell();
    await pull();
    const { id } = pos.control.createCustomer({ firstName: "Dana", phones: ["7025550100"] });
    forward(60_000);
    pos.control.attachCustomer(order.id, id);
    await pull();
    expect(await find(order.id)).toMatchObject({ customerId: null, customerCloverId: id });
    await sync(createCtx({ actor: { kind: "system", name: "test" } }), "customers", { clover });
    expect((await find(order.id)).customerId).not.toBeNull();
    expect(await pull()).toMatchObject({ created: 0, updated: 0 });
  });
});

test("eleven hundred orders of the same millisecond are all read, by a first read and by a later one", async () => {
  const createdTime = at(2);
  const same = { lines: [{ price: 500 }], createdTime, modifiedTime: createdTime };
  pos.control.addOrders({ ...same, count: 1_100 });
  expect(await pull()).toMatchObject({ created: 1_100 });
  // The next read begins at the latest change seen, which is that millisecond.
  pos.control.addOrders({ ...same, count: 1_100 });
  expect(await pull()).toMatchObject({ created: 1_100 });
});

test("a sum no register can hold is left out with its reason, and the rest of its page counts", async () => {
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

  test("goes on at the page where it stopped, and reads no finished page again", async () => {
    pos.control.addOrders({ lines: [{ price: 500 }], count: 2_200, createdTime: at(2) });
    await expect(pull({ onPoint: breakAfter(2) })).rejects.toThrow("killed");
    const before = await db().order.count();
    expect(before).toBeGreaterThan(1_400);
    pos.control.clearLog();
    expect(await pull()).toMatchObject({ created: 2_200 - before });
    // A page is left, in two calls, and the look for deletions; nothing of the windows before them.
    expect(orderReads()).toBeLessThanOrEqual(6);
  });

  test("and lies still for days begins anew, and sees what was deleted meanwhile", async () => {
    const createdTime = at(40);
    pos.control.addOrders({ lines: [{ price: 500 }], count: 1_200, createdTime, modifiedTime: createdTime });
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
    expect(await db().order.count({ where: { removedAt: null } })).toBe(1_199);
  });

  test("and is followed by sales and deletions loses none of them", async () => {
    pos.control.addOrders({ lines: [{ price: 500 }], count: 2_200, createdTime: at(2) });
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
