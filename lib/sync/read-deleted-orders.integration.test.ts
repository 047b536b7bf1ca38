import { describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time";
import { freshPractice, lastRun } from "@/tests/support/practice-of-file";
import { failingOrders } from "@/tests/support/practice-shop";
import { sync } from "./start-sync";

const { pos, clover, now, ctx } = await freshPractice({ products: 20, customers: 0, orders: 0 });

const pull = (options: { clover?: CloverClient } = {}) => sync(ctx(), "orders", { clover, ...options });
const find = (cloverId: string) => db().order.findUniqueOrThrow({ where: { cloverId } });
const sell = (createdTime?: number) => {
  const [order] = pos.control.addOrders({ lines: [{ price: 1_000 }], createdTime });
  if (!order) throw new Error("nothing was sold");
  return order;
};

test("marks no order that is still there, and reports them, where Clover ignores the filter", async () => {
  const [kept, gone] = [sell(), sell()];
  await pull();
  pos.control.deleteOrder(gone.id);
  const ignoring: CloverClient = {
    ...clover,
    deletedOrders: (options) => clover.orders({ by: "createdTime", ...options }),
  };
  await pull({ clover: ignoring });
  expect((await find(kept.id)).removedAt).toBeNull();
  expect(await lastRun()).toMatchObject({
    status: "partial",
    error: expect.stringMatching(/^Deleted orders could not be read/),
  });
  await pull();
  expect((await find(kept.id)).removedAt).toBeNull();
  expect((await find(gone.id)).removedAt).not.toBeNull();
  expect((await lastRun()).status).toBe("done");
});

test.each(["found deleted", "not found"])(
  "marks an order that the list shows without its time of deletion and that is %s when read by itself",
  async (way) => {
    const [kept, gone] = [sell(), sell()];
    await pull();
    pos.control.deleteOrder(gone.id);
    const silent: CloverClient = {
      ...clover,
      deletedOrders: async function* (options) {
        for await (const page of clover.deletedOrders(options)) {
          yield {
            ...page,
            elements: page.elements.map((one) => ({ ...one, deletedTimestamp: undefined })),
          };
        }
      },
      order: async (id, signal) => (way === "not found" ? null : clover.order(id, signal)),
    };
    await pull({ clover: silent });
    expect((await find(gone.id)).removedAt).not.toBeNull();
    expect((await find(kept.id)).removedAt).toBeNull();
    expect((await lastRun()).status).toBe("done");
  },
);

test("marks an order deleted today although a page of old orders cannot be read", async () => {
  const longAgo = now().getTime() - 200 * DAY_MS;
  sell(longAgo);
  const gone = sell();
  await pull();
  pos.control.moveClock({ advanceMs: DAY_MS });
  pos.control.deleteOrder(gone.id);
  const broken = failingOrders(clover, ({ by, from }) => by === "createdTime" && from <= longAgo);
  await pull({ clover: broken });
  expect((await find(gone.id)).removedAt).not.toBeNull();
  expect(await lastRun()).toMatchObject({
    status: "partial",
    error: expect.stringMatching(/^Deleted orders could not be read/),
  });
});

describe.each([
  ["right", 0],
  ["ahead of the register's", 6 * HOUR_MS],
  ["behind the register's", -6 * HOUR_MS],
])("with a clock that is %s", (_, aheadMs) => {
  const at = () => systemCtx("test", () => new Date(now().getTime() + aheadMs));
  const pass = () => pos.control.moveClock({ advanceMs: 10 * MINUTE_MS });

  test("marks an order deleted after the first run, although the minute's read has seen later sales", async () => {
    const gone = sell();
    await sync(at(), "orders", { clover });
    pass();
    pos.control.deleteOrder(gone.id);
    pass();
    const later = sell();
    await sync(at(), "changes", { clover });
    await find(later.id);
    await sync(at(), "orders", { clover });
    expect((await find(gone.id)).removedAt).not.toBeNull();
  });
});

test("marks an order deleted while the first read was interrupted", async () => {
  const before = now().getTime() - 60 * DAY_MS;
  const gone = sell(before);
  sell();
  const broken = failingOrders(clover, ({ by, from }) => by === "modifiedTime" && from > before);
  await expect(pull({ clover: broken })).rejects.toThrow();
  await find(gone.id);
  pos.control.moveClock({ advanceMs: 10 * MINUTE_MS });
  pos.control.deleteOrder(gone.id);
  pos.control.moveClock({ advanceMs: 10 * MINUTE_MS });
  await pull();
  expect((await find(gone.id)).removedAt).not.toBeNull();
});
