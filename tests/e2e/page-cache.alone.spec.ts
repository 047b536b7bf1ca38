import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expect, test } from "@/tests/e2e/support/visitor";

const paths = [
  ...Object.values(routes).map(({ path }) => path),
  "/inventory?category=Bongs",
  "/no-such-page",
];
/** What the web server asks by the clock, whoever visits. */
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
test("every public page is answered from the cache, with no statement to the database", async ({
  request,
}) => {
  // The recorder hears: a look-up asks.
  expect(await askedOfDatabase(() => request.get("/api/loyalty/customer/7025550143"))).not.toEqual([]);
  await visitAll(request);
  // A page whose few minutes end in this very round is made again, once.
  await expect(async () => {
    expect(await askedOfDatabase(() => visitAll(request))).toEqual([]);
  }).toPass({ timeout: 30_000 });
});
