import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { DAY_MS } from "@/lib/time";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";
import type { PracticePos } from "@/tools/practice/pos/start";
import { readSyncHealth } from "./failures";
import { sync } from "./start-sync";

const BEHIND = /^The clock of this server is more than a day behind Clover's/;

let pos: PracticePos;
let clover: CloverClient;

beforeAll(async () => {
  ({ pos, clover } = await startPractice({ products: 5, customers: 0, orders: 0 }));
});
afterAll(() => pos.close());
beforeEach(async () => {
  pos.control.reset();
  await emptyShop();
});

const sell = () => String(pos.control.addOrders({ lines: [{ price: 1_000 }] })[0]?.id);
const isStored = async (cloverId: string) => (await db().order.count({ where: { cloverId } })) === 1;
const ctxAt = (daysBehind: number) =>
  systemCtx("test", () => new Date(Date.parse(pos.control.clock().now) - daysBehind * DAY_MS));
const pull = (daysBehind: number) => sync(ctxAt(daysBehind), "orders", { clover });
const failingSteps = async () =>
  (await readSyncHealth(ctxAt(0))).failing.map(({ name, cause }) => [name, cause]);

test("a server whose clock was always days behind says so, and reads the new orders once it is set", async () => {
  const order = sell();
  await expect(pull(3)).rejects.toThrow(BEHIND);
  expect(await isStored(order)).toBe(false);
  expect(await failingSteps()).toEqual([["orders", "clock"]]);
  await pull(0);
  expect(await isStored(order)).toBe(true);
  expect(await failingSteps()).toEqual([]);
});

test("a server whose clock was set back says so, and goes on reading new orders for a day", async () => {
  sell();
  await pull(0);
  pos.control.moveClock({ advanceMs: 60_000 });
  const order = sell();
  for (const kind of ["changes", "orders"] as const)
    await expect(sync(ctxAt(3), kind, { clover })).rejects.toThrow(BEHIND);
  expect(await isStored(order)).toBe(true);
});

test("a clock less than a day behind is no reason to complain", async () => {
  const order = sell();
  await pull(0.9);
  expect(await isStored(order)).toBe(true);
  expect(await failingSteps()).toEqual([]);
});
