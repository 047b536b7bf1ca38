import { describe, expect, it, vi } from "vitest";
import { practiceWithClient, type Row } from "./test-client";

const NOW = "2026-11-21T21:00:00Z";

const { pos, call, one, list } = await practiceWithClient({
  now: NOW,
  products: 40,
  customers: 20,
  orders: 300,
  days: 30,
});

const SHORT = ["discounts", "item_stocks", "tags", "tenders", "order_types", "tax_rates", "item_groups"];

/** Every list that Clover publishes no filter for. */
async function unfiltered(): Promise<string[]> {
  const [order] = await list("orders?limit=1");
  return [...SHORT, "modifier_groups", `orders/${order?.id}/line_items`];
}

describe("every list", () => {
  it("refuses a filter it does not offer, with Clover's header", async () => {
    for (const path of await unfiltered()) {
      const answer = await call(`${path}?filter=foo=1`);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.headers.has("x-clover-allowed-filter-fields")).toBe(true);
    }
  });

  it("refuses a negative limit, takes a thousand at most and says so in its href", async () => {
    for (const path of await unfiltered()) {
      expect([path, (await call(`${path}?limit=-1`)).status]).toEqual([path, 400]);
      expect((await one(`${path}?limit=5000`)).href).toContain("limit=1000");
      expect((await one(path)).href).toContain("limit=100");
    }
  });

  it("filters the items of a category as it filters all items", async () => {
    const items = (await list("items?limit=1000&expand=categories")) as {
      categories?: { elements: Row[] };
    }[];
    const [category] = items.flatMap(({ categories }) => categories?.elements ?? []);
    const found = await list(`categories/${category?.id}/items?filter=price>=1000000`);
    expect(found).toEqual([]);
    expect((await call(`categories/${category?.id}/items?filter=foo=1`)).status).toBe(400);
  });
});

describe("a filter on time that is no range", () => {
  it.each(["orders", "payments"])("picks the %s of these moments", async (path) => {
    const rows = await list(`${path}?limit=1000`);
    const [first, second] = [rows[3], rows[40]];
    const times = [first?.createdTime, second?.createdTime];
    const wanted = rows.filter(({ createdTime }) => times.includes(createdTime)).map(({ id }) => id);
    const filter = encodeURIComponent(`createdTime in (${times.join(",")})`);
    expect((await list(`${path}?limit=1000&filter=${filter}`)).map(({ id }) => id)).toEqual(wanted);
    const others = await list(`${path}?limit=1000&filter=createdTime!=${times[0]}`);
    expect(others).toHaveLength(rows.filter(({ createdTime }) => createdTime !== times[0]).length);
    expect(others.length).toBeLessThan(rows.length);
  });

  it("is not confused with another one", async () => {
    const rows = await list("orders?limit=1000");
    for (const row of [rows[2], rows[5]]) {
      const [found] = await list(
        `orders?filter=${encodeURIComponent(`createdTime in (${row?.createdTime})`)}`,
      );
      expect(found?.createdTime).toBe(row?.createdTime);
    }
  });
});

describe("writes by PUT", () => {
  const put = (path: string, body: object) => call(path, { method: "PUT", body: JSON.stringify(body) });

  it("need the name of an item, as a sandbox did", async () => {
    const [item] = await list("items?limit=1");
    expect((await put(`items/${item?.id}`, { price: 750 })).status).toBe(400);
    expect((await put(`items/${item?.id}`, { name: "Renamed", price: 750 })).status).toBe(200);
    expect(await one(`items/${item?.id}`)).toMatchObject({ name: "Renamed", price: 750 });
  });

  it("set the stock of an item, and change no customer", async () => {
    const [item] = await list("items?limit=1");
    expect((await put(`item_stocks/${item?.id}`, { quantity: 4.5 })).status).toBe(200);
    expect(await one(`item_stocks/${item?.id}`)).toMatchObject({ quantity: 4.5 });
    const [customer] = await list("customers?limit=1");
    expect((await put(`customers/${customer?.id}`, { firstName: "No" })).status).toBe(405);
  });
});

describe("raw fields of a test", () => {
  it("of an item and a customer are shown with the expand they need", async () => {
    const item = pos.control.createItem({ name: "Odd", wire: { categories: { elements: [] }, code: "7" } });
    expect(await one(`items/${item.id}`)).not.toHaveProperty("categories");
    expect(await one(`items/${item.id}?expand=categories`)).toMatchObject({ code: "7", categories: {} });
    const customer = pos.control.createCustomer({ wire: { metadata: { note: "raw" }, firstName: "Raw" } });
    expect(await one(`customers/${customer.id}`)).not.toHaveProperty("metadata");
    expect(await one(`customers/${customer.id}?expand=metadata`)).toMatchObject({
      metadata: { note: "raw" },
    });
  });
});

it("never keeps a token that came in the address", async () => {
  pos.control.clearLog();
  await (await call(`items?access_token=${pos.token}&limit=7`)).text();
  const [kept] = await vi.waitUntil(() => pos.control.log().inFlight === 0 && pos.control.requests());
  expect(kept).toMatchObject({ status: 401, query: expect.stringMatching(/access_token=.*limit=7/) });
  expect(JSON.stringify(pos.control.requests())).not.toContain(pos.token);
});
