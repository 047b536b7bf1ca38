import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runningDeal } from "@/tests/factories/deal";
import { type Answer, ask, askAny, cookiesOf, registerOwner } from "@/tests/support/http";
import { serverFunctionId } from "@/tests/support/server-functions";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";
import { openTwoShops } from "./two-shops";

const WITHIN_MS = 1_000;
let shops: Awaited<ReturnType<typeof openTwoShops>>;
let cookie = "";

const send = (url: string, method: string, json: object, sentCookie = cookie): Promise<Answer> =>
  ask(url, { method, json, cookie: sentCookie, headers: { origin: shops.site } });

const dealsAt = async (url: string): Promise<string> => (await ask(`${url}/deals`)).body;

/** When the request was sent that first showed the title: how long it took to answer says nothing of the change. */
async function firstAskedThatShows(title: string): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const askedAt = Date.now();
    if ((await dealsAt(shops.b.url)).includes(title)) return askedAt;
    await wait(20);
  }
  throw new Error(`${title} never showed`);
}

beforeAll(async () => {
  shops = await openTwoShops();
  cookie = await registerOwner(shops.a.url);
}, 120_000);

afterAll(() => shops?.close(), 60_000);

test("a session created by one process is valid at the other", async () => {
  const answer = await ask(`${shops.b.url}/api/user`, { cookie });
  expect(JSON.parse(answer.body)).toMatchObject({ username: DEMO_ADMIN.username });
});

test("a session ended at one process is invalid at the other", async () => {
  const { username, password } = DEMO_ADMIN;
  const own = cookiesOf(await send(`${shops.a.url}/api/login`, "POST", { username, password }, ""));
  const atTheOther = () => ask(`${shops.b.url}/api/user`, { cookie: own });
  expect((await atTheOther()).status).toBe(200);
  expect((await send(`${shops.a.url}/api/logout`, "POST", {}, own)).status).toBe(200);
  expect((await atTheOther()).status).toBe(401);
});

test("a deal changed through one process appears on the other's page within a second", async () => {
  const deal = { ...runningDeal("Two For Tuesday"), isActive: true, priority: 5 };
  const made = JSON.parse((await send(`${shops.a.url}/api/deals`, "POST", deal)).body) as {
    id: string;
    version: number;
  };
  let version = made.version;
  let title = deal.title;
  for (const next of ["First Change", "Second Change", "Third Change"]) {
    await vi.waitFor(async () => expect(await dealsAt(shops.b.url)).toContain(title), 5_000);
    const answer = await send(`${shops.a.url}/api/deals/${made.id}`, "PATCH", { title: next, version });
    expect(answer.status, answer.body).toBe(200);
    const changedAt = Date.now();
    version = (JSON.parse(answer.body) as { version: number }).version;
    expect((await firstAskedThatShows(next)) - changedAt).toBeLessThan(WITHIN_MS);
    title = next;
  }
}, 60_000);

test("exactly one of two schedulers takes each scheduled run", async () => {
  // The first push of tiers waits for its hour; the pulls are due at once.
  const count = () =>
    shops.query<{ kind: string; runs: number }>(
      "SELECT kind, count(*)::int AS runs FROM sync_runs WHERE trigger = 'schedule' AND kind <> 'tiers' GROUP BY kind ORDER BY kind",
    );
  const once = ["customers", "inventory", "orders"].map((kind) => ({ kind, runs: 1 }));
  await vi.waitFor(async () => expect(await count()).toEqual(once), { timeout: 60_000, interval: 500 });
  await wait(1_000);
  expect(await count()).toEqual(once);
}, 90_000);

/** Calls a server function from a page, as a browser does behind the proxy. */
async function callAction(page: string, name: string, input: object): Promise<string> {
  const headers = {
    host: new URL(shops.site).host,
    origin: shops.site,
    "x-forwarded-proto": "https",
    "next-action": serverFunctionId(name),
    "content-type": "text/plain;charset=UTF-8",
  };
  const call = { method: "POST", cookie, headers, body: JSON.stringify([input]) };
  return (await ask(`${shops.a.url}${page}`, call)).body;
}

test("a server function called from a page that lacks it is run, behind a proxy for https", async () => {
  for (const page of ["/admin/deals", "/admin/events"])
    expect(await callAction(page, "dealHistoryAction", { id: randomUUID() }), page).toContain(
      '{"ok":true,"value":[]}',
    );
});

test("its answer brings the page along only when that is the page it was called from", async () => {
  const deleted = { id: randomUUID() };
  const ofPage = await callAction("/admin/deals", "deleteDealAction", deleted);
  const ofAnother = await callAction("/admin/events", "deleteDealAction", deleted);
  for (const answer of [ofPage, ofAnother]) expect(answer).toContain('"code":"not_found"');
  expect(ofPage).toContain('"deals":[');
  expect(ofAnother).not.toContain('"deals":[');
});

test("wrong passwords count against one limit across both processes", async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const { url } = tries % 2 === 0 ? shops.a : shops.b;
    const wrong = { username: DEMO_ADMIN.username, password: `wrong password ${tries}` };
    statuses.push((await send(`${url}/api/login`, "POST", wrong)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
}, 60_000);

test("restarting each process in turn fails no request", async () => {
  const answers = new Map<number | string, number>();
  let isOver = false;
  const visitor = async (order: "ab" | "ba") => {
    const inOrder = order === "ab" ? [shops.a, shops.b] : [shops.b, shops.a];
    while (!isOver) {
      const answer = await askAny(inOrder, "/deals").then(({ status }) => status, String);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await wait(10);
    }
  };
  const visitors = [visitor("ab"), visitor("ba")];
  for (const shop of [shops.a, shops.b]) {
    await shop.stop();
    await shop.start();
  }
  isOver = true;
  await Promise.all(visitors);
  expect([...answers.keys()]).toEqual([200]);
  expect(answers.get(200)).toBeGreaterThan(20);
}, 120_000);
