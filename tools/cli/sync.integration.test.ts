// Runs once: it tests the command; the statements of its syncs are those of lib/sync/sync-*.integration.test.ts.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { countEligibleOrders } from "@/lib/loyalty/backfill-checkins";
import { freshPractice } from "@/tests/support/practice-of-file";
import { cloverEnv } from "@/tests/support/practice-shop";
import { TYPESCRIPT } from "./launch/node-flags.mjs";

const { pos } = await freshPractice({ products: 60, customers: 40, orders: 30, days: 10 });

type Ended = { code: number | null; said: string };

function command(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const flags = [...TYPESCRIPT, "tools/cli/sync.ts", ...args];
  const child = spawn(process.execPath, flags, { env: { ...process.env, ...cloverEnv(pos), ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  return once(child, "exit").then(([code]) => ({ code, said }));
}

test("prints the counts of each kind in turn", async () => {
  const truth = await pos.control.truth();
  const { code, said } = await command(["all"]);
  expect(code).toBe(0);
  expect(said).toContain(`inventory: ${truth.products?.listed} read, ${truth.products?.listed} new`);
  expect(said).toContain(`customers: ${truth.customers?.listed} read`);
  expect(said).toContain(`orders: ${truth.orders?.listed} read`);
}, 180_000);

test("makes the visits of the orders that were read", async () => {
  await command(["all"]);
  expect(await command(["visits"])).toEqual({
    code: 0,
    said: expect.stringMatching(/^visits: \d+ read, [1-9]\d* new/),
  });
  expect(await db().loyaltyCheckin.count()).toBe(await countEligibleOrders(systemCtx("test")));
}, 180_000);

test("exits with one sentence and a nonzero code when it cannot run", async () => {
  pos.control.revokeToken();
  const [unknown, refused, unset] = await Promise.all([
    command(["everything"]),
    command(["orders"]),
    command(["orders"], { CLOVER_API_TOKEN: "", CLOVER_MERCHANT_ID: "" }),
  ]);
  expect(unknown).toMatchObject({ code: 1 });
  expect(unknown.said).toMatch(/^Usage: npm run sync -- inventory\|customers\|orders\|visits\|tiers\|all/);
  expect(refused).toEqual({ code: 1, said: "Clover rejected our key or its permissions (401).\n" });
  expect(unset).toEqual({ code: 1, said: "Clover is not configured.\n" });
}, 180_000);
