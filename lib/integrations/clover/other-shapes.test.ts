import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Json, rewrittenAnswers } from "@/tests/support/rewritten-answers";
import { type PracticePos, startPracticePos } from "@/tools/practice/pos/start";
import { type CloverPages, createCloverClient } from "./client";
import { ItemWire, OrderWire } from "./schemas";
import { toOrder } from "./to-order";
import { toProduct } from "./to-product";

const NOW = "2026-11-20T20:00:00Z";
const SPAN = { from: Date.parse(NOW) - 80 * 86_400_000, to: Date.parse(NOW) };

let pos: PracticePos;
beforeAll(async () => {
  pos = await startPracticePos({
    token: randomUUID(),
    limits: false,
    now: NOW,
    products: 120,
    customers: 120,
    orders: 300,
    days: 30,
  });
});
afterAll(() => pos.close());

/** A client whose answers are rewritten on their way. */
function clientThat(rewrite: (json: Json, url: URL) => Json) {
  const { url: baseUrl, token, merchantId } = pos;
  return createCloverClient({ baseUrl, token, merchantId, fetch: rewrittenAnswers(/^/, rewrite) });
}

type Client = ReturnType<typeof clientThat>;

/** Nested lists as the published schemas show them; the outermost keeps its `elements` there too. */
function plain(value: unknown, isOutermost = true): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, false));
  if (typeof value !== "object" || value === null) return value;
  const { elements } = value as Json;
  if (!isOutermost && Array.isArray(elements)) return plain(elements, false);
  const isList = isOutermost && Array.isArray(elements);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isList && name === "elements"
        ? (inner as unknown[]).map((one) => plain(one, false))
        : plain(inner, false),
    ]),
  );
}

async function all<T>(pages: CloverPages<T>) {
  const read = { elements: [] as T[], skipped: [] as unknown[] };
  for await (const { elements, skipped } of pages) {
    read.elements.push(...elements);
    read.skipped.push(...skipped);
  }
  return read;
}

const LISTS = {
  items: (clover: Client) => all(clover.items()),
  customers: (clover: Client) => all(clover.customers()),
  modifiers: (clover: Client) => all(clover.modifierGroups()),
  orders: (clover: Client) => all(clover.orders({ by: "createdTime", ...SPAN })),
  refunds: (clover: Client) => all(clover.refunds()),
  credits: (clover: Client) => all(clover.credits()),
};

async function everything(clover: Client) {
  const { items, customers, modifiers, orders, refunds, credits } = LISTS;
  return {
    items: await items(clover),
    customers: await customers(clover),
    modifiers: await modifiers(clover),
    orders: await orders(clover),
    refunds: await refunds(clover),
    credits: await credits(clover),
  };
}

let whole: Awaited<ReturnType<typeof everything>>;
beforeAll(async () => {
  whole = await everything(clientThat((json) => json));
});

test("reads nested lists both wrapped in elements, as recorded, and plain, as published", async () => {
  const published = await everything(clientThat((json) => plain(json) as Json));
  expect(whole.orders.elements.length).toBeGreaterThan(200);
  expect(whole.items.elements.some(({ categories }) => categories.length > 0)).toBe(true);
  for (const [name, read] of Object.entries(published)) {
    expect(read, name).toEqual(whole[name as keyof typeof whole]);
    expect(read.skipped, name).toEqual([]);
  }
});

test("reads all records of a provider that limits pages to a hundred", async () => {
  const capped = clientThat((json, url) => {
    if (Number(url.searchParams.get("limit")) <= 100 || !Array.isArray(json.elements)) return json;
    url.searchParams.set("limit", "100");
    return { elements: json.elements.slice(0, 100), href: url.href };
  });
  for (const name of ["items", "customers", "orders"] as const) {
    const { elements, skipped } = await LISTS[name](capped);
    expect(skipped, name).toEqual([]);
    expect(elements.map(({ id }) => id)).toEqual(whole[name].elements.map(({ id }) => id));
  }
});

describe("a link in the place of what was asked for", () => {
  /** Puts links in the place of fields: "lineItems.discounts" is a field of each line. */
  function linked(value: unknown, [name = "", ...more]: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((one) => linked(one, [name, ...more]));
    if (typeof value !== "object" || value === null) return value;
    const { elements } = value as Json;
    if (Array.isArray(elements)) return { ...value, elements: linked(elements, [name, ...more]) };
    const inner = (value as Json)[name];
    if (inner === undefined) return value;
    const link = { href: `https://www.clover.com/v3/merchants/M/${name}` };
    return { ...value, [name]: more.length > 0 ? linked(inner, more) : link };
  }
  const clientWith = (field: string) => clientThat((json) => linked(json, field.split(".")) as Json);

  test.each([
    ["customers", "phoneNumbers"],
    ["customers", "emailAddresses"],
    ["customers", "metadata"],
    ["items", "categories"],
    ["modifiers", "items"],
    ["orders", "payments"],
    ["orders", "customers"],
    ["orders", "lineItems"],
    ["orders", "lineItems.discounts"],
  ] as const)("costs the records of %s that have one for %s", async (name, field) => {
    const { elements, skipped } = await LISTS[name](clientWith(field));
    expect(skipped.length).toBeGreaterThan(0);
    expect(elements.length + skipped.length).toBe(whole[name].elements.length);
    for (const skip of skipped)
      expect(skip).toMatchObject({ reason: `${field}: is a link where the content was asked for` });
  });

  test("costs one customer who is read by id", async () => {
    const [{ id } = { id: "" }] = whole.customers.elements;
    await expect(clientWith("phoneNumbers").customer(id)).rejects.toMatchObject({ kind: "shape" });
  });

  test("is nothing where it was not asked for", async () => {
    expect(await everything(clientWith("addresses"))).toEqual(whole);
    const [group] = whole.modifiers.elements;
    const ids = [];
    for await (const page of clientWith("categories").itemsOfModifierGroup(group?.id ?? ""))
      ids.push(...page.elements.map(({ id }) => id));
    expect(ids.sort()).toEqual(group?.items.map(({ id }) => id).sort());
  });
});

test("lists an item of a modifier group of which nothing but its id can be read", async () => {
  const ids = async (clover: Client) => {
    const [group] = (await LISTS.modifiers(clover)).elements;
    const listed: string[] = [];
    for await (const page of clover.itemsOfModifierGroup(group?.id ?? ""))
      listed.push(...page.elements.map(({ id }) => id));
    return listed;
  };
  const listed = await ids(clientThat((json) => json));
  expect(listed.length).toBeGreaterThan(1);
  const unreadable = clientThat((json, url) =>
    url.searchParams.get("filter")?.startsWith("modifierGroup") && Array.isArray(json.elements)
      ? { ...json, elements: json.elements.map(({ id }) => ({ id, name: 7, price: "9" })) }
      : json,
  );
  expect(await ids(unreadable)).toEqual(listed);
});

describe("variations of an answer", () => {
  const order = (fields: object) =>
    toOrder(OrderWire.parse({ id: "ORDER_1", state: "locked", createdTime: 1_767_232_800_000, ...fields }));

  test("empty objects are accepted as null references", () => {
    const lineItems = { elements: [{ id: "L1", name: "Grinder", price: 500, item: {} }] };
    const payments = { elements: [{ id: "P1", order: {}, amount: 500, result: "SUCCESS" }] };
    const read = order({ device: {}, employee: {}, serviceCharge: {}, lineItems, payments });
    expect(read).toMatchObject({ ok: true, value: { subtotal: "5.00", items: [{ itemCloverId: null }] } });
  });

  test("customers and returned lines without an id are left out, and cost no order", () => {
    const refunds = [{ id: "R1", amount: 100, lineItems: [{}, null, { id: "L1" }] }];
    const wire = OrderWire.parse({
      id: "ORDER_1",
      customers: [{}, null, { id: null }, { id: "C1" }],
      refunds,
    });
    expect(wire.customers).toEqual([{ id: "C1" }]);
    expect(wire.refunds[0]?.lineItems).toEqual([{ id: "L1" }]);
    expect(OrderWire.parse({ id: "ORDER_1", customers: { elements: [{}] } }).customers).toEqual([]);
  });

  test("ids may have other letters than Clover's, but no path characters", () => {
    expect(order({ customers: [{ id: "CLV_a-1" }] })).toMatchObject({
      ok: true,
      value: { cloverId: "ORDER_1", customerCloverId: "CLV_a-1" },
    });
    for (const id of ["../orders", "a'b", "a b", "", "x".repeat(65)])
      expect(OrderWire.safeParse({ id }).success).toBe(false);
  });

  test("an item may have categories by id only and an invalid cost", () => {
    const item = ItemWire.parse({
      id: "ITEM_1",
      name: "Grinder",
      price: 500,
      cost: 12.5,
      categories: {
        elements: [{ id: "CAT2" }, { id: "CAT1", sortOrder: "0" }, { id: "CAT3", deleted: true }],
      },
    });
    expect(toProduct(item)).toMatchObject({
      ok: true,
      value: { categoryCloverIds: ["CAT1", "CAT2"], cost: null },
    });
  });
});
