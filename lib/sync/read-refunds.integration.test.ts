import { describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import type { CloverRefund } from "@/lib/integrations/clover/given-back";
import { revenueByDay } from "@/lib/orders/revenue";
import { DAY_MS } from "@/lib/time";
import { UpstreamError } from "@/lib/upstream/error";
import { makeOrder } from "@/tests/factories/shop-records";
import { freshPractice, lastRun } from "@/tests/support/practice-of-file";
import { applyRefunds } from "./apply-refunds";
import { sync } from "./start-sync";

const { pos, clover, now, ctx: registerCtx } = await freshPractice({ products: 5, customers: 0, orders: 0 });

const SERVER_ERROR = { vendor: "Clover", kind: "http", retryable: true, upstreamStatus: 500 } as const;

const statusOf = async (cloverId: string) =>
  (await db().order.findUniqueOrThrow({ where: { cloverId } })).paymentStatus;

test("an order that cannot be read does not hold back the refunds of others", async () => {
  const ctx = systemCtx("test");
  const createdTime = now().getTime() - 80 * DAY_MS;
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

test.each([
  ["refund", "refunds"],
  ["credit", "credits"],
] as const)("a %s that cannot be read is reported, and the others are stored", async (kind, list) => {
  const [one, other, third] = pos.control.addOrders({ lines: [{ price: 1_000 }], count: 3 });
  for (const order of [one, other, third]) pos.control.refundOrder(order?.id ?? "", {});
  const broken: CloverClient = {
    ...clover,
    credits: async function* () {},
    [list]: async function* () {
      for await (const page of clover.refunds()) {
        const [unreadable, untimed, ...elements] = page.elements;
        yield {
          ...page,
          elements: [...elements, { ...untimed, id: "UNTIMED", createdTime: null, clientCreatedTime: null }],
          skipped: [{ id: unreadable?.id ?? null, reason: "amount: Invalid input" }],
        };
      }
    },
  };
  const { skipped } = await sync(systemCtx("test"), "orders", { clover: broken });
  expect(skipped).toEqual({
    [`${kind} amount: Invalid input`]: 1,
    [`${kind} has no time or amount that can be stored`]: 1,
  });
  expect(await db().refund.count()).toBe(3);
});

test("a credit dated by a register's clock keeps its date and its order through later changes", async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date, 20));
  const order = await makeOrder(db(), { cloverId: "DATED", createdAt: day(18), cloverModifiedAt: day(18) });
  const credit = {
    cloverId: "DEVICE-TIME",
    kind: "credit",
    orderCloverId: "DATED",
    amount: "5.00",
    tax: "0.00",
    tip: "0.00",
    isVoid: false,
    createdAt: day(27),
    isEstimatedTime: true,
  } as const;
  const written = async (changes: Partial<CloverRefund> = {}) => {
    await applyRefunds(systemCtx("test"), [{ ...credit, ...changes }]);
    const found = await db().refund.findUniqueOrThrow({ where: { cloverId: credit.cloverId } });
    return [found.createdAt, found.orderId, found.orderCloverId, found.amount.toFixed(2)];
  };
  expect(await written()).toEqual([day(18), order.id, "DATED", "5.00"]);
  await db().order.update({ where: { id: order.id }, data: { cloverModifiedAt: day(24) } });
  expect(await written()).toEqual([day(18), order.id, "DATED", "5.00"]);
  expect(await written({ orderCloverId: null, amount: "4.00" })).toEqual([
    day(18),
    order.id,
    "DATED",
    "4.00",
  ]);
  expect(await written({ isEstimatedTime: false, createdAt: day(19) })).toEqual([
    day(19),
    order.id,
    "DATED",
    "5.00",
  ]);
});

test.each([{ amount: 400 }, { taxAmount: 7 }, { tipAmount: 7 }])(
  "the order of a refund that is listed again with %j, and without its order, is read again",
  async (change) => {
    const [order] = pos.control.addOrders({ lines: [{ price: 1_000 }] });
    const { id = "" } = order ?? {};
    pos.control.refundOrder(id, { amount: 500 });
    await sync(systemCtx("test"), "orders", { clover });
    const asked: string[] = [];
    const changed: CloverClient = {
      ...clover,
      order: (one, signal) => {
        asked.push(one);
        return clover.order(one, signal);
      },
      refunds: async function* (options) {
        for await (const page of clover.refunds(options)) {
          const elements = page.elements.map((one) => ({ ...one, ...change, orderRef: null, payment: null }));
          yield { ...page, elements };
        }
      },
    };
    await sync(systemCtx("test"), "orders", { clover: changed });
    expect(asked).toEqual([id]);
  },
);

test.each(["stays", "told"] as const)(
  "a gift card that is given back later takes no revenue away, where the order's state is %s",
  async (paymentState) => {
    const lines = [{ price: 2_000 }, { price: 5_000, kind: "gift-card" as const }];
    const [order] = pos.control.addOrders({ lines });
    const { id = "" } = order ?? {};
    await sync(systemCtx("test"), "orders", { clover });
    pos.control.moveClock({ advanceMs: 60_000 });
    pos.control.refundOrder(id, { lines: [1], paymentState });
    await sync(systemCtx("test"), "orders", { clover });
    const stored = await db().order.findUniqueOrThrow({ where: { cloverId: id }, include: { items: true } });
    expect([stored.subtotal, stored.refundedGiftCards].map((one) => one?.toFixed(2))).toEqual([
      "20.00",
      "50.00",
    ]);
    expect(stored.items.filter(({ isRefunded }) => isRefunded)).toMatchObject([{ kind: "gift" }]);
  },
);

describe("a page deep in the list that cannot be read", () => {
  /** A client that shows refunds in their own list only, one on its first page, and that may break off after it. */
  const inPages = ({ breaksOff }: { breaksOff: boolean }): CloverClient => ({
    ...clover,
    orders: async function* (options) {
      for await (const page of clover.orders(options)) yield { ...page, elements: [] };
    },
    refunds: async function* (options) {
      for await (const page of clover.refunds(options)) {
        yield { ...page, elements: page.elements.slice(0, 1) };
        if (breaksOff) throw new UpstreamError("Clover answered with status 500.", SERVER_ERROR);
        yield { ...page, elements: page.elements.slice(1) };
      }
    },
  });

  test.each([
    ["in the weekly reading", 8 * DAY_MS],
    ["between two of them", 3_600_000],
  ])("does not hold back the refunds of the pages before it, %s", async (_, later) => {
    const createdTime = now().getTime() - 20 * DAY_MS;
    const orders = pos.control.addOrders({ lines: [{ price: 1_000 }], createdTime, count: 2 });
    await sync(registerCtx(), "orders", { clover });
    pos.control.moveClock({ advanceMs: later });
    for (const { id } of orders) {
      pos.control.refundOrder(id, {});
      pos.control.moveClock({ advanceMs: 1_000 });
    }
    await sync(registerCtx(), "orders", { clover: inPages({ breaksOff: true }) });
    expect(await db().refund.count()).toBe(1);
    expect(await lastRun()).toMatchObject({
      status: "partial",
      error: expect.stringMatching(/^Refunds could not be read/),
    });
    await sync(registerCtx(), "orders", { clover: inPages({ breaksOff: false }) });
    expect(await db().refund.count()).toBe(2);
    expect(await lastRun()).toMatchObject({ status: "done" });
  });
});

test("a manual refund of an order that was deleted before the first read reduces no revenue", async () => {
  const [order] = pos.control.addOrders({ lines: [{ price: 5_000 }] });
  const orderId = String(order?.id);
  pos.control.giveCredit({ orderId, amount: 2_000 });
  pos.control.deleteOrder(orderId);
  pos.control.giveCredit({ amount: 542, taxAmount: 42 });
  await sync(registerCtx(), "orders", { clover });
  const at = now().getTime();
  const revenue = await revenueByDay(registerCtx(), {
    from: new Date(at - DAY_MS),
    to: new Date(at + DAY_MS),
  });
  expect([...revenue.values()]).toEqual(["-5.00"]);
});
