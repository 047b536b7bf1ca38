import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { DAY_MS } from "@/lib/time";
import { emptyShop, startPractice } from "@/tests/support/practice-shop";
import type { PracticePos } from "@/tools/practice/pos/start";
import { sync } from "./start-sync";

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

const statusOf = async (cloverId: string) =>
  (await db().order.findUniqueOrThrow({ where: { cloverId } })).paymentStatus;

test("an order that cannot be read does not hold back the refunds of others", async () => {
  const ctx = systemCtx("test");
  const createdTime = new Date(pos.control.clock().now).getTime() - 80 * DAY_MS;
  const [unreadable = "", other = ""] = pos.control
    .addOrders({ lines: [{ price: 1_000 }], createdTime, count: 2 })
    .map(({ id }) => id);
  // The latest change, after which the next run reads changed orders.
  pos.control.addOrders();
  await sync(ctx, "orders", { clover });
  pos.control.moveClock({ advanceMs: 3_600_000 });
  for (const id of [unreadable, other]) {
    pos.control.refundOrder(id, {});
    pos.control.updateOrder(id, { modifiedTime: createdTime });
  }
  pos.control.addFault({ kind: "status", status: 400, path: `^/orders/${unreadable}$`, times: 0 });
  await sync(ctx, "orders", { clover });
  expect(await db().refund.count()).toBe(2);
  expect([await statusOf(unreadable), await statusOf(other)]).toEqual(["paid", "refunded"]);
  expect(await db().syncRetry.findMany()).toMatchObject([{ cloverId: unreadable }]);
  pos.control.clearFaults();
  await sync(ctx, "orders", { clover });
  expect(await statusOf(unreadable)).toBe("refunded");
});
