import { expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { freshPractice } from "@/tests/support/practice-of-file";
import { sync } from "./start-sync";

const WEEK_AGO = Date.now() - 7 * 24 * 3_600_000;
const ctx = systemCtx("test");
const size = { products: 5, customers: 0, orders: 0 };
const first = await freshPractice(size);
const second = await freshPractice({ ...size, merchantId: "SECONDSHOP001", seed: 7 });

test("another merchant's orders are read from their beginning, whatever the position in the first one's", async () => {
  first.pos.control.addOrders({ lines: [{ price: 1_000 }] });
  const [old] = second.pos.control.addOrders({
    lines: [{ price: 1_000 }],
    createdTime: WEEK_AGO,
  });
  second.pos.control.updateOrder(String(old?.id), { modifiedTime: WEEK_AGO });
  await sync(ctx, "orders", first);
  await sync(ctx, "orders", second);
  expect(await db().order.findUnique({ where: { cloverId: String(old?.id) } })).not.toBeNull();
});

test("an interrupted read of one merchant's list is not resumed in another's", async () => {
  for (const { pos } of [first, second]) pos.control.createCustomer({ firstName: "Dana" });
  const kill = async (point: string) => {
    if (point === "after page") throw new Error("killed");
  };
  await expect(sync(ctx, "customers", { ...first, onPoint: kill })).rejects.toThrow();
  expect(await db().syncSeenPage.count()).toBe(1);
  let seenAtStart = -1;
  const other = sync(ctx, "customers", {
    ...second,
    onPoint: async (point) => {
      if (seenAtStart === -1 && point === "before page") seenAtStart = await db().syncSeenPage.count();
    },
  });
  // The first one's customer is held back for staff: it is in no list of the second.
  await expect(other).rejects.toThrow("lacks 1 of 2 customers");
  expect(seenAtStart).toBe(0);
});

test("a position of before this was kept belongs to the configured merchant", async () => {
  await sync(ctx, "orders", first);
  await db().syncCursor.deleteMany({ where: { kind: "account" } });
  const before = await db().syncCursor.findUnique({ where: { kind: "orders" } });
  await sync(ctx, "visits", first);
  await sync(ctx, "inventory", first);
  expect(await db().syncCursor.findUnique({ where: { kind: "orders" } })).toEqual(before);
  expect(await db().syncCursor.count({ where: { kind: "account" } })).toBe(1);
});
