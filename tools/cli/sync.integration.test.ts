// Runs once: it tests the command; the statements of its syncs are those of lib/sync/sync-*.integration.test.ts.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";
import type { PracticePos } from "@/tools/practice/pos/start";

/** After the first page and after the second; more of the latter with SYNC_KILLS=25, each time from an empty shop. */
const KILLS = Number(process.env.SYNC_KILLS ?? 2);

let pos: PracticePos;

beforeAll(async () => {
  ({ pos } = await startPractice({ products: 2_800, customers: 40, orders: 30, days: 10 }));
});
afterAll(() => pos.close());
beforeEach(async () => {
  pos.control.reset();
  await emptyShop();
});

type Ended = { code: number | null; said: string };

function command(
  args: string[],
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const flags = ["--conditions=react-server", "--import", "tsx", "tools/cli/sync.ts", ...args];
  const clover = {
    CLOVER_BASE_URL: pos.url,
    CLOVER_API_TOKEN: pos.token,
    CLOVER_MERCHANT_ID: pos.merchantId,
  };
  const child = spawn(process.execPath, flags, { env: { ...process.env, ...clover, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  return { child, ended: once(child, "exit").then(([code]) => ({ code, said })) };
}

/** Of the whole list; reads of one modifier group's items are others. */
const offsetsRead = () =>
  pos.control
    .requests(1_000)
    .filter(({ path, query }) => path.endsWith("/items") && !query.includes("modifier"))
    .map(({ query }) => Number(new URLSearchParams(query).get("offset")));

async function untilPages(wanted: number): Promise<void> {
  for (;;) {
    if ((await db().syncSeenPage.count({ where: { kind: "inventory" } })) >= wanted) return;
    await wait(10);
  }
}

describe("a sync killed with SIGKILL", () => {
  test.each(Array.from({ length: KILLS }, (_, at) => at + 1))(
    "after a page (kill %i) resumes when restarted and reads no finished page twice",
    async (pages) => {
      const { products } = await pos.control.truth(["products"]);
      // Slow enough to be caught between two pages.
      pos.control.changeSettings({ latencyMs: 400 });
      const first = command(["inventory"]);
      await untilPages(Math.min(pages, 2));
      first.child.kill("SIGKILL");
      await first.ended;
      const kept = await db().product.count({ where: { isGroup: false } });
      const stored = await db().syncSeenPage.count({ where: { kind: "inventory" } });
      expect(kept).toBeGreaterThanOrEqual(990 * stored);
      pos.control.changeSettings({ latencyMs: 0 });
      pos.control.clearLog();
      const second = await command(["inventory"]).ended;
      expect(second).toMatchObject({ code: 0 });
      expect(Math.min(...offsetsRead())).toBe(990 * stored);
      expect(await db().product.count({ where: { isGroup: false } })).toBe(products?.listed);
      expect(await db().product.count({ where: { isActive: true, isGroup: false } })).toBe(products?.active);
      const runs = await db().syncRun.findMany({ orderBy: { id: "asc" } });
      expect(runs.map(({ status }) => status)).toEqual(["stopped", "done"]);
      expect(runs.reduce((sum, { created }) => sum + created, 0)).toBe(products?.listed);
    },
    180_000,
  );
});

test("prints the counts of each kind in turn", async () => {
  const truth = await pos.control.truth();
  const { code, said } = await command(["all"]).ended;
  expect(code).toBe(0);
  expect(said).toContain(`inventory: ${truth.products?.listed} read, ${truth.products?.listed} new`);
  expect(said).toContain(`customers: ${truth.customers?.listed} read`);
  expect(said).toContain(`orders: ${truth.orders?.listed} read`);
}, 180_000);

test("exits with one sentence and a nonzero code when it cannot run", async () => {
  pos.control.revokeToken();
  const [unknown, refused, unset] = await Promise.all([
    command(["everything"]).ended,
    command(["orders"]).ended,
    command(["orders"], { CLOVER_API_TOKEN: "", CLOVER_MERCHANT_ID: "" }).ended,
  ]);
  expect(unknown).toMatchObject({ code: 1 });
  expect(unknown.said).toMatch(/^Usage: npm run sync -- inventory\|customers\|orders\|tiers\|all/);
  expect(refused).toEqual({ code: 1, said: "Clover refused our key or what it may do (401).\n" });
  expect(unset).toEqual({ code: 1, said: "Clover is not configured.\n" });
}, 180_000);
