import { beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { UpstreamError } from "@/lib/upstream/error";
import { freshPractice } from "@/tests/support/practice-of-file";
import { pushTiersOf } from "./push-tiers";
import { beginSync } from "./run-sync";
import { nextRunAt, TIERS_JOB } from "./schedule";
import { sync } from "./start-sync";

const ctx = systemCtx("test");
const GOLD = "[Loyalty] Gold · 20 visits";
const NOTE_OF_STAFF = "Likes mint.";
const { pos, clover } = await freshPractice({ customers: 0, orders: 0, products: 1 });
let busy: CloverClient;

beforeEach(async () => {
  const unavailable = { vendor: "Clover", kind: "http", retryable: true, upstreamStatus: 503 } as const;
  busy = {
    ...clover,
    // The first read goes oldest window first: it stores what is older, and ends there.
    orders: (options) => {
      if (options.to > Date.now() - 100 * DAY_MS) throw new UpstreamError("Clover is busy.", unavailable);
      return clover.orders(options);
    },
  };
});

/** A customer of the register with a purchase every 17 days, read into the shop as far as Clover answers. */
async function member(purchases: number, note: string): Promise<string> {
  const { id } = pos.control.createCustomer({
    firstName: "Dana",
    lastName: "Rivers",
    phones: ["(702) 555-0100"],
    note,
  });
  for (let nth = 1; nth <= purchases; nth += 1) {
    const at = Date.now() - nth * 17 * DAY_MS;
    pos.control.addOrders({
      customerId: id,
      lines: [{ price: 1_000 }],
      createdTime: at,
      modifiedTime: at,
    });
  }
  await sync(ctx, "customers", { clover });
  return id;
}
const noteOf = (id: string) => pos.control.customer(id).metadata.note;
const push = () => sync(ctx, "tiers", { clover });
const readInPart = () => expect(sync(ctx, "orders", { clover: busy })).rejects.toThrow("Clover is busy.");

test("leaves notes alone until the history of orders was read once, and says so", async () => {
  const id = await member(20, `${GOLD}\n${NOTE_OF_STAFF}`);
  expect(await push()).toMatchObject({ updated: 0 });
  await readInPart();
  expect(await push()).toMatchObject({
    updated: 0,
    skipped: { "note: waits until all orders were read once": 1 },
  });
  // What was read so far does count as visits, of which there would be a lower tier.
  expect((await db().customer.findFirst())?.memberVisits).toBeGreaterThan(0);
  expect(noteOf(id)).toBe(`${GOLD}\n${NOTE_OF_STAFF}`);
  await sync(ctx, "orders", { clover });
  pos.control.updateCustomer(id, { note: NOTE_OF_STAFF });
  await sync(ctx, "customers", { clover });
  expect(await push()).toMatchObject({ updated: 1, skipped: {} });
  expect(noteOf(id)).toBe(`${GOLD}\n${NOTE_OF_STAFF}`);
});

test("leaves the notes of a few customers alone until then too", async () => {
  const id = await member(20, GOLD);
  await readInPart();
  await sync(ctx, "visits");
  const rows = await db().customer.findMany({ select: { id: true, memberVisits: true } });
  expect(rows[0]?.memberVisits).toBeGreaterThan(0);
  const ids = rows.map((row) => row.id);
  await (await beginSync(ctx, "changes", (run) => pushTiersOf(run, clover, ids))).done;
  expect(noteOf(id)).toBe(GOLD);
});

test("waits again after the account changed, whose orders are not read yet", async () => {
  const id = await member(5, GOLD);
  await sync(ctx, "orders", { clover });
  await sync(ctx, "inventory", { clover: { ...clover, account: "another" } });
  expect(await sync(ctx, "tiers", { clover: { ...clover, account: "another" } })).toMatchObject({
    updated: 0,
  });
  expect(noteOf(id)).toBe(GOLD);
});

test("corrects notes in a shop without any orders, once that was read", async () => {
  const id = await member(0, GOLD);
  await push();
  expect(noteOf(id)).toBe(GOLD);
  await sync(ctx, "orders", { clover });
  expect(await push()).toMatchObject({ updated: 1 });
  expect(noteOf(id)).toBe("[Loyalty] None · 0 visits");
});

test("is due soon after the first read of orders, and not again after later ones", async () => {
  const later = new Date(Date.now() + HOUR_MS);
  await db().syncSchedule.create({ data: { name: TIERS_JOB, nextAt: later } });
  await readInPart();
  expect(await nextRunAt(ctx, TIERS_JOB)).toEqual(later);
  await sync(ctx, "orders", { clover });
  const soon = await nextRunAt(ctx, TIERS_JOB);
  expect(Number(soon)).toBeLessThan(Date.now() + HOUR_MS / 10);
  await db().syncSchedule.updateMany({ data: { nextAt: later } });
  await sync(ctx, "orders", { clover });
  expect(await nextRunAt(ctx, TIERS_JOB)).toEqual(later);
});

test("leaves the note of somebody alone whose earlier orders are not counted yet", async () => {
  const id = await member(20, `${GOLD}\n${NOTE_OF_STAFF}`);
  await sync(ctx, "orders", { clover });
  // The first count of visits is minutes away, and a sale comes before it.
  pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }] });
  await sync(ctx, "changes", { clover });
  expect(noteOf(id)).toBe(`${GOLD}\n${NOTE_OF_STAFF}`);
  await push();
  expect(noteOf(id)).toBe(`[Loyalty] Gold · 21 visits\n${NOTE_OF_STAFF}`);
});

test("leaves the note of a buyer alone whose record comes with the sale, before the earlier orders count", async () => {
  const id = await member(20, GOLD);
  await db().customer.deleteMany();
  await sync(ctx, "orders", { clover });
  pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }] });
  await sync(ctx, "changes", { clover });
  expect(noteOf(id)).toBe(GOLD);
  await push();
  expect(noteOf(id)).toBe("[Loyalty] Gold · 21 visits");
});

test("leaves notes alone of which another run is still counting the visits", async () => {
  const id = await member(20, GOLD);
  await sync(ctx, "orders", { clover });
  let counted = () => {};
  const counting = await beginSync(ctx, "visits", () => new Promise<void>((done) => (counted = done)));
  expect(await push()).toMatchObject({
    updated: 0,
    skipped: { "note: waits until the member's other orders are counted": 1 },
  });
  expect(noteOf(id)).toBe(GOLD);
  counted();
  await counting.done;
});
