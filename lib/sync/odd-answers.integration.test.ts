import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { salesKnownUntil } from "@/lib/loyalty/sales-known-until";
import { configureClover } from "@/tests/setup/configured-clover";
import { freshPractice, lastRun } from "@/tests/support/practice-of-file";
import { hastyClient } from "@/tests/support/practice-shop";
import { type Json, rewrittenAnswers } from "@/tests/support/rewritten-answers";
import type { SyncKind } from "./kinds";
import { readTierSyncStatus } from "./queries";
import { sync } from "./start-sync";
import { listUnreadOrders } from "./unread-orders";

const { pos, clover, ctx } = await freshPractice({ products: 10, customers: 0, orders: 0 });

const run = (kind: SyncKind, client = clover) => sync(ctx(), kind, { clover: client });
const later = (ms = 600_000) => pos.control.moveClock({ advanceMs: ms });
const sell = (input: Parameters<typeof pos.control.addOrders>[0] = {}) =>
  String(pos.control.addOrders({ lines: [{ price: 1_000 }], ...input })[0]?.id);
const isStored = async (cloverId: string) => (await db().order.count({ where: { cloverId } })) === 1;
const noteOf = (id: string) => pos.control.customer(id).metadata.note;

const clientWith = (...rewriting: Parameters<typeof rewrittenAnswers>) =>
  hastyClient(pos, { fetch: rewrittenAnswers(...rewriting) });

/** Two sales after one that was read, so far apart that no list of changes shows `odd` again once `other` was read. */
async function sellUnseen(): Promise<{ odd: string; other: string }> {
  sell();
  await run("orders");
  later();
  const odd = sell();
  later();
  return { odd, other: sell() };
}

test("an order that cannot be read and is deleted at the register is named no longer", async () => {
  configureClover(clover);
  sell();
  await run("orders");
  later();
  const odd = sell({ wire: { total: 10 ** 13 } });
  await run("orders");
  expect(await listUnreadOrders(ctx())).toMatchObject([{ cloverId: odd }]);
  later();
  pos.control.deleteOrder(odd);
  await run("orders");
  expect(await listUnreadOrders(ctx())).toEqual([]);
  expect((await salesKnownUntil(ctx()))?.getTime()).toBeGreaterThan(ctx().now().getTime() - 60_000);
});

test("an order that a list shows without its id is read by the next run", async () => {
  const { odd, other } = await sellUnseen();
  const nameless = clientWith(/\/orders$/, (answer) => ({
    ...answer,
    elements: (answer.elements as Json[]).map((one) => (one.id === odd ? { ...one, id: null } : one)),
  }));
  await run("orders", nameless);
  expect([await isStored(odd), await isStored(other)]).toEqual([false, true]);
  await run("orders");
  expect(await isStored(odd)).toBe(true);
});

test("a list whose every page is full of records without an id ends in a failure", async () => {
  const endless = clientWith(/\/refunds$/, (answer, url) => ({
    ...answer,
    elements: Array.from({ length: Number(url.searchParams.get("limit")) }, () => ({})),
  }));
  let asked = 0;
  const counted = {
    ...endless,
    refunds: async function* (options: Parameters<typeof endless.refunds>[0]) {
      for await (const page of endless.refunds(options)) {
        asked += 1;
        if (asked > 20) throw new Error("read forever");
        yield page;
      }
    },
  };
  await run("orders", counted);
  expect(await lastRun()).toMatchObject({
    status: "partial",
    error: "Refunds could not be read: Clover's answer cannot be read.",
  });
});

test("an order whose lines are not found at the register stays as it is, and is named", async () => {
  const lines = [{ price: 100, units: 120 }];
  const stored = sell({ lines });
  await run("orders");
  later();
  pos.control.updateOrder(stored, { note: "changed" });
  const fresh = sell({ lines });
  pos.control.addFault({ kind: "status", status: 404, path: "/line_items$", times: 0 });
  for (let round = 0; round < 2; round += 1) {
    await run("orders");
    const unread = (await listUnreadOrders(ctx())).map(({ cloverId }) => cloverId);
    expect(unread).toEqual([fresh, stored].sort());
  }
  expect(await db().order.findMany()).toMatchObject([{ cloverId: stored, removedAt: null }]);
  expect(await db().orderItem.count()).toBe(120);
  pos.control.clearFaults();
  await run("orders");
  expect(await listUnreadOrders(ctx())).toEqual([]);
  expect(await db().orderItem.count()).toBe(240);
});

test("an order that could not be read is read by the first run after a long outage", async () => {
  const { odd } = await sellUnseen();
  const isOdd = (one: Json) => (one.id === odd ? { ...one, total: "odd" } : one);
  const oddly = clientWith(/\/orders(\/\w+)?$/, (answer) =>
    answer.elements ? { ...answer, elements: (answer.elements as Json[]).map(isOdd) } : isOdd(answer),
  );
  await run("orders", oddly);
  expect((await listUnreadOrders(ctx())).map(({ cloverId }) => cloverId)).toEqual([odd]);
  pos.control.addFault({ kind: "status", status: 503, times: 0 });
  for (let round = 0; round < 6; round += 1) {
    later(900_000);
    await expect(run("orders")).rejects.toThrow("503");
  }
  pos.control.clearFaults();
  later(900_000);
  await run("orders");
  expect(await isStored(odd)).toBe(true);
  expect(await listUnreadOrders(ctx())).toEqual([]);
});

/** A customer with five purchases and a note, read into the shop, whose tier is not in the note yet. */
async function bronzeMember(phone: string, note: string): Promise<string> {
  const { id } = pos.control.createCustomer({ firstName: "Dana", lastName: "Rivers", phones: [phone], note });
  pos.control.addOrders({ customerId: id, lines: [{ price: 1_000 }], count: 5 });
  return id;
}
const LINE = "[Loyalty] Bronze · 5 visits";

test("the note of another customer is never written to this one", async () => {
  const [one, other] = [
    await bronzeMember("7025550142", "Likes mint."),
    await bronzeMember("7025550143", "Banned."),
  ];
  await run("customers");
  await run("orders");
  const mixedUp = clientWith(new RegExp(`/customers/${one}$`), (answer) => ({
    ...answer,
    id: other,
    metadata: { note: "Banned." },
  }));
  const skipped = { "customer: cannot be read": [{ id: one }] };
  expect(await run("tiers", mixedUp)).toMatchObject({ updated: 1, skippedRecords: skipped });
  expect([noteOf(one), noteOf(other)]).toEqual(["Likes mint.", `${LINE}\nBanned.`]);
  await run("tiers");
  expect(noteOf(one)).toBe(`${LINE}\nLikes mint.`);
});

test("a note whose address is not found, although the customer is there, is a failure and is written later", async () => {
  const id = await bronzeMember("7025550142", "Likes mint.");
  await run("customers");
  await run("orders");
  pos.control.addFault({ kind: "status", status: 404, path: "/metadata$", method: "POST", times: 0 });
  await expect(run("tiers")).rejects.toThrow("404");
  expect(await readTierSyncStatus(ctx())).toMatchObject({ status: "error" });
  pos.control.clearFaults();
  expect(await run("tiers")).toMatchObject({ updated: 1 });
  expect(noteOf(id)).toBe(`${LINE}\nLikes mint.`);
});
