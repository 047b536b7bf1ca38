// Isolated: it fills the queues and connections of its process.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import ProductPage, { generateMetadata } from "@/app/(site)/inventory/product/[product]/page";
import { GET as readCustomers } from "@/app/api/customers/route";
import { GET as readReadiness } from "@/app/api/health/ready/route";
import { GET as lookUp } from "@/app/api/loyalty/customer/[phone]/route";
import { POST as reportMissedSearch } from "@/app/api/products/missed/route";
import { GET as findProducts } from "@/app/api/products/route";
import { db, poolUse } from "@/lib/db/client";
import type { RouteHandler } from "@/lib/http/route";
import { CLIENT_ADDRESS_HEADER } from "@/lib/limits/client-address";
import { makeProduct } from "@/tests/factories/product";
import { makeAdmin } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";
import { lockTable } from "@/tests/support/lock-table";

// Outside a running Next there is no cache: every read is uncached.

const CROWD = 60;
/** Of the eight connections (lib/db/client.ts) these stay free for staff and health checks. */
const KEPT_FREE = 2;
const POOL_SIZE = 8;
const LOCKED_MS = 300;

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await makeAdmin());
  for (let at = 0; at < 50; at += 1) await makeProduct(db(), { name: `Beaker ${at}` });
});

const entries: [string, (at: number) => Promise<Response>][] = [
  ["searches", (at) => from(at, findProducts, { path: `/api/products?q=beaker ${at % 7}` })],
  [
    "reports of missed searches",
    (at) => from(at, reportMissedSearch, { method: "POST", json: { q: `bong ${at % 7}` } }),
  ],
  ["look-ups", (at) => from(at, lookUp, { params: { phone: `702555${String(1000 + at)}` } })],
];

/**
 * Has a crowd ask, spread over turns of the event loop, because Prisma merges the queries of one turn into one statement.
 * @returns the answers to come, once everybody has asked
 */
async function flood(ask: (at: number) => Promise<Response>): Promise<Promise<Response>[]> {
  const answers: Promise<Response>[] = [];
  for (let at = 0; at < CROWD; at += 1) {
    answers.push(ask(at));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return answers;
}

function from(at: number, handler: RouteHandler, call: Parameters<typeof callRoute>[1]) {
  const headers = { [CLIENT_ADDRESS_HEADER]: `198.51.${at}.1` };
  return callRoute(handler, { ...call, headers });
}

/** The most connections that were in use, and the most statements that waited for one, while `work` ran. */
async function poolUseDuring(work: Promise<unknown>): Promise<{ used: number; waiting: number }> {
  const most = { used: 0, waiting: 0 };
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { total, idle, waiting } = poolUse();
    most.used = Math.max(most.used, total - idle);
    most.waiting = Math.max(most.waiting, waiting);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await ended;
  return most;
}

test.each(entries)(
  "a flood of %s leaves database connections for staff and health checks",
  async (_, ask) => {
    // The first one loads what the others use, and every connection the pool may have is open before.
    await ask(0);
    await Promise.all(Array.from({ length: POOL_SIZE }, () => db().$queryRaw`SELECT 1`));
    // No read ends before staff ask, however fast the machine is, and all that may run at once have begun.
    const unlock = await lockTable(process.env.DATABASE_URL ?? "", "customers, products");
    const began = flood(ask);
    const crowdUse = await poolUseDuring(began.then(() => wait(LOCKED_MS)));
    expect(crowdUse.used).toBeGreaterThan(0);
    expect(crowdUse.used).toBeLessThanOrEqual(POOL_SIZE - KEPT_FREE);
    expect(crowdUse.waiting).toBe(0);

    const crowd = await began;
    let left = crowd.length;
    for (const answer of crowd) void answer.then(() => (left -= 1));
    const others = Promise.all([callRoute(readReadiness), callRoute(readCustomers, { cookie })]);
    const leftAtEnd = others.then(() => left);
    const use = await poolUseDuring(Promise.all([...crowd, others, unlock()]));
    expect((await others).map(({ status }) => status)).toEqual([200, 200]);
    expect(await leftAtEnd).toBeGreaterThan(CROWD / 2);
    expect(use.waiting).toBe(0);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
);

test("a flood of unknown products is shown all products instead of an error", async () => {
  // More than may wait for their turn.
  const crowd = 1_200;
  const unlock = await lockTable(process.env.DATABASE_URL ?? "", "products");
  const ask = () => ({ params: Promise.resolve({ product: randomUUID() }) });
  const titles = Array.from({ length: crowd }, () => generateMetadata(ask()));
  const pages = Array.from({ length: 10 }, () => ProductPage(ask()));
  setTimeout(unlock, LOCKED_MS);
  await expect(Promise.all(titles)).resolves.toHaveLength(crowd);
  const problems = (await Promise.all(pages)).map(({ props }) => props.problems);
  expect(problems).toEqual(Array(10).fill([expect.stringMatching(/^Many people/)]));
  const later = await ProductPage(ask());
  expect(later.props.problems).toEqual([expect.stringMatching(/^We do not have/)]);
});
