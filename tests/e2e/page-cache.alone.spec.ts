import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { routes } from "@/lib/routes";
import { rawRequest } from "@/tests/e2e/support/raw-request";
import { expect, test } from "@/tests/e2e/support/visitor";

const paths = [
  ...Object.values(routes).map(({ path }) => path),
  "/inventory?category=Bongs",
  "/no-such-page",
];
/** Statements that the web server sends on a schedule, whoever visits. */
const BY_THE_CLOCK =
  /cache_flushes|sync_runs|sync_schedules|sync_cursors|leases|^(BEGIN|COMMIT|ROLLBACK|SET)\b/i;

const statements = () =>
  readFileSync(process.env.E2E_STATEMENTS ?? "", "utf8")
    .split("\n")
    .slice(0, -1);

async function askedOfDatabase(visit: () => Promise<unknown>): Promise<string[]> {
  const before = statements().length;
  await visit();
  return statements()
    .slice(before)
    .filter((statement) => !BY_THE_CLOCK.test(statement));
}

async function visitAll(request: APIRequestContext): Promise<void> {
  for (const path of paths)
    expect((await request.get(path)).status()).toBe(path === "/no-such-page" ? 404 : 200);
}

// Alone: another test that changes a deal would have the pages made again.
test("every public page is served from the cache without a database query", async ({ request }) => {
  // Proves that the recorder works: a lookup sends statements.
  expect(await askedOfDatabase(() => request.get("/api/loyalty/customer/7025550143"))).not.toEqual([]);
  await visitAll(request);
  // A page whose few minutes end in this very round is made again, once.
  await expect(async () => {
    expect(await askedOfDatabase(() => visitAll(request))).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

const NAVIGATION = { headers: { rsc: "1" } };
/** What may request a page first: a document, its headers alone, a navigation from another page. */
const FIRST = { document: {}, head: { method: "HEAD" }, navigation: NAVIGATION };
const DEALS = /\bdeals\b/;

/** Flushes the pages with deals, and waits until the process has seen the flush in the database too. */
async function forgetDeals(request: APIRequestContext): Promise<void> {
  const dates = { startDate: "2026-01-01T00:00:00Z", endDate: "2026-01-02T00:00:00Z" };
  const data = { title: "Touch", description: "Touch.", isActive: false, ...dates };
  const made = await (await request.post("/api/deals", { data })).json();
  expect((await request.delete(`/api/deals/${made.id}`)).ok()).toBe(true);
  const before = statements().length;
  const looks = () =>
    statements()
      .slice(before)
      .filter((text) => /^SELECT .*cache_flushes/i.test(text));
  // The first may have begun before; the third begins when the second has thrown away what it found.
  await expect.poll(() => looks().length).toBeGreaterThan(2);
}

async function expectNothingOf(word: string, path: string, data: string): Promise<void> {
  for (const { status, body } of [await rawRequest(path), await rawRequest(data, NAVIGATION)]) {
    expect(status, path).toBe(200);
    expect(body, path).not.toContain(word);
  }
}

test("a stored page contains nothing of the URL of its first request", async ({ owner }) => {
  for (const [kind, first] of Object.entries(FIRST)) {
    const word = `canary-${kind}`;
    await forgetDeals(owner);
    const making = await askedOfDatabase(() => rawRequest(`/deals?_rsc=&name=${word}`, first));
    expect(making.join("\n"), "made for this request").toMatch(DEALS);
    const reading = await askedOfDatabase(() => expectNothingOf(word, "/deals", "/deals?_rsc="));
    expect(reading.join("\n"), "and kept").not.toMatch(DEALS);

    const untouched = `/inventory?category=Never+asked+${kind}`;
    await rawRequest(`${untouched}&_rsc=&name=${word}`, first);
    await expectNothingOf(word, untouched, `${untouched}&_rsc=`);
  }
});

test("the not-found page contains nothing of other visitors' URLs", async ({ owner }) => {
  const words = [
    "/canary-page",
    "/api/canary-entry?q=canary",
    "/_next/canary-file?q=canary",
    "/inventory/canary",
  ];
  for (const path of words) expect((await rawRequest(path)).status, path).toBe(404);
  expect((await owner.get("/admin/canary-screen?q=canary")).status()).toBe(404);
  for (const path of ["/other", "/api/other", "/_next/other"]) {
    const { status, body } = await rawRequest(path);
    expect(status, path).toBe(404);
    expect(body, path).not.toContain("canary");
  }
});
