import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { freshPractice } from "@/tests/support/practice-of-file";
import { emptyShop, hastyClient } from "@/tests/support/practice-shop";
import { readShop } from "@/tests/support/shop-digest";
import { Dice } from "@/tools/practice/pos/random";
import type { SyncKind } from "./kinds";
import { readOpenProblems } from "./open-problems";
import { sync } from "./start-sync";
import { hasChangedOrders } from "./sync-changes";

/** Number of seeds, more with SYNC_ODD_ROUNDS=50; the first one found an answer that was not made up for. */
const ROUNDS = Number(process.env.SYNC_ODD_ROUNDS ?? 1);
const FIRST = Number(process.env.SYNC_ODD_FIRST ?? 7);
const STEPS = 10;
const STAFF = "Likes mint.";

const { pos, ctx } = await freshPractice({
  now: "2026-11-20T20:00:00Z",
  products: 10,
  customers: 0,
  orders: 30,
  days: 20,
});

type Json = Record<string, unknown>;
type Answer = { elements?: Json[]; [name: string]: unknown };

/** Records that cannot be taken for whole ones. */
const ODD_RECORDS: readonly ((one: Json) => unknown)[] = [
  () => null,
  () => ({}),
  () => "record",
  ({ id: _, ...rest }) => rest,
  (one) => ({ ...one, id: 7 }),
  (one) => ({ ...one, id: null }),
  (one) => ({ ...one, createdTime: "odd", total: "odd", amount: "odd", phoneNumbers: "odd", price: "odd" }),
  (one) => ({ ...one, total: {}, amount: {}, phoneNumbers: 5, price: "odd" }),
  (one) => ({
    ...one,
    ...(one.total === undefined ? {} : { total: 1e13 }),
    ...(one.amount === undefined ? {} : { amount: 1.5 }),
    ...(one.price === undefined ? {} : { price: 2 ** 53 }),
    ...(one.phoneNumbers === undefined ? {} : { phoneNumbers: { href: "https://clover" } }),
  }),
];

type Odd = (
  send: () => Promise<Response>,
  call: { url: URL; method: string; dice: Dice },
) => Promise<Response>;

const text = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { "content-type": "application/json", ...headers } });

const RETRY_AFTER = ["0", "-1", "soon", "1.5", "1e2", "0.0001", "", "Fri, 20 Nov 1970 20:00:00 GMT", "2, 3"];

const refused =
  (status: number, isCarriedOut = false): Odd =>
  async (send, { dice }) => {
    if (isCarriedOut) await send();
    return text("{}", status, status === 429 ? { "retry-after": dice.pick(RETRY_AFTER) } : {});
  };

const instead =
  (body: string): Odd =>
  async (send) =>
    text(body, (await send()).status);

const ODD_ANSWERS: Record<string, Odd> = {
  "400": refused(400),
  // Not for a single record: a 404 for it says that it does not exist, which the shop is to believe.
  "404": async (send, { url, method }) =>
    /\/(orders|customers)\/[^/]+$/.test(url.pathname) && method === "GET" ? send() : text("{}", 404),
  "409": refused(409),
  "409 after": refused(409, true),
  "429": refused(429),
  "429 after": refused(429, true),
  "500": refused(500),
  "500 after": refused(500, true),
  "cut before": async () => Promise.reject(new TypeError("fetch failed")),
  "cut after": async (send) => {
    await send();
    throw new TypeError("fetch failed");
  },
  html: instead("<html>hello</html>"),
  nothing: instead(""),
  "an empty object": instead("{}"),
  "an empty array": instead("[]"),
  null: instead("null"),
  "a string": instead('"fine"'),
  "a list in a list": instead('{"elements":{"elements":[]}}'),
  "odd records": async (send, { dice, url }) => {
    const answer = await send();
    // Only a daily search repairs those.
    if (url.search.includes("deletedTime")) return answer;
    const json = (await answer.json()) as Answer;
    if (!Array.isArray(json.elements))
      return text(JSON.stringify(dice.pick(ODD_RECORDS)(json)), answer.status);
    const elements = json.elements.map((one) => (dice.chance(0.3) ? dice.pick(ODD_RECORDS)(one) : one));
    return text(JSON.stringify({ ...json, elements }), answer.status);
  },
};

const PATHS = [
  /\/orders$/,
  /\/orders\/[^/]+$/,
  /\/line_items$/,
  /\/refunds$/,
  /\/credits$/,
  /\/customers$/,
  /\/metadata$/,
  /\/customers\/[^/]+$/,
];

type Oddness = { path: RegExp; name: string; share: number };

/** Odd answers after which data was once lost or stayed wrong. */
const HARD: readonly Oddness[] = [
  { path: /\/line_items$/, name: "404", share: 1 },
  { path: /\/orders$/, name: "odd records", share: 1 },
  { path: /\/orders\/[^/]+$/, name: "500", share: 1 },
  { path: /\/metadata$/, name: "404", share: 1 },
];

const drawOddness = (dice: Dice): Oddness =>
  dice.chance(0.5)
    ? dice.pick(HARD)
    : {
        path: dice.pick(PATHS),
        name: dice.pick(Object.keys(ODD_ANSWERS)),
        share: dice.pick([0.2, 0.5, 1, 1]),
      };

/** A client, as after a restart, that gets odd answers. */
function oddClient(dice: Dice, { path, name, share }: Oddness): CloverClient {
  const odd = ODD_ANSWERS[name] as Odd;
  const sending: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const send = () => fetch(input, init);
    if (!path.test(url.pathname) || !dice.chance(share)) return send();
    return odd(send, { url, method: init?.method ?? "GET", dice });
  };
  return hastyClient(pos, { fetch: sending, pageSize: 20 });
}

const known = { customers: [] as string[], orders: [] as string[], deleted: new Set<string>() };

/** A change at the register. */
function business(dice: Dice): void {
  const { control } = pos;
  const acts = [
    () => {
      const phones = [`70255501${dice.between(10, 99)}`];
      const { id } = control.createCustomer({ firstName: "Dana", lastName: "Rivers", phones, note: STAFF });
      known.customers.push(id);
    },
    () => {
      const customerId =
        dice.chance(0.8) && known.customers.length > 0 ? dice.pick(known.customers) : undefined;
      const sold = control.addOrders({
        customerId,
        lines: [{ price: dice.between(100, 5_000), units: dice.chance(0.3) ? 110 : dice.between(1, 3) }],
        count: dice.between(1, 6),
      });
      known.orders.push(...sold.map(({ id }) => id));
    },
    () => void control.refundOrder(dice.pick(known.orders), dice.chance(0.5) ? {} : { amount: 50 }),
    () => void control.updateOrder(dice.pick(known.orders), { note: "touched" }),
    () => {
      const id = dice.pick(known.orders);
      known.deleted.add(id);
      control.deleteOrder(id);
    },
    () =>
      void control.giveCredit({
        amount: 100,
        orderId: dice.chance(0.5) ? dice.pick(known.orders) : undefined,
      }),
    () => void control.attachCustomer(dice.pick(known.orders), dice.pick(known.customers)),
  ];
  try {
    dice.pick(acts)();
  } catch {
    // The register refuses a second refund, or there is nothing yet.
  }
}

async function run(kind: SyncKind, client: CloverClient, onPoint?: (point: string) => void) {
  if (kind === "changes" && !(await hasChangedOrders(ctx(), client))) return;
  await sync(ctx(), kind, { clover: client, onPoint });
}

async function step(dice: Dice, oddness: Oddness): Promise<void> {
  for (let many = dice.below(5); many > 0; many -= 1) business(dice);
  const kind = dice.pick(["orders", "orders", "changes", "changes", "customers", "tiers"] as const);
  const client = oddClient(dice, oddness);
  const deadAt = dice.chance(0.15) ? dice.between(1, 4) : 0;
  let points = 0;
  await run(kind, client, (point) => {
    if (dice.chance(0.1)) business(dice);
    if (point === "after page") points += 1;
    if (deadAt && points === deadAt) throw new Error("killed");
  }).catch(() => undefined);
  pos.control.moveClock({ advanceMs: dice.pick([60_000, 600_000, 900_000, 7_200_000]) });
}

const stored = async () => {
  const orders = await db().order.findMany({ include: { _count: { select: { items: true } } } });
  return new Map(orders.map((one) => [String(one.cloverId), one]));
};
type Stored = Awaited<ReturnType<typeof stored>>;

/** No order, no line and no word of staff is lost by an odd answer, and each run has ended. */
async function expectNothingLost(before: Stored): Promise<void> {
  const after = await stored();
  for (const [id, one] of before) {
    const now = after.get(id);
    expect(now?._count.items, id).toBe(one._count.items);
    if (one.removedAt === null && !known.deleted.has(id)) expect(now?.removedAt, id).toBeNull();
  }
  for (const id of known.customers)
    expect(pos.control.customer(id).metadata.note, id).toMatch(
      /^(\[Loyalty\] \w+ · \d+ visits?\n)?Likes mint\.$/,
    );
  expect(await db().syncRun.count({ where: { status: "running" } })).toBe(0);
}

async function catchUp(): Promise<void> {
  // A new client: ids come again after a reset, and one remembers the lines of refunds.
  const clover = hastyClient(pos);
  for (const kind of ["customers", "orders", "tiers"] as const) await run(kind, clover);
}

/** What is stored, without when a note failed and which record holds a refund. */
async function readEverything(): Promise<Record<string, unknown[]>> {
  const { customers = [], ...rest } = await readShop();
  const refunds = await db().refund.findMany({
    orderBy: { cloverId: "asc" },
    omit: { id: true, orderId: true, createdAt: true },
  });
  return { ...rest, refunds, customers: customers.map((one) => ({ ...(one as Json), noteFailedAt: null })) };
}

const writes = () => pos.control.requests(5_000).filter(({ method }) => method === "POST");

const NO_PROBLEMS = {
  tokenRefusedSince: null,
  failingSteps: [],
  failedRuns: [],
  heldDeletions: [],
  unreadOrders: [],
};

test.each(Array.from({ length: ROUNDS }, (_, at) => at + FIRST))(
  "odd answers lose nothing, and the next runs make up for them: seed %i",
  async (seed) => {
    const dice = new Dice(seed * 104_729);
    known.customers = [];
    known.orders = [];
    known.deleted.clear();
    for (let many = 0; many < 12; many += 1) business(dice);
    await catchUp();
    let oddness = drawOddness(dice);
    for (let at = 0; at < STEPS; at += 1) {
      if (dice.chance(0.3)) oddness = drawOddness(dice);
      const before = await stored();
      await step(dice, oddness);
      await expectNothingLost(before);
    }
    for (const _ of ["a first run", "another"]) {
      pos.control.moveClock({ advanceMs: 900_000 });
      await catchUp();
    }
    expect(await readOpenProblems(ctx())).toEqual(NO_PROBLEMS);
    expect(await db().syncRetry.count()).toBe(0);
    const stormy = await readEverything();
    pos.control.clearLog();
    await catchUp();
    await emptyShop();
    await catchUp();
    expect(writes()).toEqual([]);
    const clean = await readEverything();
    for (const part of Object.keys(clean)) expect(stormy[part], part).toEqual(clean[part]);
  },
  180_000,
);
