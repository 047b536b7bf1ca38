import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "@/lib/time";
import { rewrittenAnswers } from "@/tests/support/rewritten-answers";
import type { RefundInput } from "@/tools/practice/pos/control/inputs";
import { type PracticePos, startPracticePos } from "@/tools/practice/pos/start";
import { type CloverClient, type CloverOptions, createCloverClient } from "./client";
import { toOrder } from "./to-order";

const NOW = "2026-11-20T20:00:00Z";
const SPAN = { by: "createdTime", from: Date.parse(NOW) - DAY_MS, to: Date.parse(NOW) + DAY_MS } as const;

let pos: PracticePos;
beforeAll(async () => {
  pos = await startPracticePos({
    token: randomUUID(),
    limits: false,
    now: NOW,
    products: 20,
    orders: 0,
    customers: 0,
  });
});
afterAll(() => pos.close());
afterEach(() => pos.control.reset());

/** A client that knows nothing yet. */
const connect = (options: Pick<CloverOptions, "fetch"> = {}) =>
  createCloverClient({ baseUrl: pos.url, token: pos.token, merchantId: pos.merchantId, ...options });

type Lines = NonNullable<Parameters<PracticePos["control"]["addOrders"]>[0]>["lines"];

/** Goods for $20 and a gift card for $50, of which the card went back. */
const GIFT_CARD: Lines = [{ price: 2_000 }, { price: 5_000, kind: "gift-card" }];

function refunded(input: RefundInput = { lines: [1], paymentState: "stays" }, lines = GIFT_CARD): string {
  const [sale] = pos.control.addOrders({ lines });
  pos.control.refundOrder(sale?.id ?? "", input);
  return sale?.id ?? "";
}

async function listed(clover: CloverClient) {
  const read = { orders: [] as ReturnType<typeof toOrder>[], skipped: [] as unknown[] };
  for await (const { elements, skipped } of clover.orders(SPAN)) {
    read.orders.push(...elements.map(toOrder));
    read.skipped.push(...skipped);
  }
  return read;
}

const refundCalls = () => pos.control.log().calls["GET /refunds"] ?? 0;

const GOODS_KEPT = {
  subtotal: "20.00",
  refunded: "50.00",
  refundedGoods: "0.00",
  refundedGiftCards: "50.00",
  keptGoods: "20.00",
  items: [{ isRefunded: false }, { isRefunded: true }],
};

describe("what went back of a sale of goods and a gift card", () => {
  test.each([
    ["expanded", "flagged", "told"],
    ["expanded", "none", "told"],
    ["expanded", "none", "stays"],
    ["expanded", "flagged", "missing"],
    ["expanded", "named", "stays"],
    ["everywhere", "none", "stays"],
    ["ignored", "named", "missing"],
    ["refused", "named", "stays"],
    ["refused", "flagged", "told"],
  ] as const)(
    "is known where refunds name lines %s, lines name refunds %s and the order's state is %s",
    async (refundLines, lineRefunds, paymentState) => {
      pos.control.changeSettings({ refundLines, lineRefunds });
      const id = refunded({ lines: [1], paymentState });
      const clover = connect();
      expect((await listed(clover)).orders).toMatchObject([{ ok: true, value: GOODS_KEPT }]);
      const alone = await connect().order(id);
      expect(alone && toOrder(alone)).toMatchObject({ ok: true, value: GOODS_KEPT });
    },
  );

  test.each(["ignored", "refused"] as const)(
    "is taken for goods, as far as they make it up, where nothing tells, because the expand is %s",
    async (refundLines) => {
      pos.control.changeSettings({ refundLines });
      refunded();
      expect((await listed(connect())).orders).toMatchObject([
        {
          ok: true,
          value: { subtotal: "0.00", refunded: "50.00", refundedGoods: "20.00", refundedGiftCards: "30.00" },
        },
      ]);
    },
  );
});

describe("the list of refunds", () => {
  test("has their lines, and is read without them where Clover refuses that", async () => {
    refunded();
    const read = async () => {
      const lines: number[] = [];
      for await (const { elements } of connect().refunds())
        lines.push(...elements.map(({ lineItems }) => lineItems.length));
      return lines;
    };
    expect(await read()).toEqual([1]);
    pos.control.changeSettings({ refundLines: "refused" });
    expect(await read()).toEqual([0]);
  });

  test("is read without them where Clover shows a link in their place", async () => {
    refunded();
    const lineItems = { href: "https://api.clover.com/v3/merchants" };
    const linking = rewrittenAnswers(/\/refunds$/, ({ elements }) => ({
      elements: (elements as object[]).map((one) => ({ ...one, lineItems })),
    }));
    for await (const { elements, skipped } of connect({ fetch: linking }).refunds()) {
      expect(elements).toMatchObject([{ amount: 5_000, lineItems: [] }]);
      expect(skipped).toEqual([]);
    }
    expect.assertions(2);
  });

  test("is asked for once for a page, however many orders leave it open", async () => {
    for (let sale = 0; sale < 20; sale++) refunded();
    const clover = connect();
    pos.control.clearLog();
    expect((await listed(clover)).orders).toHaveLength(20);
    expect(pos.control.log().calls).toEqual({ "GET /orders": 2, "GET /refunds": 1 });
    await listed(clover);
    expect(refundCalls()).toBe(1);
  });

  test("is not asked where the lines tell, everything or nothing went back, or there is one line only", async () => {
    refunded({ lines: [1] });
    refunded({ paymentState: "stays" });
    refunded({ status: "PENDING" });
    refunded({ amount: 500 }, [{ price: 2_000 }]);
    await listed(connect());
    expect(refundCalls()).toBe(0);
  });

  test("changes no order of its page but those in question", async () => {
    pos.control.changeSettings({ lineRefunds: "none" });
    const told = refunded({ lines: [1] });
    const before = await listed(connect());
    refunded();
    const { orders } = await listed(connect());
    expect(orders.find((one) => one.ok && one.value.cloverId === told)).toEqual(before.orders[0]);
  });

  test("is read as far as the refund in question, and again while it is not in it", async () => {
    const sale = refunded({ amount: 100 });
    for (let later = 0; later < 250; later++) refunded({ amount: 100 }, [{ price: 2_000 }]);
    const { url: baseUrl, token, merchantId } = pos;
    const clover = createCloverClient({ baseUrl, token, merchantId, pageSize: 100 });
    await clover.order(sale);
    expect(refundCalls()).toBe(3);
    pos.control.addFault({ kind: "empty-list", path: "^/refunds$", times: 1 });
    const other = connect();
    for (let times = 0; times < 3; times++) await other.order(sale);
    expect(refundCalls()).toBe(5);
  });

  test("costs only the orders in question when it cannot be read", async () => {
    const open = refunded();
    const told = refunded({ lines: [1] });
    pos.control.addFault({ kind: "status", status: 418, path: "^/refunds$", times: 0 });
    const { orders, skipped } = await listed(connect());
    expect(orders).toMatchObject([{ ok: true, value: { cloverId: told, ...GOODS_KEPT } }]);
    expect(skipped).toMatchObject([{ id: open, reason: expect.stringContaining("418") }]);
    await expect(connect().order(open)).rejects.toMatchObject({ upstreamStatus: 418 });
  });

  test.each([401, 403])("costs no order where the token may not read it: %i", async (status) => {
    const open = refunded();
    pos.control.addFault({ kind: "status", status, path: "^/refunds$", times: 0 });
    const { orders, skipped } = await listed(connect());
    expect(orders).toMatchObject([{ ok: true, value: { cloverId: open, refunded: "50.00" } }]);
    expect(skipped).toEqual([]);
  });
});

test.each(["PENDING", "FAIL", "VOIDED"] as const)(
  "a refund that is %s gives nothing back",
  async (status) => {
    refunded({ status });
    expect((await listed(connect())).orders).toMatchObject([
      { ok: true, value: { paymentStatus: "paid", subtotal: "20.00", refunded: "0.00", giftCards: "50.00" } },
    ]);
  },
);

test("every line went back with a sale that was refunded whole, although no flag says so", async () => {
  refunded({ paymentState: "stays" });
  expect((await listed(connect())).orders).toMatchObject([
    {
      ok: true,
      value: {
        paymentStatus: "refunded",
        keptGoods: "0.00",
        items: [{ isRefunded: true }, { isRefunded: true }],
      },
    },
  ]);
});

test("the charge on an order as a whole is a fee, listed and alone", async () => {
  const [sale] = pos.control.addOrders({ lines: [{ price: 2_000 }], serviceChargePercent: 18 });
  const means = { subtotal: "20.00", fees: "3.60", tax: "1.68", total: "25.28", discounts: "0.00" };
  expect((await listed(connect())).orders).toMatchObject([{ ok: true, value: means }]);
  const alone = await connect().order(sale?.id ?? "");
  expect(alone && toOrder(alone)).toMatchObject({ ok: true, value: means });
});
