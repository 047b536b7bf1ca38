import { describe, expect, test } from "vitest";
import { z } from "zod";
import { UpstreamError } from "@/lib/upstream/error";
import { orderMoney } from "./order-money";
import { readElements } from "./page";
import { readOrder, readOrders } from "./read-orders";
import type { Wire } from "./wire";

type Raw = { id: string; modifiedTime?: number; [field: string]: unknown };

const list = (elements: unknown[]) => ({ elements });
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `L${index}`, name: `Line ${index}`, price: 100 }));
const order = (id: string, fields: object = {}): Raw => ({
  id,
  modifiedTime: 5,
  createdTime: 5,
  total: 100,
  payments: list([{ id: `P${id}`, amount: 100, taxAmount: 8, result: "SUCCESS" }]),
  refunds: list([]),
  credits: list([]),
  lineItems: list(lines(1)),
  customers: list([{ id: "CST1" }]),
  discounts: list([]),
  ...fields,
});

/** Clover as far as orders go: shows only what was expanded, cuts nested lists at 100. `listed` may differ a call. */
function clover(stored: Raw[], listed: (expand: string) => unknown[] = () => stored) {
  const calls: string[] = [];
  const shown = (raw: unknown, expand: readonly string[]) => {
    const parsed = z.looseObject({}).safeParse(raw);
    if (!parsed.success) return raw;
    const nestedNames = [
      "payments",
      "refunds",
      "credits",
      "lineItems",
      "customers",
      "discounts",
      "serviceCharge",
      "voids",
    ];
    const hidden = nestedNames.filter((name) => !expand.some((one) => one.split(".")[0] === name));
    return Object.fromEntries(
      Object.entries(parsed.data)
        .filter(([name]) => !hidden.includes(name))
        .map(([name, value]) => {
          const nested = z.object({ elements: z.array(z.unknown()) }).safeParse(value);
          return [name, nested.success ? list(nested.data.elements.slice(0, 100)) : value];
        }),
    );
  };
  const find = (id: string | undefined) => stored.find((one) => one.id === id);
  const wire: Wire = {
    pageSize: 1_000,
    list: async (path, element, { expand = [], offset, limit }) => {
      calls.push(`${path}?${expand.join(",")}`);
      const own = /^\/orders\/(.+)\/line_items$/.exec(path);
      const all = own
        ? z.object({ elements: z.array(z.unknown()) }).parse(find(own[1])?.lineItems).elements
        : listed(expand.join(",")).map((raw) => shown(raw, expand));
      return readElements(all.slice(offset, offset + limit), element);
    },
    get: async (path, output, { expand = [] } = {}) => {
      calls.push(`${path}?${expand.join(",")}`);
      const found = find(path.split("/")[2]);
      const failure = { vendor: "Clover", kind: "http", retryable: false, upstreamStatus: 404 } as const;
      if (!found) throw new UpstreamError("Clover answered with status 404.", failure);
      const parsed = output.safeParse(shown(found, expand));
      if (parsed.success) return parsed.data;
      throw new UpstreamError("Clover sent junk.", { ...failure, kind: "shape" });
    },
    set: () => Promise.reject(new Error("orders are never written")),
    answeredAt: () => null,
  };
  return { wire, calls };
}

const AT = { filters: [], offset: 0, limit: 10 };
const MONEY = "payments,refunds,credits";
const GOODS = "lineItems.discounts,lineItems.modifications,customers";
const CHARGES = "discounts,serviceCharge,voids";

describe("a page of orders", () => {
  test("is assembled from two calls with three expands each", async () => {
    const { wire, calls } = clover([order("A"), order("B")]);
    const page = await readOrders(wire, AT);
    expect(calls.sort()).toEqual([`/orders?${GOODS}`, `/orders?${MONEY}`]);
    expect(page).toMatchObject({ received: 2, skipped: [] });
    expect(page.elements[0]).toMatchObject({
      id: "A",
      payments: [{ id: "PA" }],
      lineItems: [{ id: "L0" }],
      customers: [{ id: "CST1" }],
    });
  });

  test.each([101, 130, 250, 1_001])(
    "reads all %d lines of an order from their own endpoint",
    async (count) => {
      const { wire } = clover([order("A", { lineItems: list(lines(count)) })]);
      const page = await readOrders(wire, AT);
      expect(page.elements[0]?.lineItems.map(({ id }) => id)).toEqual(lines(count).map(({ id }) => id));
    },
  );

  test("does not request an order of 99 lines again", async () => {
    const { wire, calls } = clover([order("A", { lineItems: list(lines(99)) })]);
    await readOrders(wire, AT);
    expect(calls).toHaveLength(2);
  });

  /** Ten of tax, twenty of tip, a fifth off the sale as a whole. */
  const tipped = (fields: object) =>
    order("A", {
      total: 118,
      payments: list([{ id: "P", amount: 118, taxAmount: 10, tipAmount: 20, result: "SUCCESS" }]),
      lineItems: list([{ id: "L", price: 110 }]),
      discounts: list([{ name: "20% off", percentage: 20 }]),
      ...fields,
    });

  test("requests order discounts when it is unclear whether the total includes a tip", async () => {
    const { wire, calls } = clover([tipped({}), order("B")]);
    const page = await readOrders(wire, AT);
    expect(calls.sort()).toEqual([`/orders?${CHARGES}`, `/orders?${GOODS}`, `/orders?${MONEY}`]);
    expect(page.elements).toMatchObject([{ id: "A", discounts: [{ percentage: 20 }] }, { id: "B" }]);
  });

  test("does not request them when the lines are sufficient", async () => {
    const { wire, calls } = clover([
      tipped({ device: { id: "D" }, lineItems: list([{ id: "L", price: 108 }]) }),
    ]);
    expect((await readOrders(wire, AT)).elements).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  test("sees the service charge that a discount hides in an order beside one that shows it", async () => {
    const sale = (id: string, amount: number, discounts: object[] = []) => {
      const payments = list([{ id: `P${id}`, amount, result: "SUCCESS" }]);
      const serviceCharge = { enabled: true, percentage: 10 };
      return order(id, { total: amount, payments, serviceCharge, discounts: list(discounts) });
    };
    const { wire } = clover([sale("A", 110), sale("B", 99, [{ name: "10% off", percentage: 10 }])]);
    const { elements } = await readOrders(wire, AT);
    expect(elements.map((one) => orderMoney(one))).toMatchObject([
      { feesCents: 10n, subtotalCents: 100n, discountsCents: 0n },
      { feesCents: 9n, subtotalCents: 90n, discountsCents: 10n },
    ]);
  });

  test("requests voids when the payments of a paid order do not make up its total", async () => {
    const voids = list([{ id: "V", amount: 100, result: "VOIDED" }]);
    const stored = [order("A", { paymentState: "PAID", payments: list([]), voids })];
    const { wire, calls } = clover(stored);
    expect((await readOrders(wire, AT)).elements).toMatchObject([{ id: "A", voids: [{ amount: 100 }] }]);
    expect(calls.sort()).toEqual([`/orders?${CHARGES}`, `/orders?${GOODS}`, `/orders?${MONEY}`]);
    expect(await readOrder(wire, "A")).toMatchObject({ id: "A", voids: [{ amount: 100 }] });
  });

  test("reads an order separately when it changed before its discounts were requested", async () => {
    const later = tipped({ modifiedTime: 6, discounts: list([]) });
    const { wire } = clover([later], (expand) => [expand === CHARGES ? later : tipped({})]);
    expect((await readOrders(wire, AT)).elements).toMatchObject([{ modifiedTime: 6, discounts: [] }]);
  });

  test("reads an order separately when it is missing from one of the calls", async () => {
    const stored = [order("A"), order("B")];
    const { wire, calls } = clover(stored, (expand) => (expand === GOODS ? stored.slice(0, 1) : stored));
    const page = await readOrders(wire, AT);
    expect(page.elements.map(({ id, lineItems }) => [id, lineItems.length])).toEqual([
      ["A", 1],
      ["B", 1],
    ]);
    expect(calls).toContain(`/orders/B?${MONEY}`);
  });

  test.each([MONEY, GOODS])(
    "reads an order separately when it changed around the call for %s",
    async (early) => {
      const now = order("A", {
        modifiedTime: 6,
        payments: list([]),
        lineItems: list(lines(2)),
        customers: list([]),
      });
      const { wire } = clover([now], (expand) => [expand === early ? order("A") : now]);
      const page = await readOrders(wire, AT);
      expect(page.elements).toMatchObject([
        { modifiedTime: 6, payments: [], lineItems: [{}, {}], customers: [] },
      ]);
    },
  );

  test("drops an order deleted between the calls", async () => {
    const gone = order("A");
    const { wire } = clover([order("B")], (expand) => (expand === MONEY ? [gone, order("B")] : [order("B")]));
    expect((await readOrders(wire, AT)).elements.map(({ id }) => id)).toEqual(["B"]);
  });

  test("skips an order with an invalid line or payment once and keeps the others", async () => {
    const bad = [
      order("A", { lineItems: list([{ id: "L", price: "free" }]) }),
      order("B", { payments: list([{ id: "P", amount: 2 ** 53 }]) }),
    ];
    const page = await readOrders(clover([...bad, order("C")]).wire, AT);
    expect(page.elements.map(({ id }) => id)).toEqual(["C"]);
    expect(page.skipped.map(({ id }) => id).sort()).toEqual(["A", "B"]);
    expect(page.received).toBe(3);
  });

  test("skips an order whose lines from the hundredth on cannot be read", async () => {
    const many = order("A", { lineItems: list([...lines(120), { id: "bad", price: "free" }]) });
    const page = await readOrders(clover([many, order("B")]).wire, AT);
    expect(page.elements.map(({ id }) => id)).toEqual(["B"]);
    expect(page.skipped).toEqual([
      { id: "A", reason: expect.stringContaining("a line that cannot be read") },
    ]);
  });

  test("skips an order of which its own endpoint shows fewer lines", async () => {
    const { wire } = clover([order("A", { lineItems: list(lines(120)) }), order("B")]);
    const empty: Wire = {
      ...wire,
      list: (path, element, call) =>
        path === "/orders" ? wire.list(path, element, call) : readElements([], element),
    };
    const page = await readOrders(empty, AT);
    expect(page.elements.map(({ id }) => id)).toEqual(["B"]);
    expect(page.skipped).toEqual([{ id: "A", reason: expect.stringContaining("fewer lines") }]);
  });

  test("skips an order that may have more than a hundred payments", async () => {
    const payments = Array.from({ length: 100 }, (_, index) => ({
      id: `P${index}`,
      amount: 1,
      result: "SUCCESS",
    }));
    const page = await readOrders(clover([order("A", { payments: list(payments) })]).wire, AT);
    expect(page.elements).toEqual([]);
    expect(page.skipped[0]?.reason).toContain("100 payments");
  });
});

describe("one order", () => {
  test("is read completely or not at all", async () => {
    const { wire } = clover([order("A", { lineItems: list(lines(130)) })]);
    const read = await readOrder(wire, "A");
    expect(read?.lineItems).toHaveLength(130);
    expect(read).toMatchObject({ payments: [{ id: "PA" }], customers: [{ id: "CST1" }] });
    expect(await readOrder(wire, "NONE")).toBeNull();
  });

  test("is not taken for gone where only its lines are not found", async () => {
    const { wire } = clover([order("A")]);
    const gone = { vendor: "Clover", kind: "http", retryable: false, upstreamStatus: 404 } as const;
    const list: Wire["list"] = () => Promise.reject(new UpstreamError("Clover answered with 404.", gone));
    await expect(readOrder({ ...wire, list }, "A")).rejects.toThrow("404");
  });

  test("is not read from the record of another", async () => {
    const { wire } = clover([order("A"), order("B")]);
    const mixedUp: Wire = { ...wire, get: (path, ...rest) => wire.get(path.replace("/A", "/B"), ...rest) };
    await expect(readOrder(mixedUp, "A")).rejects.toThrow("another record");
  });

  test("is not read when so many lines went between two halves that some may be missing", async () => {
    const { wire } = clover([order("A", { lineItems: list(lines(1_000)) })]);
    const moving: Wire = {
      ...wire,
      list: (path, element, call) => {
        const slow = { vendor: "Clover", kind: "timeout", retryable: true } as const;
        if (call.limit > 600) return Promise.reject(new UpstreamError("Clover is slow.", slow));
        return wire.list(path, element, { ...call, offset: call.offset + (call.offset > 0 ? 12 : 0) });
      },
    };
    await expect(readOrder(moving, "A")).rejects.toThrow("changed the lines of an order");
  });
});
