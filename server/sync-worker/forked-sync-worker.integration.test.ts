// Runs once: it tests the worker process; the statements of its syncs are those of lib/sync/sync-*.integration.test.ts.
import { getPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { createCloverClient } from "@/lib/integrations/clover/client";
import type { SyncKind } from "@/lib/sync/kinds";
import { startOn } from "@/lib/sync/worker";
import type { Caller } from "@/lib/sync/worker-protocol";
import { isAlive } from "@/tests/support/is-alive";
import { freshPractice } from "@/tests/support/practice-of-file";
import { cloverEnv } from "@/tests/support/practice-shop";
import { ForkedSyncWorker } from "./forked-sync-worker";

const OWNER: Caller = {
  actor: { kind: "user", id: "u1", username: "owner", email: null, isAdmin: true, sessionId: "s1" },
  requestId: "asked-once",
};

const { pos } = await freshPractice({ products: 2_200, customers: 40, orders: 30, days: 10 });
let worker: ForkedSyncWorker;
/** The tags that were flushed in this process's cache, in order. */
let flushed: string[][];

const openWorker = (idleMs?: number) =>
  new ForkedSyncWorker({
    idleMs,
    env: { ...process.env, ...cloverEnv(pos) },
    flush: async (tags) => void flushed.push(tags),
  });

const start = (kind: SyncKind, caller = OWNER) => startOn(worker, caller, kind);

beforeAll(() => {
  // It forks again after a test that ended its process.
  worker = openWorker();
});
afterAll(() => worker.close());
beforeEach(() => {
  flushed = [];
});

test("runs a sync in another process with lower priority and flushes its changes from our cache", async () => {
  const { id, done } = await start("inventory");
  const pid = Number(worker.pid);
  expect(pid).not.toBe(process.pid);
  expect(getPriority(pid)).toBe(10);
  const { products } = await pos.control.truth(["products"]);
  expect(await done).toMatchObject({ read: products?.listed, created: products?.listed, updated: 0 });
  const run = await db().syncRun.findUniqueOrThrow({ where: { id } });
  expect(run).toMatchObject({ status: "done", trigger: "owner", created: products?.listed });
  expect(flushed.flat()).toEqual(expect.arrayContaining(["products", "sync-runs"]));
});

test("returns an error with its code and message", async () => {
  pos.control.changeSettings({ latencyMs: 300 });
  const { done } = await start("inventory");
  await expect(start("inventory")).rejects.toMatchObject({
    name: "AppError",
    code: "conflict",
    message: "The inventory sync is already running.",
  });
  await expect(start("orders", { ...OWNER, actor: { kind: "visitor" } })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  await done;
});

test("rejects with the code and message of a run that fails in the worker", async () => {
  pos.control.addFault({ kind: "status", path: "^/customers$", status: 401, times: 0 });
  const { done } = await start("customers");
  await expect(done).rejects.toMatchObject({
    code: "upstream_failed",
    message: "Clover rejected our key or its permissions (401).",
  });
});

/** Where each page of the list of items began; reads of one modifier group's items are others. */
const offsetsRead = () =>
  pos.control
    .requests(1_000)
    .filter(({ path, query }) => path.endsWith("/items") && !query.includes("modifier"))
    .map(({ query }) => Number(new URLSearchParams(query).get("offset")));

test("resumes the interrupted run after the worker was killed, and reads no finished page twice", async () => {
  // Slow enough to be caught between two pages.
  pos.control.changeSettings({ latencyMs: 400 });
  const { done } = await start("inventory");
  const seenPages = () => db().syncSeenPage.count({ where: { kind: "inventory" } });
  await vi.waitUntil(async () => (await seenPages()) > 1, { timeout: 20_000, interval: 10 });
  process.kill(Number(worker.pid), "SIGKILL");
  await expect(done).rejects.toMatchObject({ code: "unavailable" });
  const stored = await seenPages();
  pos.control.changeSettings({ latencyMs: 0 });
  pos.control.clearLog();
  const second = await start("inventory");
  await second.done;
  const { products } = await pos.control.truth(["products"]);
  expect(Math.min(...offsetsRead())).toBe(990 * stored);
  expect(await db().product.count({ where: { isGroup: false } })).toBe(products?.listed);
  expect(await db().product.count({ where: { isActive: true, isGroup: false } })).toBe(products?.active);
  const runs = await db().syncRun.findMany({ orderBy: { id: "asc" } });
  expect(runs.map(({ status }) => status)).toEqual(["stopped", "done"]);
  expect(runs.reduce((sum, { created }) => sum + created, 0)).toBe(products?.listed);
});

test("ignores signals to the process group, and exits with its parent, which ends a run with an error", async () => {
  pos.control.changeSettings({ latencyMs: 300 });
  const { done } = await start("customers");
  const pid = Number(worker.pid);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.kill(pid, signal);
  await done;
  expect(isAlive(pid)).toBe(true);
  const { done: aborted } = await start("customers");
  worker.close();
  await expect(aborted).rejects.toMatchObject({ code: "unavailable" });
  await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
});

test("a tier push and check-ins share one budget of calls, and check-ins do not wait for the push", async () => {
  for (let index = 0; index < 8; index += 1) {
    const phones = [`70255501${String(index).padStart(2, "0")}`];
    const { id } = pos.control.createCustomer({ firstName: `Member ${index}`, phones });
    pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }], count: 5 });
  }
  for (const kind of ["customers", "orders"] as const) await (await start(kind)).done;
  pos.control.changeSettings({ limitsOn: true, latencyMs: 150 });
  pos.control.clearLog();
  const counter = createCloverClient({ baseUrl: pos.url, token: pos.token, merchantId: pos.merchantId });
  const { done } = await start("tiers");
  let looks = 0;
  let isOver = false;
  const push = done.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await counter.customersByPhone(`702556${String(looks).padStart(4, "0")}`, AbortSignal.timeout(4_000));
    looks += 1;
    await setTimeout(400);
  }
  expect((await push).updated).toBeGreaterThanOrEqual(8);
  expect(looks).toBeGreaterThan(2);
  expect(Object.keys(pos.control.log().statuses)).toEqual(["200"]);
});

test("exits after an idle time to free its memory", async () => {
  worker.close();
  worker = openWorker(100);
  await (await start("customers")).done;
  const pid = Number(worker.pid);
  await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
  expect(worker.pid).toBeUndefined();
  await (await start("customers")).done;
});
