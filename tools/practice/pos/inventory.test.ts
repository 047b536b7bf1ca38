import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { startPracticePos } from "./start";
import { practiceWithClient, testClient } from "./test-client";

interface Answer {
  elements: Record<string, unknown>[];
  href: string;
}

const { pos, call } = await practiceWithClient({ customers: 10, orders: 10 });

async function list(path: string): Promise<Answer> {
  const response = await call(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

describe("the item list", () => {
  it("returns a hundred items and no total by default", async () => {
    const { elements, href, ...rest } = await list("items");
    expect(elements).toHaveLength(100);
    expect(href).toContain("limit=100");
    expect(rest).toEqual({});
    expect(elements[0]).not.toHaveProperty("categories");
    expect(elements[0]).not.toHaveProperty("itemStock");
  });

  it("has at least 450 items for sale, newest first and without duplicates", async () => {
    const { elements } = await list("items?limit=5000&filter=hidden=false&filter=available=true");
    expect(elements.length).toBeGreaterThanOrEqual(450);
    const ids = elements.map((item) => String(item.id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
  });

  it("wraps nested lists and omits the quantity of untracked stock", async () => {
    const { elements } = await list("items?limit=1000&expand=categories,itemStock,tags");
    const stocks = elements.map((item) => (item as { itemStock: { quantity?: number } }).itemStock.quantity);
    expect(stocks).toContain(undefined);
    expect(stocks.some((quantity) => quantity !== undefined && quantity < 0)).toBe(true);
    expect(stocks.some((quantity) => quantity !== undefined && !Number.isInteger(quantity))).toBe(true);
    expect(elements[0]).toHaveProperty("categories.elements");
  });

  it("returns deleted items only with a filter for them", async () => {
    const plain = await list("items?limit=1000");
    const deleted = await list("items?limit=1000&filter=deleted=true");
    expect(plain.elements.some((item) => "deletedTime" in item)).toBe(false);
    expect(deleted.elements.length).toBeGreaterThan(0);
    expect(deleted.elements.every((item) => "deletedTime" in item)).toBe(true);
  });

  it("refuses an unknown filter and lists the supported ones", async () => {
    const response = await call("items?filter=categories.id=X");
    expect(response.status).toBe(400);
    expect(response.headers.get("x-clover-allowed-filter-fields")).toContain("modifiedTime");
  });

  it("refuses a fourth expand unless the setting allows it", async () => {
    const path = "items?expand=tags,categories,itemStock,ageRestricted&limit=1";
    expect((await call(path)).status).toBe(400);
    pos.control.changeSettings({ overMaxExpand: "allow" });
    expect((await call(path)).status).toBe(200);
  });

  it("sorts by a changed price and finds names by prefix", async () => {
    const { elements } = await list("items?orderBy=price ASC&limit=1000&filter=name=Mesa Glass*");
    const prices = elements.map((item) => Number(item.price));
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it("marks nicotine goods with Clover's age restriction type", async () => {
    const { elements } = await list("items?expand=ageRestricted&filter=isAgeRestricted=true&limit=1000");
    expect(elements.length).toBeGreaterThan(50);
    expect(elements[0]).toMatchObject({
      ageRestrictedObj: { id: "DHXH8XT6CHZKA", name: "Tobacco", minimumAge: 21 },
    });
  });
});

describe("categories", () => {
  it("silently truncates nested items at a hundred, and pages all of them at their own path", async () => {
    const category = pos.control.createCategory({ name: "Crowded" });
    for (let n = 0; n < 130; n++) pos.control.createItem({ name: `Goods ${n}`, categories: ["Crowded"] });
    const { elements } = await list(`categories?expand=items&filter=id=${category.id}`);
    expect((elements[0] as { items: Answer }).items.elements).toHaveLength(100);
    expect((await list(`categories/${category.id}/items?limit=1000`)).elements).toHaveLength(130);
  });

  it("have no modifiedTime and begin with the six default ones", async () => {
    const { elements } = await list("categories");
    expect(elements.slice(0, 6).map((one) => one.name)).toEqual(
      expect.arrayContaining(["Hookahs", "Bongs", "Pipes", "E-cigs", "Vapes", "Additional"]),
    );
    expect(elements[0]).not.toHaveProperty("modifiedTime");
  });
});

describe("writes", () => {
  it("change only the sent fields of an item", async () => {
    const [item] = (await list("items?limit=1")).elements;
    const answer = await call(`items/${item?.id}`, { method: "POST", body: JSON.stringify({ price: 4321 }) });
    expect(await answer.json()).toMatchObject({ name: item?.name, price: 4321 });
  });

  it("set stock absolutely and deactivate an auto-managed item at zero", async () => {
    const { id } = pos.control.createItem({ name: "Counted", autoManage: true, quantity: 5 });
    const answer = await call(`item_stocks/${id}`, { method: "POST", body: JSON.stringify({ quantity: 0 }) });
    expect(await answer.json()).toMatchObject({ quantity: 0 });
    expect(await (await call(`items/${id}`)).json()).toMatchObject({ available: false });
  });

  it("can send hostile raw fields on request of a test", async () => {
    const { id } = pos.control.createItem({ name: "Odd", wire: { price: 2 ** 53, name: "<script>\u0000" } });
    expect(await (await call(`items/${id}`)).json()).toMatchObject({
      price: 2 ** 53,
      name: "<script>\u0000",
    });
  });
});

async function listFile(text: string): Promise<string> {
  const file = join(temporaryFolder(), "list.json");
  await writeFile(file, text);
  return file;
}

describe("an imported price list", () => {
  it("loads every valid line as an item for sale and reports why it skipped one", async () => {
    const rows = [
      { line: 1, category: "Glass", code: "GP1", size: "20cm", description: "Mixed", price: 188 },
      { line: 2, category: "Glass", code: "GP1", size: "20cm", description: "Mixed", price: 18.5 },
      { line: 3, category: "Glass", code: "GP2", price: null },
      { line: 4, code: "GP3", price: null, priceAsPrinted: "R1,250 / R1,100" },
      { line: 5, category: "Odd  one", name: "x".repeat(300), price: "-4" },
      "nonsense",
      { line: 7, price: 3 },
    ];
    const file = await listFile(JSON.stringify(rows));
    const notes: string[] = [];
    const other = await startPracticePos({
      catalog: file,
      limits: false,
      onCatalogNote: (note) => notes.push(note),
    });
    onTestFinished(() => other.close());
    const items = await testClient(other).list("items");
    expect(items.map((item) => item.price).sort()).toEqual([125_000, 1850, 18_800]);
    expect(notes.join("\n")).toContain("line 3: left out, its price cannot be read: null");
    expect(notes.join("\n")).toContain("line 4: has 2 prices, the first one (1250) was taken");
    expect(notes.join("\n")).toContain("line 5: left out, its price is out of range: -4");
    expect(notes).toHaveLength(7 - 1);
  });

  it("is refused with one sentence when it is not JSON", async () => {
    const file = await listFile("code;price");
    await expect(startPracticePos({ catalog: file })).rejects.toThrow(/is not JSON\.$/);
  });
});
