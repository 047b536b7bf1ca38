import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dollarsToCents } from "@/lib/money";
import { DAY_MS } from "@/lib/time";
import { type PracticePos, startPracticePos } from "@/tools/practice/pos/start";
import { type CloverClient, createCloverClient } from "./client";
import { chargedCents } from "./line-total";
import { orderMoney } from "./order-money";
import type { CustomerWire, OrderWire } from "./schemas";
import { toCustomer } from "./to-customer";
import { toOrder } from "./to-order";
import { windowsBetween } from "./windows";

const NOW = "2026-11-20T20:00:00Z";
const FROM = Date.parse(NOW) - 210 * DAY_MS;
const TO = Date.parse(NOW) + DAY_MS;

let pos: PracticePos;
let clover: CloverClient;
let orders: OrderWire[];
let customers: CustomerWire[];

beforeAll(async () => {
  pos = await startPracticePos({ token: randomUUID(), customers: 1_500, orders: 1_000, days: 200, now: NOW });
  clover = createCloverClient({ baseUrl: pos.url, token: pos.token, merchantId: pos.merchantId });
  orders = [];
  for (const window of windowsBetween(FROM, TO)) {
    for await (const page of clover.orders({ by: "createdTime", ...window })) {
      expect(page.skipped).toEqual([]);
      orders.push(...page.elements);
    }
  }
  customers = [];
  for await (const page of clover.customers()) customers.push(...page.elements);
}, 60_000);
afterAll(() => pos.close());

/** Asks by hand, without our client. */
async function byHand<T>(path: string): Promise<T> {
  pos.control.changeSettings({ limitsOn: false });
  const address = `${pos.url}/v3/merchants/${pos.merchantId}${path}`;
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${pos.token}`, "user-agent": "test" },
  });
  return (await answer.json()) as T;
}

describe("the practice shop's sales", () => {
  test("are read within Clover's limits", () => {
    expect(Object.values(pos.control.log().violations).every((count) => count === 0)).toBe(true);
    expect(Object.keys(pos.control.log().statuses)).toEqual(["200"]);
  });

  test("are each read once across all windows", async () => {
    const ids = new Set<string>();
    for (let from = FROM; from < TO; from += 10 * DAY_MS) {
      const filter = `filter=createdTime>=${from}&filter=createdTime<${Math.min(TO, from + 10 * DAY_MS)}&limit=1000`;
      const { elements } = await byHand<{ elements: { id: string }[] }>(`/orders?${filter}`);
      for (const { id } of elements) ids.add(id);
    }
    expect(orders).toHaveLength(ids.size);
    expect(new Set(orders.map(({ id }) => id))).toEqual(ids);
  });

  test("have all their lines, including those after the hundredth", () => {
    const counts = orders.map(({ lineItems }) => lineItems.length).filter((count) => count >= 100);
    expect(counts.sort((one, other) => one - other)).toEqual([100, 101, 130, 250]);
    for (const { lineItems } of orders)
      expect(new Set(lineItems.map(({ id }) => id)).size).toBe(lineItems.length);
  });

  test("are all mapped to orders", () => {
    const mapped = orders.map(toOrder);
    expect(mapped.filter(({ ok }) => !ok)).toEqual([]);
    const states = new Set(
      mapped.map((order) => (order.ok ? `${order.value.status} ${order.value.paymentStatus}` : "")),
    );
    expect([...states].sort()).toEqual(
      expect.arrayContaining(["locked paid", "locked refunded", "open open"]),
    );
  });

  test("match their lines and discounts to the cent when nothing was refunded", async () => {
    const discounts = new Map<string, OrderWire["discounts"]>();
    for (const { from, to } of windowsBetween(FROM, TO)) {
      const filter = `filter=createdTime>=${from}&filter=createdTime<${to}&limit=1000&expand=discounts`;
      type Listed = { id: string; discounts: { elements: OrderWire["discounts"] } };
      const { elements } = await byHand<{ elements: Listed[] }>(`/orders?${filter}`);
      for (const order of elements) discounts.set(order.id, order.discounts.elements);
    }
    const plain = orders.filter(
      ({ paymentState, testMode, lineItems, refunds }) =>
        paymentState === "PAID" &&
        !testMode &&
        refunds.length === 0 &&
        lineItems.every(({ exchanged }) => !exchanged),
    );
    expect(plain.length).toBeGreaterThan(700);
    const charged = (order: OrderWire) =>
      chargedCents({ ...order, discounts: discounts.get(order.id) ?? order.discounts });
    const sold = (order: OrderWire) => {
      const { subtotalCents, giftCardsCents, feesCents } = orderMoney(order);
      return subtotalCents + giftCardsCents + feesCents;
    };
    const off = plain.filter((order) => sold(order) !== charged(order));
    expect(off.map(({ id }) => id)).toEqual([]);
  });

  test("exclude tips, returns, credits and test sales from the subtotal", () => {
    const money = orders.map((order) => ({ order, money: orderMoney(order) }));
    const tipped = money.filter(({ order }) => order.payments.some(({ tipAmount }) => tipAmount));
    expect(tipped.length).toBeGreaterThan(5);
    for (const { order, money: own } of tipped)
      expect(own.subtotalCents + own.taxCents).toBe(BigInt(order.total ?? 0));
    const returned = money.filter(({ order }) => order.paymentState === "REFUNDED");
    expect(returned.length).toBeGreaterThan(3);
    for (const { money: own } of returned) expect(own.subtotalCents).toBe(0n);
    for (const { order, money: own } of money) if (order.testMode) expect(own.subtotalCents).toBe(0n);
    expect(
      money.some(({ order, money: own }) => order.paymentState === "CREDITED" && own.refundedCents > 0n),
    ).toBe(true);
  });

  test("add up to the cents of all payments", () => {
    const real = orders.filter(
      ({ testMode, refunds, credits }) => !testMode && refunds.length + credits.length === 0,
    );
    const decimals = real
      .map(toOrder)
      .flatMap((order) => (order.ok ? [order.value] : []))
      .flatMap(({ subtotal, giftCards, fees }) => [subtotal, giftCards, fees])
      .reduce((sum, dollars) => sum + dollarsToCents(dollars), 0n);
    const cents = real
      .flatMap(({ payments }) => payments.filter(({ result }) => result === "SUCCESS"))
      .reduce((sum, { amount, taxAmount }) => sum + (amount ?? 0) - (taxAmount ?? 0), 0);
    expect(decimals).toBe(BigInt(cents));
  });

  test("are the same when read one by one, drafts included", async () => {
    const some = [orders.find(({ lineItems }) => lineItems.length === 130), orders[0], orders.at(-1)];
    for (const order of some) {
      if (!order) throw new Error("the practice shop has such an order");
      const alone = await clover.order(order.id);
      expect(alone && toOrder(alone)).toEqual(toOrder(order));
    }
    expect(await clover.order("0000000000000")).toBeNull();
  });

  test("can be listed by modification time, refund, credit and payment", async () => {
    const window = { from: TO - 80 * DAY_MS, to: TO };
    const changed: string[] = [];
    for await (const page of clover.orders({ by: "modifiedTime", ...window }))
      changed.push(...page.elements.map(({ id }) => id));
    const expected = orders.filter(({ modifiedTime }) => (modifiedTime ?? 0) >= window.from);
    expect(new Set(changed)).toEqual(new Set(expected.map(({ id }) => id)));
  });

  test("can be listed by refund and credit, newest first, each with its order", async () => {
    for (const name of ["refunds", "credits"] as const) {
      const read = new Set<string>();
      const times: number[] = [];
      for await (const { elements } of clover[name]()) {
        for (const { orderRef, createdTime } of elements) {
          read.add(orderRef?.id ?? "");
          times.push(createdTime ?? 0);
        }
      }
      // Without a range Clover may answer with the last 90 days only.
      const recent = TO - 85 * DAY_MS;
      const expected = orders
        .filter((order) => order[name].some(({ createdTime }) => (createdTime ?? 0) > recent))
        .map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(2);
      expect([...read]).toEqual(expect.arrayContaining(expected));
      expect(times).toEqual([...times].sort((one, other) => other - one));
    }
  });

  test("lists ids and times of changed orders in one call", async () => {
    const before = pos.control.log().total;
    const { elements } = await clover.changedOrders(TO - 80 * DAY_MS, 100);
    expect(pos.control.log().total).toBe(before + 1);
    expect(elements.length).toBeGreaterThan(10);
    expect(Object.keys(elements[0] ?? {}).sort()).toEqual(["id", "modifiedTime"]);
  });
});

describe("the practice shop's customers", () => {
  test("are all mapped to customers with every contact", async () => {
    const first = await byHand<{ elements: { id: string }[] }>("/customers?limit=1000");
    const second = await byHand<{ elements: { id: string }[] }>("/customers?limit=1000&offset=1000");
    expect(customers.map(({ id }) => id)).toEqual(
      [...first.elements, ...second.elements].map(({ id }) => id),
    );
    const mapped = customers.map(toCustomer);
    expect(mapped.filter(({ ok }) => !ok)).toEqual([]);
    expect(mapped.some((one) => one.ok && one.value.phoneDigits.length > 1)).toBe(true);
    expect(mapped.some((one) => one.ok && one.value.email === null && one.value.phone === null)).toBe(true);
  });

  test("are the same when read one by one, and null for an unknown id", async () => {
    expect(await clover.customer(customers[0]?.id ?? "")).toEqual(customers[0]);
    expect(await clover.customer("0000000000000")).toBeNull();
  });

  test("keep every other field when a note is written", async () => {
    const id = customers[1]?.id ?? "";
    const metadata = {
      note: "[Loyalty] Gold · 23 visits\nlikes mint",
      businessName: "Rivers LLC",
      dobMonth: 4,
      dobDay: 20,
    };
    await clover.updateCustomerMetadata(id, metadata);
    await clover.updateCustomerMetadata(id, { ...metadata, note: "[Loyalty] VIP · 50 visits" });
    expect((await clover.customer(id))?.metadata).toMatchObject({
      ...metadata,
      note: "[Loyalty] VIP · 50 visits",
    });
  });

  test("get a note once, also when the answer was lost", async () => {
    const id = customers[2]?.id ?? "";
    pos.control.addFault({ kind: "reset-mid-body", method: "POST", path: "/metadata$" });
    const before = pos.control.log().total;
    await expect(clover.updateCustomerMetadata(id, { note: "once" })).rejects.toMatchObject({
      retryable: true,
    });
    expect(pos.control.log().total).toBe(before + 1);
    expect((await clover.customer(id))?.metadata?.note).toBe("once");
  });

  test("keep their note when a new one would be too long for Clover", async () => {
    const before = pos.control.log().total;
    await expect(clover.updateCustomerMetadata("X", { note: "n".repeat(2_001) })).rejects.toThrow(RangeError);
    expect(pos.control.log().total).toBe(before);
  });
});

describe("a few of the customers", () => {
  test("can be read by a hundred ids", async () => {
    const ids = customers.slice(0, 100).map(({ id }) => id);
    const { elements } = await clover.customersById(ids);
    expect(elements.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  test.each([
    ["any", "7025557788"],
    ["any", "(702) 555-7788"],
    ["any", "+17025557788"],
    ["any", "702.555.7788"],
    ["any", "+1 (702) 555-7788"],
    ["any", "1-702-555-7788"],
    ["id", "702-555-7788"],
    ["id", "17025557788"],
    ["id", "+17025557788"],
  ] as const)("can be read by a telephone number where `in` takes %s and it is %s", async (taken, phone) => {
    pos.control.changeSettings({ inFilters: taken });
    const made = pos.control.createCustomer({ firstName: "Zoe", phones: [phone] });
    expect((await clover.customersByPhone("7025557788")).map(({ id }) => id)).toEqual([made.id]);
    expect(await clover.customersByPhone("7025557789")).toEqual([]);
    pos.control.deleteCustomer(made.id);
    pos.control.changeSettings({ inFilters: "any" });
  });
});
