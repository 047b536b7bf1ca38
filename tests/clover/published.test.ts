import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCloverClient } from "@/lib/integrations/clover/client";
import { DAY_MS } from "@/lib/time";
import { type PracticePos, startPracticePos } from "@/tools/practice/pos/start";
import { allPaths } from "./field-paths";
import { isPublishedPath, publishedApi, publishedExpands, publishedFilters } from "./published";
import { knownPaths, recordedBelow } from "./seen-fields";

const NOW = "2026-11-20T20:00:00Z";
const WINDOW = { from: Date.parse(NOW) - 80 * DAY_MS, to: Date.parse(NOW) };

let pos: PracticePos;
beforeAll(async () => {
  pos = await startPracticePos({ limits: false, now: NOW, customers: 400, orders: 1_500, days: 60 });
});
afterAll(() => pos.close());

type Row = Record<string, unknown>;

const CHARGES = "discounts,serviceCharge,voids";

async function page(path: string): Promise<Row[]> {
  const answer = await fetch(`${pos.url}/v3/merchants/${pos.merchantId}${path}`, {
    headers: { authorization: `Bearer ${pos.token}`, "user-agent": "test" },
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as { elements: Row[] }).elements;
}

/** The published schemas show nested lists as plain arrays; every recorded answer wraps them in `elements`. */
function unwrapped(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const list = (value as { elements?: unknown } | null)?.elements;
      return [name, Array.isArray(list) ? list : value];
    }),
  );
}

/** Names that real answers carry and the published schema does not list, and where each was seen. */
const SEEN_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Order: { href: "recorded order, community.clover.com/questions/27777" },
  Payment: {},
  Item: {
    href: "recorded order and item answers in public code",
    isAgeRestricted: "docs.clover.com changelog, April 2026; Android SDK, v3 Item",
    ageRestrictedObj: "Android SDK, v3 Item",
  },
  Category: {},
  Customer: { href: "recorded customer answers in public code" },
};

/** Values that differ from the published type, and why. */
const SEEN_VALUES: Readonly<Record<string, Row>> = {
  // Clover's own example of a category shows `"sortOrder": "0"`.
  Category: { sortOrder: { type: ["integer", "string"] } },
};

const ajv = new Ajv({ strict: false, formats: { int64: true } });

function validator(name: string) {
  const schema = publishedApi.schemas[name];
  if (!schema) throw new Error(`no schema ${name}`);
  const seen = Object.fromEntries(Object.keys(SEEN_FIELDS[name] ?? {}).map((field) => [field, {}]));
  const properties = { ...schema.properties, ...SEEN_VALUES[name], ...seen };
  return ajv.compile({ ...schema, properties, additionalProperties: false });
}

describe("every answer fits the published schema", () => {
  test.each([
    [
      "Order",
      "/orders",
      ["payments,refunds,credits", "lineItems,customers,discounts", "voids,employee,orderType"],
    ],
    ["Payment", "/payments", ["tender,refunds,order"]],
    ["Item", "/items", ["categories,itemStock,ageRestricted", "tags,modifierGroups,options", "taxRates"]],
    ["Category", "/categories", ["items"]],
    ["Customer", "/customers", ["emailAddresses,phoneNumbers,metadata", "addresses"]],
  ])("%s", async (name, path, expands) => {
    const validate = validator(name);
    for (const expand of expands) {
      for (const one of expand.split(",")) expect(publishedExpands(path)).toContain(one);
      const rows = await page(`${path}?limit=1000&expand=${expand}`);
      expect(rows.length).toBeGreaterThan(10);
      for (const row of rows) {
        const fits = validate(unwrapped(row));
        expect([row.id, fits ? null : validate.errors]).toEqual([row.id, null]);
      }
    }
  });

  test("and the check fails for one that does not", () => {
    const validate = validator("Order");
    expect(validate({ id: "A", total: "12.99" })).toBe(false);
    expect(validate({ id: "A", subtotal: 1299 })).toBe(false);
    expect(validate({ id: "A", payType: "HALF" })).toBe(false);
  });
});

test.each(["/orders", "/items", "/categories", "/customers", "/payments", "/credits"])(
  "%s supports exactly the filters Clover publishes",
  async (path) => {
    const answer = await fetch(`${pos.url}/v3/merchants/${pos.merchantId}${path}?limit=1`, {
      headers: { authorization: `Bearer ${pos.token}`, "user-agent": "test" },
    });
    const offered = (answer.headers.get("x-clover-allowed-filter-fields") ?? "").split(",");
    // A live audit of the sandbox used `categoryId` on items with success.
    const extra = path === "/items" ? ["categoryId"] : [];
    expect(offered.sort()).toEqual([...publishedFilters(path), ...extra].sort());
  },
);

/** The paths of the answers to these expands, each asked for by itself. */
async function pathsOf(path: string, expands: readonly string[]): Promise<string[]> {
  const rows: Row[] = [];
  for (const expand of expands) rows.push(...(await page(`${path}?limit=1000&expand=${expand}`)));
  return [...allPaths(rows)];
}

describe("records inside a record", () => {
  test.each([
    [
      "/orders",
      ["payments,refunds,credits", "lineItems.discounts,lineItems.modifications,customers", CHARGES],
    ],
    ["/payments", ["tender"]],
    ["/refunds", ["", "lineItems"]],
    ["/credits", [""]],
    ["/items", ["categories,itemStock,ageRestricted", "tags,modifierGroups,options", "taxRates"]],
    ["/categories", ["items"]],
    ["/customers", ["emailAddresses,phoneNumbers,metadata", "addresses"]],
  ])("of %s have no name that was never seen", async (path, expands) => {
    pos.control.addOrders({ lines: [{ price: 1_000 }], serviceChargePercent: 18 });
    const known = knownPaths(path);
    const isNested = (name: string) => /[.[]/.test(name) || path === "/refunds" || path === "/credits";
    const nested = (await pathsOf(path, expands)).filter(isNested);
    expect(nested).not.toEqual([]);
    expect(nested.filter((name) => !known.has(name))).toEqual([]);
  });

  test("of an order would be found if a refund in it named its lines", async () => {
    pos.control.changeSettings({ refundLines: "everywhere" });
    const paths = await pathsOf("/orders", ["refunds"]);
    pos.control.changeSettings({ refundLines: "expanded" });
    const known = knownPaths("/orders");
    expect(paths.filter((name) => /[.[]/.test(name) && !known.has(name))).toEqual([
      "refunds[].lineItems",
      "refunds[].lineItems[].id",
    ]);
  });

  test("of a refund are those that were recorded, in its list as in its order", async () => {
    const names = recordedBelow("refunds[]");
    expect(names.length).toBeGreaterThan(40);
    expect(await pathsOf("/refunds", [""])).toEqual(expect.arrayContaining(names));
    const inOrders = names.map((name) => `refunds[].${name}`);
    const shown = await pathsOf("/orders", ["refunds"]);
    expect(shown).toEqual(expect.arrayContaining(inOrders));
    expect(shown).not.toContain("refunds[].lineItems");
  });

  test("of a line say which refund it came back with, where its flag says it too", async () => {
    const rows = await page("/orders?limit=1000&expand=lineItems");
    const lines = rows.flatMap(({ lineItems }) => (lineItems as { elements: Row[] }).elements);
    const named = lines.filter(({ refund }) => refund);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ refunded }) => refunded !== true)).toEqual([]);
  });
});

/** `/orders/ABC…/line_items` as `/orders/{id}/line_items`. */
const templateOf = (path: string) =>
  path.replace(`/v3/merchants/${pos.merchantId}`, "").replace(/^(\/\w+)\/[0-9A-Z]{13}/, "$1/{id}");

/** The records whose schema is published among those of these calls. */
const SCHEMA_OF: Readonly<Record<string, string>> = {
  "/categories": "Category",
  "/items": "Item",
  "/customers": "Customer",
  "/customers/{id}": "Customer",
  "/orders": "Order",
  "/orders/{id}": "Order",
};

/** Of each kind of answer: to check a thousand orders takes seconds. */
const CHECKED = 200;

/** A client, and some of what it is answered, by the template of the path. */
function listeningClient() {
  const answers = new Map<string, Row[]>();
  const heard = new Set<string>();
  const listening: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const { pathname, searchParams } = new URL(String(input));
    const template = templateOf(pathname);
    const kind = `${template} ${searchParams.get("expand")}`;
    if (init?.method !== "GET" || heard.has(kind)) return answer;
    heard.add(kind);
    const body = (await answer.clone().json()) as Row & { elements?: Row[] };
    const rows = (body.elements ?? [body]).slice(0, CHECKED);
    answers.set(template, [...(answers.get(template) ?? []), ...rows]);
    return answer;
  };
  const { url: baseUrl, token, merchantId } = pos;
  return { answers, clover: createCloverClient({ baseUrl, token, merchantId, fetch: listening }) };
}

test("every path, filter and expand our client sends is in the published schema, and none asks for cards", async () => {
  const { answers, clover } = listeningClient();
  pos.control.clearLog();
  const [customer] = await page("/customers?limit=1");
  const [order] = await page("/orders?limit=1");
  const [group] = await page("/modifier_groups?limit=1");
  pos.control.clearLog();
  await clover.merchant();
  await clover.customer(String(customer?.id));
  await clover.updateCustomerMetadata(String(customer?.id), { note: "Kept" });
  await clover.order(String(order?.id));
  await clover.customersById([String(customer?.id)]);
  await clover.customersByPhone("7025550123");
  await clover.changedOrders(WINDOW.from, 100);
  const reads: AsyncIterable<unknown>[] = [
    clover.categories(),
    clover.discounts(),
    clover.items(),
    clover.itemGroups(),
    clover.modifierGroups(),
    clover.itemsOfModifierGroup(String(group?.id)),
    clover.customers(),
    clover.orders({ by: "createdTime", ...WINDOW }),
    clover.orders({ by: "modifiedTime", from: WINDOW.to - DAY_MS, to: WINDOW.to }),
    clover.deletedOrders({ ...WINDOW, deletedSince: WINDOW.from }),
    clover.refunds(),
    clover.credits(),
  ];
  for (const read of reads) for await (const _ of read);
  const sent = pos.control.requests(5_000);
  expect(sent.length).toBeGreaterThan(20);
  for (const { path, query, status } of sent) {
    const template = templateOf(path);
    const search = new URLSearchParams(query);
    const filters = search.getAll("filter").map((clause) => /^[\w.]+/.exec(clause)?.[0] ?? clause);
    const expands = search.getAll("expand").flatMap((names) => names.split(","));
    expect([template, status, isPublishedPath(template)]).toEqual([template, 200, true]);
    expect([template, filters.filter((name) => !publishedFilters(template).includes(name))]).toEqual([
      template,
      [],
    ]);
    expect([template, expands.filter((name) => !publishedExpands(template).includes(name))]).toEqual([
      template,
      [],
    ]);
    expect(expands.length).toBeLessThanOrEqual(3);
    // `cardTransaction` of payments and `cards` of customers.
    expect(query).not.toMatch(/card/i);
  }
  for (const [template, name] of Object.entries(SCHEMA_OF)) {
    const validate = validator(name);
    const rows = answers.get(template) ?? [];
    expect([template, rows.length]).not.toEqual([template, 0]);
    const unfit = rows.filter((row) => !validate(unwrapped(row)));
    expect([template, unfit.map(({ id }) => id), validate.errors]).toEqual([template, [], null]);
  }
});
