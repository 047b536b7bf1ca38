// Runs once: it tests what failing endpoints do; the statements are those of sync-*.integration.test.ts and faults.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop, hastyClient } from "@/tests/support/practice-shop";
import { readShop } from "@/tests/support/shop-digest";
import type { FaultInput } from "@/tools/practice/pos/faults";
import { Dice } from "@/tools/practice/pos/random";
import { PULL_KINDS, type SyncKind } from "./kinds";
import { sync } from "./start-sync";

/** Each endpoint is tested with one failure, with NEVER_FROZEN=all with each of them, which takes many minutes. */
const IS_WHOLE = process.env.NEVER_FROZEN === "all";
/** The seed chooses the failures and is in the tests' names. */
const SEED = Number(process.env.NEVER_FROZEN_SEED ?? 3);
/** Timeout of a request to a shop with an endpoint that hangs. */
const PATIENCE_MS = 400;

type Row = Record<string, unknown>;
type Shop = Record<string, Row[]>;
type Mask = (shop: Shop) => Shop;

const without =
  (part: string, ...fields: string[]): Mask =>
  (shop) => ({
    ...shop,
    [part]: (shop[part] ?? []).map((row) => {
      const left = { ...row };
      for (const field of fields) delete left[field];
      return left;
    }),
  });
const not =
  (...parts: string[]): Mask =>
  (shop) =>
    Object.fromEntries(Object.entries(shop).filter(([part]) => !parts.includes(part)));
const all =
  (...masks: Mask[]): Mask =>
  (shop) =>
    masks.reduce((left, mask) => mask(left), shop);

/** Masks what depends on visits, which need customers and orders. */
const VISITS = all(
  not("visits"),
  without("customers", "checkinCount", "memberVisits", "lastVisitAt", "memberLastVisitAt", "cloverNote"),
);
/** Masks sales figures, which are updated hourly only. */
const COUNTED_HOURLY = without("products", "soldRecently");
/** Masks the product of order lines, which needs the products. */
const LINES: Mask = (shop) => ({
  ...shop,
  orders: (shop.orders ?? []).map((order) => ({
    ...order,
    items: (order.items as Row[]).map(({ product: _, ...line }) => line),
  })),
});
/** Masks products with options and their groups. */
const GROUPED: Mask = (shop) => ({
  ...shop,
  products: (shop.products ?? []).filter(({ name }) => !String(name).startsWith("Group")),
});
const givenBack = new Set<unknown>();
/** Masks refunded orders, which are read again one by one. */
const REFUNDED: Mask = (shop) => ({
  ...shop,
  orders: (shop.orders ?? []).filter(({ cloverId }) => !givenBack.has(cloverId)),
});

/**
 * Every endpoint the shop requests, with a mask for the data that only it provides; all other data must be correct
 * without it.
 */
const ENDPOINTS: Record<string, { path: string; method?: string; mask: Mask }> = {
  merchant: { path: "^/?$", mask: (shop) => shop },
  categories: { path: "^/categories$", mask: without("products", "categoryName", "categoryNames") },
  items: { path: "^/items$", mask: all(not("products"), LINES) },
  "item groups": {
    path: "^/item_groups$",
    mask: all(GROUPED, without("products", "group", "name", "optionLabel", "isGroup", "isActive")),
  },
  modifiers: { path: "^/modifier_groups$", mask: without("products", "modifiers") },
  customers: { path: "^/customers$", mask: all(not("customers"), VISITS, without("orders", "customer")) },
  orders: { path: "^/orders$", mask: all(not("orders"), VISITS) },
  "one order": { path: "^/orders/[^/]+$", mask: all(REFUNDED, VISITS) },
  "lines of one order": { path: "^/orders/[^/]+/line_items$", mask: all(REFUNDED, VISITS) },
  refunds: { path: "^/refunds$", mask: all(not("refunds"), REFUNDED, VISITS) },
  credits: { path: "^/credits$", mask: not("credits") },
  notes: { path: "^/customers/[^/]+/metadata$", method: "POST", mask: without("customers", "cloverNote") },
};

const FAILURES: Record<string, FaultInput> = {
  "400": { kind: "status", status: 400 },
  "401": { kind: "status", status: 401 },
  "403": { kind: "status", status: 403 },
  "404": { kind: "status", status: 404 },
  "500": { kind: "status", status: 500 },
  "a page of HTML": { kind: "html" },
  "half an answer": { kind: "truncated" },
  "an answer of another shape": { kind: "wrong-shape" },
  silence: { kind: "hang" },
};

const {
  pos,
  clover: patient,
  ctx,
} = await practiceOfFile({
  // Fixed, so that a seed can be replayed on another day.
  now: "2026-11-20T23:00:00Z",
  products: 30,
  customers: 60,
  orders: 40,
  days: 20,
});
const impatient = hastyClient(pos, { timeoutMs: PATIENCE_MS });

beforeAll(async () => {
  await emptyShop();
  await run(patient);
});

const KINDS: readonly SyncKind[] = [...PULL_KINDS, "changes"];

/** Runs a sync and ignores its failure, which the ledger records; the tests compare what it stored. */
async function run(client: CloverClient): Promise<void> {
  for (const kind of KINDS) await sync(ctx(), kind, { clover: client }).catch(() => undefined);
  await backfillCheckins(ctx());
}

/** Creates a change at every endpoint. */
function business(round: string): void {
  const { control } = pos;
  const item = control.createItem({ name: `New ${round}`, price: 700, categories: [`Kind ${round}`] });
  control.createItem({
    name: `Grouped ${round}`,
    price: 900,
    variant: { group: `Group ${round}`, options: { Size: "Small" } },
  });
  const digits = `70255${String(10_000 + Number(round.replace(/\D/g, ""))).slice(-5)}`;
  const buyer = control.createCustomer({ firstName: "Nia", lastName: round, phones: [digits] });
  const sold = control.addOrders({ customerId: buyer.id, lines: [{ itemId: item.id, units: 2 }], count: 4 });
  const [kept, back, half, deleted] = sold.map(({ id }) => id);
  control.updateItem(item.id, { price: 800, quantity: 5 });
  control.updateOrder(String(kept), { note: round });
  control.refundOrder(String(back), {});
  control.refundOrder(String(half), { amount: 300 });
  givenBack.add(back).add(half);
  control.deleteOrder(String(deleted));
  control.giveCredit({ amount: 250 });
}

async function readAll(): Promise<Shop> {
  const kept = { cloverId: true, amount: true, isVoid: true, createdAt: true };
  const given = (kind: string) =>
    db().refund.findMany({ where: { kind }, select: kept, orderBy: { cloverId: "asc" } });
  const parts = { ...(await readShop()), refunds: await given("refund"), credits: await given("credit") };
  return COUNTED_HOURLY(JSON.parse(JSON.stringify(parts)) as Shop);
}

describe(`a permanently failing endpoint leaves the data of the others correct (seed ${SEED})`, () => {
  const dice = new Dice(SEED);
  const chosen = Object.keys(ENDPOINTS).flatMap((endpoint) => {
    const failures = IS_WHOLE ? Object.keys(FAILURES) : [dice.pick(Object.keys(FAILURES))];
    return failures.map((failure) => [endpoint, failure] as const);
  });

  test.each(chosen.map((pair, at) => [...pair, at] as const))(
    "%s answered with %s",
    async (name, failure, at) => {
      const endpoint = ENDPOINTS[name];
      const fault = FAILURES[failure];
      if (!endpoint || !fault) throw new Error("no such pair");
      const { path, method = "GET", mask } = endpoint;
      pos.control.addFault({ ...fault, path, method, times: 0 });
      for (const round of [1, 2]) {
        business(`${at}${round}`);
        pos.control.moveClock({ advanceMs: 120_000 });
        // A busy machine may take longer for an endpoint that answers.
        await run(fault.kind === "hang" ? impatient : patient);
      }
      const failed = mask(await readAll());
      pos.control.clearFaults();
      await emptyShop();
      await run(patient);
      const whole = await readAll();
      for (const part of ["products", "customers", "orders"]) expect(whole[part], part).not.toEqual([]);
      const clean = mask(whole);
      for (const part of Object.keys(clean)) expect(failed[part], part).toEqual(clean[part]);
    },
    120_000,
  );
});
