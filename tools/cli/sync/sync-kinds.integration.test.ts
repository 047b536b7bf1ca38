import { beforeAll, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { sync } from "@/lib/sync/start-sync";
import { configureClover } from "@/tests/setup/configured-clover";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop } from "@/tests/support/practice-shop";
import { syncKinds } from "./sync-kinds";

const { pos, clover } = await practiceOfFile({ products: 5, customers: 5, orders: 30, days: 90 });

beforeAll(async () => {
  await emptyShop();
  configureClover(clover);
});

test("a list that another process reads is left to it, and the others are read", async () => {
  const said: string[] = [];
  const options = { isFull: false, say: (line: string) => said.push(line) };
  let both: Promise<void> | undefined;
  await sync(systemCtx("test"), "inventory", {
    clover,
    onPoint: async () => {
      both ??= syncKinds(["inventory", "customers"], options);
      await both.catch(() => {});
    },
  });
  await expect(both).rejects.toThrow("The inventory sync is already running.");
  expect(said).toEqual([expect.stringMatching(/^customers: \d+ read/)]);
});

test("a list that was left out is named also when a later one fails", async () => {
  let both: Promise<void> | undefined;
  await sync(systemCtx("test"), "inventory", {
    clover,
    onPoint: async () => {
      if (both) return;
      pos.control.addFault({ method: "GET", path: "/customers", kind: "status", status: 403, times: 0 });
      both = syncKinds(["inventory", "customers"], { isFull: false, say: () => {} });
      await both.catch(() => {});
      pos.control.clearFaults();
    },
  });
  await expect(both).rejects.toThrow(/^The inventory sync is already running\.\n.*Clover/);
});

test("a read of all orders that is requested during a poll reads all of them", async () => {
  const ctx = systemCtx("test");
  await sync(ctx, "orders", { clover });
  pos.control.addOrders({ lines: [{ price: 1_000 }] });
  const said: string[] = [];
  let full: Promise<void> | undefined;
  await sync(ctx, "changes", {
    clover,
    onPoint: async () => {
      if (full) return;
      full = syncKinds(["orders"], { isFull: true, say: (line) => said.push(line) });
      // Behind the request of the other run, which a position forgotten before the run begins would precede.
      await db().syncCursor.findMany();
    },
  });
  await full;
  expect(await db().order.count()).toBe(31);
  // The latest one twice: new orders are read first, and go on from it.
  expect(said[0]).toMatch(/^orders: 32 read, 0 new/);
});
