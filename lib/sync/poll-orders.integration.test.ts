import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { systemCtx } from "@/lib/context";
import { readNeeds } from "@/lib/dashboard/read-needs";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { salesKnownUntil } from "@/lib/loyalty/sales-known-until";
import { configureClover } from "@/tests/setup/configured-clover";
import { databaseDigest } from "@/tests/support/database-digest";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";
import { readShop } from "@/tests/support/shop-digest";
import type { PracticePos } from "@/tools/practice/pos/start";
import { readSyncHealth } from "./failures";
import { PULL_KINDS } from "./kinds";
import { isPollTime, pollOrders } from "./poll-orders";
import { sync } from "./start-sync";
import { hasChangedOrders } from "./sync-changes";

let pos: PracticePos;
let clover: CloverClient;
const now = () => new Date(pos.control.clock().now);
const ctx = () => systemCtx("test", now);
const pullAll = async () => {
  for (const kind of PULL_KINDS) await sync(ctx(), kind, { clover }).catch(() => undefined);
};
/** The shop's and the register's clock: noon of a working day. */
const NOON = new Date("2026-11-20T20:00:00Z");

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  ({ pos, clover } = await startPractice({ products: 10, customers: 20, orders: 20, days: 20 }));
  configureClover(clover);
});
afterAll(async () => {
  vi.useRealTimers();
  await pos.close();
});
beforeEach(() => void vi.setSystemTime(NOON));
afterEach(() => pos.control.restoreToken());

/** A shop that has read everything the register has. */
async function syncedShop(): Promise<void> {
  pos.control.reset();
  pos.control.moveClock({ now: NOON.toISOString() });
  await emptyShop();
  await pullAll();
}

const later = (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
  pos.control.moveClock({ now: new Date().toISOString() });
};

const unreadNeed = async () => (await readNeeds(ctx())).find(({ key }) => key === "unread-orders");

function sellTo(phone: string): { orderId: string; customerId: string } {
  const { id: customerId } = pos.control.createCustomer({ firstName: "Una", phones: [phone] });
  const [order] = pos.control.addOrders({ customerId, lines: [{ price: 1_500 }] });
  return { orderId: String(order?.id), customerId };
}

test("a check without new orders makes one call and writes nothing", async () => {
  await syncedShop();
  await pollOrders();
  pos.control.clearLog();
  const before = await databaseDigest();
  await pollOrders();
  expect(pos.control.requests(10)).toMatchObject([
    { method: "GET", path: expect.stringMatching(/\/orders$/) },
  ]);
  expect(await databaseDigest()).toEqual(before);
});

test("a hundred orders that change at once are read once", async () => {
  await syncedShop();
  later(60_000);
  for (let sales = 0; sales < 100; sales += 1) pos.control.addOrders({ lines: [{ price: 1_500 }] });
  await pollOrders();
  pos.control.clearLog();
  await pollOrders();
  expect(pos.control.requests(10)).toHaveLength(1);
});

test("a check that may have missed an order starts a run", async () => {
  await syncedShop();
  const answered = (hasGap: boolean) => ({
    changedOrders: async () => ({ elements: [], skipped: [], received: 0, hasGap }),
  });
  expect(await hasChangedOrders(ctx(), answered(true))).toBe(true);
  expect(await hasChangedOrders(ctx(), answered(false))).toBe(false);
});

test("an invalid order is read again a few times, and not with every check", async () => {
  await syncedShop();
  later(60_000);
  const soldAt = ctx().now();
  const { orderId } = sellTo("702-555-0185");
  pos.control.updateOrder(orderId, { wire: { total: 10 ** 13 } });
  await pollOrders();
  const runs = await db().syncRun.count();
  expect(await db().order.count({ where: { cloverId: orderId } })).toBe(0);
  for (let round = 0; round < 3; round++) {
    later(60_000);
    await pollOrders();
  }
  expect(await db().syncRun.count()).toBe(runs);
  await pullAll();
  expect(await db().syncRetry.findFirst({ where: { cloverId: orderId } })).toMatchObject({ tries: 1 });
  for (let round = 0; round < 5; round++) await sync(ctx(), "orders", { clover });
  expect(await unreadNeed()).toMatchObject({ level: "now", title: "1 order cannot be read from Clover" });
  expect((await unreadNeed())?.detail).toContain(`${orderId}: total: an amount is too large`);
  // The order may be a visit, so nobody is known to be away after it.
  expect((await salesKnownUntil(ctx()))?.getTime()).toBeLessThan(soldAt.getTime());
  pos.control.updateOrder(orderId, { wire: {} });
  await pullAll();
  expect(await unreadNeed()).toBeUndefined();
  expect(await db().order.count({ where: { cloverId: orderId } })).toBe(1);
  expect(await db().syncRetry.count({ where: { cloverId: orderId } })).toBe(0);
});

test("a stored order that becomes invalid is reported until it can be read again", async () => {
  later(60_000);
  const { orderId } = sellTo("702-555-0186");
  await pollOrders();
  expect(await unreadNeed()).toBeUndefined();
  later(60_000);
  pos.control.updateOrder(orderId, { wire: { refunds: { elements: [{ id: "WITHOUTAMOUNT" }] } } });
  await sync(ctx(), "orders", { clover });
  expect(await db().order.findUniqueOrThrow({ where: { cloverId: orderId } })).toMatchObject({
    paymentStatus: "paid",
  });
  expect((await unreadNeed())?.detail).toContain(`${orderId}: refunds: one has no amount`);
  later(60_000);
  pos.control.updateOrder(orderId, { wire: {} });
  await sync(ctx(), "orders", { clover });
  expect(await unreadNeed()).toBeUndefined();
});

test("a check outside opening hours makes no call", async () => {
  await syncedShop();
  vi.setSystemTime(new Date("2026-11-21T10:00:00Z"));
  sellTo("702-555-0181");
  pos.control.clearLog();
  await pollOrders();
  expect(pos.control.requests(10)).toEqual([]);
});

test("a check that finds a sale stores the order, its new customer and the visit", async () => {
  await syncedShop();
  later(60_000);
  const { orderId, customerId } = sellTo("702-555-0182");
  await pollOrders();
  const order = await db().order.findUniqueOrThrow({
    where: { cloverId: orderId },
    include: { customer: true, checkin: true },
  });
  expect(order).toMatchObject({
    paymentStatus: "paid",
    customer: { cloverId: customerId, memberVisits: 1 },
    checkin: { source: "order", voidedAt: null },
  });
  const run = await db().syncRun.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(run).toMatchObject({ kind: "changes", status: "done", trigger: "schedule", error: null });
  const runs = await db().syncRun.count();
  await pollOrders();
  expect(await db().syncRun.count()).toBe(runs);
});

test("a sale that the complete run reads before a check is a visit of its new customer, with a note, at once", async () => {
  await syncedShop();
  const { orderId, customerId } = sellTo("702-555-0191");
  pos.control.addOrders({ customerId, lines: [{ price: 1_500 }], count: 4 });
  later(60_000);
  await sync(ctx(), "orders", { clover });
  expect(
    await db().order.findUniqueOrThrow({ where: { cloverId: orderId }, include: { checkin: true } }),
  ).toMatchObject({
    checkin: { source: "order", voidedAt: null },
  });
  expect((await clover.customer(customerId))?.metadata?.note).toContain("[Loyalty] Bronze · 5 visits");
});

test("checks after an interrupted read of changes store new sales too", async () => {
  later(60_000);
  sellTo("702-555-0189");
  const killed = sync(ctx(), "changes", {
    clover,
    onPoint: (point) => (point === "after page" ? Promise.reject(new Error("killed")) : undefined),
  });
  await expect(killed).rejects.toThrow("killed");
  later(60_000);
  const { orderId } = sellTo("702-555-0190");
  // The first ends the interrupted read, of which no window was left.
  await pollOrders();
  await pollOrders();
  expect(await db().order.count({ where: { cloverId: orderId } })).toBe(1);
});

test("a member's fifth visit is in the note at Clover after the check that found it", async () => {
  await syncedShop();
  const { customerId } = sellTo("702-555-0183");
  pos.control.addOrders({ customerId, lines: [{ price: 1_500 }], count: 4 });
  pos.control.updateCustomer(customerId, { note: "Likes blue glass" });
  later(60_000);
  await pollOrders();
  expect((await clover.customer(customerId))?.metadata?.note).toMatch(
    /^\[Loyalty\] Bronze · 5 visits\nLikes blue glass$/,
  );
});

test("a note that a poll could not write is reported until the push of tiers has written it", async () => {
  const { customerId } = sellTo("702-555-0187");
  pos.control.addOrders({ customerId, lines: [{ price: 1_500 }], count: 4 });
  pos.control.addFault({ kind: "status", status: 400, path: "/metadata$", method: "POST", times: 0 });
  later(60_000);
  await pollOrders();
  const failing = async () => (await readSyncHealth(ctx())).failing.map(({ kind, name }) => [kind, name]);
  expect(await failing()).toEqual([["tiers", "notes"]]);
  // Notes of other members that a poll wrote say nothing about this one.
  pos.control.clearFaults();
  const other = sellTo("702-555-0188");
  pos.control.addOrders({ customerId: other.customerId, lines: [{ price: 1_500 }], count: 4 });
  later(60_000);
  await pollOrders();
  expect((await clover.customer(other.customerId))?.metadata?.note).toContain("Bronze");
  expect(await failing()).toEqual([["tiers", "notes"]]);
  await sync(ctx(), "tiers", { clover });
  expect(await failing()).toEqual([]);
});

test("a run that asks the register for nothing does not take a refused token for a good one", async () => {
  await emptyShop();
  pos.control.revokeToken();
  await pullAll();
  const { tokenRefusedSince } = await readSyncHealth(ctx());
  expect(tokenRefusedSince).not.toBeNull();
  later(60_000);
  await sync(ctx(), "tiers", { clover });
  expect(await readSyncHealth(ctx())).toMatchObject({ tokenRefusedSince });
  pos.control.restoreToken();
  await sync(ctx(), "tiers", { clover });
  expect(await readSyncHealth(ctx())).toMatchObject({ tokenRefusedSince: null });
});

test("the dashboard reports a refused token first, and a new token reads everything since", async () => {
  await syncedShop();
  const before = await readShop();
  later(60_000);
  pos.control.revokeToken();
  const since = new Date();
  for (let round = 0; round < 3; round++) {
    await pullAll();
    later(60_000);
  }
  const { orderId } = sellTo("702-555-0184");
  const { tokenRefusedSince } = await readSyncHealth(ctx());
  expect(tokenRefusedSince?.getTime()).toBe(since.getTime());
  expect((await readNeeds(ctx()))[0]).toMatchObject({ key: "token", level: "now" });
  expect(await readShop()).toEqual(before);
  pos.control.restoreToken();
  await pullAll();
  expect((await readSyncHealth(ctx())).tokenRefusedSince).toBeNull();
  expect(await db().order.count({ where: { cloverId: orderId } })).toBe(1);
  await sync(ctx(), "visits");
  const caughtUp = await readShop();
  await emptyShop();
  await pullAll();
  await sync(ctx(), "visits");
  const clean = await readShop();
  for (const part of ["products", "customers", "orders"] as const)
    expect(caughtUp[part]).toEqual(clean[part]);
});

test.each([
  ["2026-11-02T05:30:00Z", "9:30 PM after the autumn change", true],
  ["2026-11-02T06:30:00Z", "10:30 PM after the autumn change", false],
  ["2026-03-08T15:10:00Z", "8:10 AM after the spring change", true],
  ["2026-03-08T14:50:00Z", "7:50 AM after the spring change", false],
])("at %s, %s, polling is due: %s", async (at, _, isDue) => {
  const clock = systemCtx("test", () => new Date(at));
  expect(await isPollTime(clock)).toBe(isDue);
});

test.each([
  ["2027-01-01T08:30:00Z", "half an hour after a closing at midnight", true],
  ["2027-01-01T09:30:00Z", "an hour and a half after it", false],
  ["2027-01-03T07:40:00Z", "20 minutes before the midnight after which the shop opens", true],
  ["2027-01-03T06:40:00Z", "an hour and 20 minutes before it", false],
])("at %s, %s, polling is due: %s", async (at, _, isDue) => {
  const until = { firstDay: new Date("2026-12-31"), lastDay: new Date("2026-12-31"), opensMinute: 540 };
  const from = { firstDay: new Date("2027-01-03"), lastDay: new Date("2027-01-03"), closesMinute: 540 };
  await db().hoursException.createMany({
    data: [
      { ...until, closesMinute: 1_440, reason: "" },
      { ...from, opensMinute: 0, reason: "" },
    ],
  });
  onTestFinished(async () => void (await db().hoursException.deleteMany()));
  expect(await isPollTime(systemCtx("test", () => new Date(at)))).toBe(isDue);
});
