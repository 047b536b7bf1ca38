import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { setTestRecord } from "@/lib/customers/set-test-record";
import { db } from "@/lib/db/client";
import { CustomerWire } from "@/lib/integrations/clover/schemas";
import { UpstreamError } from "@/lib/upstream/error";
import { adminCtx } from "@/tests/factories/contexts";
import { freshPractice } from "@/tests/support/practice-of-file";
import { ordersWereRead } from "@/tests/support/practice-shop";
import { pushTiers, type TiersTarget } from "./push-tiers";
import { readTierSyncStatus } from "./queries";
import { beginSync } from "./run-sync";
import { sync } from "./start-sync";

const ctx = systemCtx("test");
const { pos, clover } = await freshPractice({ customers: 0, orders: 0, products: 10 });
const push = () => sync(ctx, "tiers", { clover });
const writes = () => pos.control.requests(5_000).filter(({ method }) => method === "POST").length;

let people = 100;

/** A customer of the register with some paid sales, read into the shop. */
async function member(visits: number, more: object = {}): Promise<string> {
  people += 1;
  const { id } = pos.control.createCustomer({
    firstName: "Dana",
    lastName: "Rivers",
    phones: [`702555${String(people).padStart(4, "0")}`],
    ...more,
  });
  if (visits > 0) pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }], count: visits });
  return id;
}
const readAll = async () => {
  await sync(ctx, "customers", { clover });
  await sync(ctx, "orders", { clover });
  pos.control.clearLog();
};
const noteOf = (id: string) => pos.control.customer(id).metadata.note;

test("turns paid orders into visits, visits into a tier, and the tier into the note's first line", async () => {
  const gold = await member(23, { note: "Likes mint.\nAsk for ID." });
  const bronze = await member(5);
  const none = await member(4, { note: "Left a hookah." });
  await readAll();
  expect(await push()).toMatchObject({ updated: 2 });
  expect(noteOf(gold)).toBe("[Loyalty] Gold · 23 visits\nLikes mint.\nAsk for ID.");
  expect(noteOf(bronze)).toBe("[Loyalty] Bronze · 5 visits");
  expect(noteOf(none)).toBe("Left a hookah.");
  expect(writes()).toBe(2);
});

test("reads and writes nothing on a second push", async () => {
  await member(23);
  await readAll();
  await push();
  pos.control.clearLog();
  expect(await push()).toMatchObject({ updated: 0 });
  expect(pos.control.requests(100)).toHaveLength(0);
});

test("updates the line after a new visit and keeps the other fields of the record", async () => {
  const id = await member(9, {
    businessName: "Rivers LLC",
    note: "[Loyalty] Bronze · 9 visits\nLikes mint.",
    wire: undefined,
  });
  await readAll();
  expect(await push()).toMatchObject({ updated: 0 });
  pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }] });
  // The read of a new order writes the note itself, unless Clover refuses it.
  pos.control.addFault({ kind: "status", status: 400, path: "/metadata$", method: "POST", times: 1 });
  await sync(ctx, "orders", { clover });
  expect(noteOf(id)).toBe("[Loyalty] Bronze · 9 visits\nLikes mint.");
  expect(await push()).toMatchObject({ updated: 1 });
  expect(noteOf(id)).toBe("[Loyalty] Silver · 10 visits\nLikes mint.");
  expect(pos.control.customer(id).metadata.businessName).toBe("Rivers LLC");
});

test("keeps a note changed since the last sync, because it is read right before writing", async () => {
  const id = await member(6);
  await readAll();
  pos.control.updateCustomer(id, { note: "Typed a minute ago" });
  await push();
  expect(noteOf(id)).toBe("[Loyalty] Bronze · 6 visits\nTyped a minute ago");
});

test.each(["absent", "empty"] as const)(
  "writes the line again after staff emptied the note, which Clover then shows as %s metadata",
  async (emptyMetadata) => {
    const id = await member(6, { businessName: "Rivers LLC" });
    await readAll();
    await push();
    pos.control.changeSettings({ emptyMetadata });
    // All fields are left out, which empties them.
    await clover.updateCustomerMetadata(id, {});
    await sync(ctx, "customers", { clover });
    expect(await db().customer.findFirst()).toMatchObject({ cloverNote: null, cloverBusinessName: null });
    expect(await push()).toMatchObject({ updated: 1 });
    expect(noteOf(id)).toBe("[Loyalty] Bronze · 6 visits");
  },
);

test("the next customer sync reports no update after a push", async () => {
  await member(6);
  await readAll();
  await push();
  expect(await sync(ctx, "customers", { clover })).toMatchObject({ created: 0, updated: 0 });
});

describe("a note that cannot be written is skipped with a reason", () => {
  test("when the text of staff fills it", async () => {
    const id = await member(6, { note: "x".repeat(1_990) });
    await readAll();
    expect((await push()).skipped).toEqual({ "note: staff's text leaves no room": 1 });
    expect(noteOf(id)).toBe("x".repeat(1_990));
  });

  test("when the customer was deleted meanwhile", async () => {
    const id = await member(6);
    await readAll();
    pos.control.deleteCustomer(id);
    expect((await push()).skipped).toEqual({ "customer: is no longer at the point of sale": 1 });
  });
});

test("writes no tier for placeholders", async () => {
  const id = await member(6, { firstName: "Test", lastName: "Customer" });
  await readAll();
  await push();
  expect(noteOf(id)).toBeUndefined();
});

test("takes the tier out of the note of a record that became a test record, and puts it back for a person", async () => {
  const noted = await member(6, { note: "Left a hookah." });
  const bare = await member(6);
  await readAll();
  await push();
  const mark = async (isTestRecord: boolean) => {
    for (const { id } of await db().customer.findMany())
      await setTestRecord(adminCtx(), { id, isTestRecord });
  };
  await mark(true);
  expect(await push()).toMatchObject({ updated: 2 });
  expect(noteOf(noted)).toBe("Left a hookah.");
  expect(noteOf(bare) ?? "").toBe("");
  expect(await push()).toMatchObject({ updated: 0 });
  expect(await sync(ctx, "customers", { clover })).toMatchObject({ updated: 0 });
  await mark(false);
  expect(await push()).toMatchObject({ updated: 2 });
  expect(noteOf(noted)).toBe("[Loyalty] Bronze · 6 visits\nLeft a hookah.");
});

describe("records that Clover refuses", () => {
  beforeEach(ordersWereRead);
  const RIGHT = "[Loyalty] Bronze · 5 visits";
  const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  /** Members whose notes are right, but for those given. */
  const members = async (count: number, outdated: Record<number, string>) => {
    await db().customer.createMany({
      data: Array.from({ length: count }, (_, n) => ({
        id: uuid(n),
        firstName: "Dana",
        lastName: "Rivers",
        searchText: "dana rivers",
        cloverId: outdated[n] ?? `MEMBER${n}`,
        checkinCount: 5,
        cloverNote: outdated[n] ? null : RIGHT,
      })),
    });
  };
  /** Pushes without a count of visits, which would find none. */
  const pushOnly = async (target: TiersTarget = clover) =>
    (await beginSync(ctx, "tiers", (run) => pushTiers(run, target))).done;
  const refuse = (id: string, status: number) =>
    pos.control.addFault({ kind: "status", method: "POST", path: `/${id}/metadata$`, status, times: 0 });

  test("do not keep later members from their notes, and are reported at the end", async () => {
    const [first, last] = [await member(0), await member(0)];
    await members(1_002, { 0: first, 1001: last });
    refuse(first, 400);
    await expect(pushOnly()).rejects.toMatchObject({ kind: "http", upstreamStatus: 400 });
    expect(noteOf(last)).toBe(RIGHT);
    expect(noteOf(first)).toBeUndefined();
    expect(await readTierSyncStatus(ctx)).toMatchObject({ status: "error", customersUpdated: 1 });
  });

  test("end a run in which eight were refused and none was accepted", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1) ids.push(await member(0));
    await members(60, { ...ids });
    pos.control.addFault({ kind: "status", method: "POST", path: "/metadata$", status: 400, times: 0 });
    pos.control.clearLog();
    await expect(pushOnly()).rejects.toMatchObject({ upstreamStatus: 400 });
    expect(writes()).toBeGreaterThanOrEqual(8);
    expect(writes()).toBeLessThan(16);
  });

  test("do not end a run in which others were accepted", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1) ids.push(await member(0));
    await members(60, { ...ids });
    for (const id of ids.slice(4, 59)) refuse(id, 400);
    await expect(pushOnly()).rejects.toMatchObject({ upstreamStatus: 400 });
    expect(noteOf(String(ids[59]))).toBe(RIGHT);
  });
});

test.each([
  ["does not answer", new UpstreamError("away", { vendor: "Clover", kind: "network", retryable: true })],
  [
    "is being repaired",
    new UpstreamError("503", { vendor: "Clover", kind: "http", retryable: true, upstreamStatus: 503 }),
  ],
])("a run ends soon once Clover %s, although earlier members were written", async (_, failure) => {
  await ordersWereRead();
  await db().customer.createMany({
    data: Array.from({ length: 100 }, (_, n) => ({
      firstName: "Dana",
      lastName: "Rivers",
      searchText: "",
      cloverId: `M${n}`,
      checkinCount: 5,
    })),
  });
  let asked = 0;
  const target: TiersTarget = {
    customer: async (id) => {
      asked += 1;
      if (asked > 20) throw failure;
      return CustomerWire.parse({ id });
    },
    updateCustomerMetadata: async () => {},
  };
  const run = await beginSync(ctx, "tiers", (one) => pushTiers(one, target));
  await expect(run.done).rejects.toBe(failure);
  expect(asked).toBeLessThan(36);
  expect(await readTierSyncStatus(ctx)).toMatchObject({ customersUpdated: 20 });
});

describe("the status", () => {
  test("is idle before the first run", async () => {
    expect(await readTierSyncStatus(ctx)).toEqual({
      status: "idle",
      lastSyncTime: null,
      nextSyncTime: null,
      customersUpdated: 0,
      lastError: null,
    });
  });

  test("shows the last run and the next time from the database alone", async () => {
    await member(6);
    await readAll();
    await push();
    await db().syncSchedule.create({ data: { name: "tiers", nextAt: new Date("2026-11-21T13:00:00Z") } });
    const status = await readTierSyncStatus(ctx);
    expect(status).toMatchObject({ status: "idle", customersUpdated: 1, lastError: null });
    expect(status.nextSyncTime).toBe("2026-11-21T13:00:00.000Z");
    expect(Date.parse(String(status.lastSyncTime))).toBeGreaterThan(0);
  });

  test("is an error without secrets after a failure, and keeps what was written", async () => {
    for (let n = 0; n < 60; n += 1) await member(6, { phones: [`702555${1_000 + n}`] });
    await readAll();
    pos.control.addFault({ kind: "status", method: "POST", status: 401, after: 45, times: 0 });
    await expect(push()).rejects.toMatchObject({ kind: "unauthorized" });
    const status = await readTierSyncStatus(ctx);
    expect(status).toMatchObject({
      status: "error",
      customersUpdated: 45,
      lastError: "Clover rejected our key or its permissions (401).",
    });
    pos.control.clearFaults();
    expect(await push()).toMatchObject({ updated: 15 });
    expect((await readTierSyncStatus(ctx)).status).toBe("idle");
  });

  test("is running during a run, and an error when its process died", async () => {
    await db().syncRun.create({ data: { kind: "tiers", trigger: "schedule" } });
    expect((await readTierSyncStatus(ctx)).status).toBe("error");
    const later = new Date(Date.now() + 60_000);
    await db().lease.create({ data: { name: "sync:tiers", holder: "elsewhere:1", expiresAt: later } });
    expect((await readTierSyncStatus(ctx)).status).toBe("running");
  });
});
