import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { salesKnownUntil } from "@/lib/loyalty/sales-known-until";
import { DAY_MS } from "@/lib/time";
import { configureClover } from "@/tests/setup/configured-clover";
import { freshPractice, lastRun } from "@/tests/support/practice-of-file";
import { failingOrders, hastyClient } from "@/tests/support/practice-shop";
import type { PracticePos } from "@/tools/practice/pos/start";
import { sync } from "./start-sync";
import { hasChangedOrders } from "./sync-changes";

const { pos, clover, now, ctx } = await freshPractice({ products: 20, customers: 0, orders: 0 });

const pull = (options: { clover?: CloverClient } = {}) => sync(ctx(), "orders", { clover, ...options });
const find = (cloverId: string) => db().order.findUniqueOrThrow({ where: { cloverId } });
const forward = (ms: number) => pos.control.moveClock({ advanceMs: ms });
const at = (daysAgo: number) => now().getTime() - daysAgo * DAY_MS;
const sell = (input: Parameters<PracticePos["control"]["addOrders"]>[0] = {}) => {
  const [order] = pos.control.addOrders({ lines: [{ price: 1_000 }], ...input });
  if (!order) throw new Error("nothing was sold");
  return order;
};

/** A client to which Clover does not answer for changes at one moment. */
const brokenAt = (moment: number): CloverClient =>
  failingOrders(clover, ({ by, from, to }) => by === "modifiedTime" && from <= moment && moment < to);
const old = () => {
  const order = sell({ createdTime: at(300), modifiedTime: at(300) });
  // The latest change, after which the next run reads changed orders.
  sell();
  return { id: order.id, moment: at(300) };
};
const failingSteps = async () =>
  (await db().syncStep.findMany({ where: { failingSince: { not: null } } })).map(({ name }) => name);

test("new sales are stored while a page of the weekly reading cannot be read", async () => {
  const { moment } = old();
  await pull();
  forward(8 * DAY_MS);
  const broken = brokenAt(moment + 100 * DAY_MS);
  for (let day = 0; day < 3; day += 1) {
    const pulled = sell();
    await pull({ clover: broken });
    expect(await lastRun()).toMatchObject({
      status: "partial",
      error: "Earlier orders could not be read: Clover answers with an error.",
    });
    await find(pulled.id);
    forward(60_000);
    const { id } = sell();
    expect(await hasChangedOrders(ctx(), broken)).toBe(true);
    await sync(ctx(), "changes", { clover: broken });
    await find(id);
    forward(DAY_MS);
  }
  expect(await failingSteps()).toEqual(["history"]);
  await pull();
  expect(await failingSteps()).toEqual([]);
});

test("the weekly reading resumes at its page after reads of new orders", async () => {
  const { id, moment } = old();
  await pull();
  forward(8 * DAY_MS);
  pos.control.updateOrder(id, { total: 777, modifiedTime: moment });
  const broken = brokenAt(moment + 100 * DAY_MS);
  await pull({ clover: broken });
  expect((await find(id)).total.toFixed(2)).toBe("7.77");
  forward(60_000);
  await sync(ctx(), "changes", { clover: broken });
  pos.control.updateOrder(id, { total: 888, modifiedTime: moment });
  await pull();
  // Its window was read before, so this change is left to the next week.
  expect((await find(id)).total.toFixed(2)).toBe("7.77");
  forward(8 * DAY_MS);
  await pull();
  expect((await find(id)).total.toFixed(2)).toBe("8.88");
});

test("sales are not known past a window of changes that was left to the next read", async () => {
  configureClover(clover);
  sell();
  await pull();
  forward(60_000);
  const soldAt = at(0);
  sell();
  const moving: CloverClient = {
    ...clover,
    orders: async function* (options) {
      for await (const page of clover.orders(options)) yield { ...page, hasGap: true };
    },
  };
  await sync(ctx(), "changes", { clover: moving });
  expect((await salesKnownUntil(ctx()))?.getTime()).toBeLessThan(soldAt);
  await sync(ctx(), "changes", { clover });
  expect((await salesKnownUntil(ctx()))?.getTime()).toBeGreaterThanOrEqual(soldAt);
});

test.each([
  ["the weekly reading", 8 * DAY_MS, {}],
  ["a reading of all orders that staff asked for", 0, { isFull: true }],
])("orders that are sold during %s are stored before it ends", async (_, pausedMs, asked) => {
  old();
  await pull();
  forward(pausedMs);
  let sold: ReturnType<typeof sell> | null = null;
  let storedAfter = 0;
  const slow: CloverClient = {
    ...clover,
    orders: async function* (options) {
      const isHistory = options.by === "modifiedTime" && options.to < at(10);
      for await (const page of clover.orders(options)) {
        if (isHistory && (await db().order.count({ where: { cloverId: sold?.id ?? "" } })) > 0)
          storedAfter += 1;
        if (isHistory && !sold) {
          sold = sell();
          forward(120_000);
        }
        yield page;
      }
    },
  };
  await pull({ clover: slow, ...asked });
  expect(storedAfter).toBeGreaterThan(0);
  expect(await lastRun()).toMatchObject({ status: "done" });
});

test("a page of the weekly reading that was asked for ahead undoes no newer change", async () => {
  const paged = hastyClient(pos, { pageSize: 20 });
  const yesterday = at(1);
  const orders = Array.from({ length: 40 }, (_, nth) =>
    sell({ createdTime: yesterday - nth, modifiedTime: yesterday - nth }),
  );
  sell();
  await pull({ clover: paged });
  forward(8 * DAY_MS);
  let pages = 0;
  const slow: CloverClient = {
    ...paged,
    orders: async function* (options) {
      for await (const page of paged.orders(options)) {
        const isOfMany = options.by === "modifiedTime" && options.from < at(8.5) && page.received === 20;
        if (isOfMany && pages++ === 0) {
          // The next page, which is read by two calls, is answered already.
          await vi.waitUntil(() =>
            pos.control.requests(2).every(({ query }) => query.endsWith("&offset=10")),
          );
          const onNextPage = orders[25];
          if (onNextPage) pos.control.updateOrder(onNextPage.id, { total: 777 });
          forward(120_000);
        }
        yield page;
      }
    },
  };
  await pull({ clover: slow });
  expect(pages).toBeGreaterThan(0);
  expect((await find(orders[25]?.id ?? "")).total.toFixed(2)).toBe("7.77");
});
