import { beforeEach, describe, expect, it } from "vitest";
import {
  countByCategory,
  findProduct,
  findProducts,
  listCategories,
  listProducts,
  readStockReadAt,
} from "@/lib/catalog/queries";
import { ProductFilter } from "@/lib/catalog/schema";
import { db } from "@/lib/db/client";
import { makeCategory, makeProduct } from "@/tests/factories/product";

const find = (filter: Partial<ProductFilter> = {}) =>
  findProducts(db(), { ...ProductFilter.parse({}), ...filter });
const names = async (filter: Partial<ProductFilter> = {}) =>
  (await find(filter)).products.map(({ name }) => name);

beforeEach(async () => {
  await db().$executeRaw`TRUNCATE products, categories, sync_steps CASCADE`;
});

describe("a search", () => {
  it("matches the name or the first twenty characters of the description in any case", async () => {
    await makeProduct(db(), { name: "Straight Tube", description: "Borosilicate, 18 mm, and much more" });
    await makeProduct(db(), { name: "BOROsilicate Spoon" });
    await makeProduct(db(), { name: "Grinder", description: "Twenty characters on, borosilicate" });
    expect(await names({ q: "borosil" })).toEqual(["BOROsilicate Spoon", "Straight Tube"]);
    expect(await names({ q: "much more" })).toEqual([]);
  });

  it.each(["%", "_", "\\", "'", "50% off_\\"])("treats %j literally, not as a pattern", async (q) => {
    await makeProduct(db(), { name: `Odd ${q} name` });
    await makeProduct(db(), { name: "Plain" });
    expect(await names({ q })).toEqual([`Odd ${q} name`]);
  });

  it.each([
    ["geek bar miami mint", ["Geek Bar Pulse 15000 - Miami Mint"]],
    ["torch black", ["Scorch Black Torch Lighter"]],
    ["grinders", ["Cali Crusher", "Santa Cruz Grinder 4-Piece"]],
    ["purple grinder", ["Cali Crusher"]],
    ["4 piece", ["Santa Cruz Grinder 4-Piece"]],
    ["geek-bar", ["Geek Bar Pulse 15000 - Miami Mint"]],
    ["mint torch", []],
  ])("finds %s by its words, in any order", async (q, found) => {
    const names = [
      "Geek Bar Pulse 15000 - Miami Mint",
      "Scorch Black Torch Lighter",
      "Santa Cruz Grinder 4-Piece",
    ];
    for (const name of names) await makeProduct(db(), { name });
    const group = await makeProduct(db(), { name: "Cali Crusher", isGroup: true });
    await makeProduct(db(), { name: "Cali Crusher Grinder 2.5 in Purple", groupId: group.id });
    expect((await find({ q })).products.map(({ name }) => name)).toEqual(found);
  });

  it.each([
    ["geekbar", ["GEEKBAR X 25K", "Geek Bar Pulse"]],
    ["geek bar", ["GEEKBAR X 25K", "Geek Bar Pulse"]],
    ["geekbars pulse", ["Geek Bar Pulse"]],
    ["zigzag", ["Orange Box", "Zig-Zag 1 1/4"]],
    ["blackmild", ["Black & Mild Jazz"]],
    ["7oh", ["7-OH Tablets"]],
    ["ebar", []],
    ["1114", []],
  ])("finds %s in names that write it in one word or several", async (q, found) => {
    const names = ["Geek Bar Pulse", "GEEKBAR X 25K", "Zig-Zag 1 1/4", "Black & Mild Jazz", "7-OH Tablets"];
    for (const name of names) await makeProduct(db(), { name });
    const group = await makeProduct(db(), { name: "Orange Box", isGroup: true });
    await makeProduct(db(), { name: "Zig Zag Papers Orange", groupId: group.id });
    expect((await find({ q })).products.map(({ name }) => name).toSorted()).toEqual(found);
  });

  it("combines with the category", async () => {
    await makeProduct(db(), { name: "Mint vape", categoryName: "Vapes" });
    await makeProduct(db(), { name: "Mint shisha", categoryName: "Shisha" });
    expect(await names({ q: "mint", category: "Shisha" })).toEqual(["Mint shisha"]);
  });
});

describe("the list", () => {
  it("leaves out inactive products", async () => {
    await makeProduct(db(), { name: "Hidden", isActive: false });
    await makeProduct(db(), { name: "Shown" });
    expect(await names()).toEqual(["Shown"]);
    expect((await listProducts(db())).map(({ name }) => name)).toEqual(["Shown"]);
  });

  it("pages without gaps or repeats, also when names are equal", async () => {
    for (let number = 0; number < 60; number += 1) {
      await makeProduct(db(), { name: "Same name", categoryName: `Category ${number % 4}` });
    }
    const pages = await Promise.all([0, 24, 48].map((offset) => find({ offset })));
    expect(pages.map(({ products }) => products.length)).toEqual([24, 24, 12]);
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(60);
    expect(pages.map(({ total }) => total)).toEqual([60, 60, 60]);
  });

  it("alternates categories: the first of every category comes before the second of any", async () => {
    for (const name of ["A1", "A2", "A3"]) await makeProduct(db(), { name, categoryName: "Bongs" });
    await makeProduct(db(), { name: "Z1", categoryName: "Vapes" });
    expect(await names()).toEqual(["A1", "Z1", "A2", "A3"]);
    expect(await names({ category: "Bongs" })).toEqual(["A1", "A2", "A3"]);
  });

  it("returns the price as a string with two decimals and no internal fields", async () => {
    await makeProduct(db(), { price: "5", sku: "SECRET-SKU" });
    const [product] = (await find()).products;
    expect(product?.price).toBe("5.00");
    expect(JSON.stringify(product)).not.toContain("SECRET-SKU");
  });
});

describe("the sort order", () => {
  it("is in stock before out of stock, then by sales, with uncategorized products last", async () => {
    await makeProduct(db(), { name: "Slow", soldRecently: 1 });
    await makeProduct(db(), { name: "Best", soldRecently: 90 });
    await makeProduct(db(), { name: "Best, gone", soldRecently: 500, stock: 0 });
    await makeProduct(db(), { name: "Uncounted", soldRecently: 40, stock: 0, isStockTracked: false });
    await makeProduct(db(), { name: "Loose end", soldRecently: 900, categoryName: null });
    const order = ["Best", "Uncounted", "Slow", "Best, gone", "Loose end"];
    expect(await names()).toEqual(order);
    expect(await names({ category: "Bongs" })).toEqual(order.slice(0, 4));
  });

  it("puts products without a price last when sorted by price, and the newest first when sorted by age", async () => {
    await makeProduct(db(), { name: "Ten", price: "10", createdAt: new Date("2026-11-01") });
    await makeProduct(db(), { name: "Nine", price: "9", createdAt: new Date("2026-11-03") });
    await makeProduct(db(), {
      name: "Typed in",
      price: "1",
      priceType: "VARIABLE",
      createdAt: new Date("2026-11-02"),
    });
    expect(await names({ sort: "price-low" })).toEqual(["Nine", "Ten", "Typed in"]);
    expect(await names({ sort: "price-high" })).toEqual(["Ten", "Nine", "Typed in"]);
    expect(await names({ sort: "newest" })).toEqual(["Nine", "Typed in", "Ten"]);
  });
});

describe("the filters for price, stock and new arrivals", () => {
  it("includes both prices of the range and excludes products without a price", async () => {
    for (const price of ["4.99", "5", "20", "20.01"]) await makeProduct(db(), { name: `$${price}`, price });
    await makeProduct(db(), { name: "Typed in", price: "7", priceType: "VARIABLE" });
    expect(await names({ min: "5", max: "20.00" })).toEqual(["$20", "$5"]);
    expect(await names({ max: "4.99" })).toEqual(["$4.99"]);
  });

  it("returns products with a tracked stock above zero", async () => {
    await makeProduct(db(), { name: "There", stock: 1 });
    await makeProduct(db(), { name: "Gone", stock: 0 });
    await makeProduct(db(), { name: "Uncounted", stock: 5, isStockTracked: false });
    expect(await names({ stock: "in" })).toEqual(["There"]);
  });

  it("treats products created within a week as new, except those of the first sync", async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await makeProduct(db(), { name: "Came with the first", createdAt: ago(3) });
    await makeProduct(db(), { name: "Came later", createdAt: ago(1) });
    expect(await names({ new: "1" })).toEqual(["Came later"]);
    await makeProduct(db(), { name: "Old", createdAt: ago(30) });
    expect((await names({ new: "1" })).toSorted()).toEqual(["Came later", "Came with the first"]);
  });
});

describe("one product", () => {
  it("comes with related products of its category, in stock and best selling first", async () => {
    const own = await makeProduct(db(), { name: "Own" });
    await makeProduct(db(), { name: "Gone", stock: 0, soldRecently: 99 });
    await makeProduct(db(), { name: "Sells", soldRecently: 5 });
    await makeProduct(db(), { name: "Lies" });
    await makeProduct(db(), { name: "Elsewhere", categoryName: "Vapes" });
    const detail = await findProduct(db(), own.id);
    expect(detail?.product.name).toBe("Own");
    expect(detail?.related.map(({ name }) => name)).toEqual(["Sells", "Lies", "Gone"]);
  });

  it("is null when it is hidden or unknown", async () => {
    const hidden = await makeProduct(db(), { isActive: false });
    expect(await findProduct(db(), hidden.id)).toBeNull();
    expect(await findProduct(db(), "6f0c2f0e-0000-4000-8000-000000000001")).toBeNull();
  });
});

describe("the nicotine warning", () => {
  it("is shown when any match contains nicotine, on whatever page", async () => {
    for (let number = 0; number < 3; number += 1) await makeProduct(db(), { name: `A${number}` });
    await makeProduct(db(), { name: "Z pouch", categoryName: "Additional", containsNicotine: true });
    expect(await find({ limit: 1 })).toMatchObject({ containsNicotine: true });
    expect(await find({ category: "Bongs" })).toMatchObject({ containsNicotine: false });
  });

  it("is shown for a nicotine category even when the register has no age restriction", async () => {
    await makeProduct(db(), { categoryName: "Vapes", containsNicotine: false });
    const page = await find({ category: "Vapes" });
    expect(page.containsNicotine).toBe(true);
    expect(page.products[0]?.containsNicotine).toBe(true);
  });

  it("is shown for a name that says so in a category of mixed goods", async () => {
    await makeProduct(db(), { name: "Hyde IQ 5000", categoryName: "Counter" });
    expect(await find({ category: "Counter" })).toMatchObject({
      containsNicotine: true,
      products: [{ containsNicotine: true }],
    });
  });

  it("is not shown beside a product whose name says that it has none", async () => {
    await makeProduct(db(), { name: "Steam Stones", categoryName: "Shisha" });
    const page = await find({ category: "Shisha" });
    expect(page.containsNicotine).toBe(true);
    expect(page.products[0]?.containsNicotine).toBe(false);
  });
});

it("counts active products by category, and those without one as Uncategorized", async () => {
  await makeProduct(db(), { categoryName: "Pipes" });
  await makeProduct(db(), { categoryName: "Pipes" });
  await makeProduct(db(), { categoryName: "Pipes", isActive: false });
  await makeProduct(db(), { name: "Loose end", categoryName: null });
  expect(await countByCategory(db(), ProductFilter.parse({}))).toEqual([
    { name: "Pipes", count: 2, containsNicotine: false },
    { name: "Uncategorized", count: 1, containsNicotine: false },
  ]);
  expect(await names({ category: "Uncategorized" })).toEqual(["Loose end"]);
});

it("counts and lists the register's own Uncategorized together with what has no category", async () => {
  await makeProduct(db(), { name: "Loose end", categoryName: null });
  await makeProduct(db(), { name: "Named so", categoryName: "Uncategorized" });
  await makeProduct(db(), { name: "Zippo", categoryName: "Zippos" });
  expect(await countByCategory(db(), ProductFilter.parse({}))).toEqual([
    { name: "Uncategorized", count: 2, containsNicotine: false },
    { name: "Zippos", count: 1, containsNicotine: false },
  ]);
  expect((await names({ category: "Uncategorized" })).toSorted()).toEqual(["Loose end", "Named so"]);
});

it("lists categories in the order of the register", async () => {
  await makeCategory(db(), { name: "Second", sortOrder: 2 });
  await makeCategory(db(), { name: "First", sortOrder: 1 });
  expect((await listCategories(db())).map(({ name }) => name)).toEqual(["First", "Second"]);
});

it("takes the time of the stock from the last complete read of the products", async () => {
  expect(await readStockReadAt(db())).toBeNull();
  const readAt = new Date("2026-11-21T08:05:00Z");
  const later = new Date("2026-11-21T09:05:00Z");
  await db().syncStep.createMany({
    data: [
      { kind: "inventory", name: "products", lastTriedAt: later, failingSince: later, lastDoneAt: readAt },
      { kind: "inventory", name: "discounts", lastTriedAt: later, lastDoneAt: later },
      { kind: "orders", name: "orders", lastTriedAt: later, lastDoneAt: later },
    ],
  });
  expect(await readStockReadAt(db())).toBe(readAt.toISOString());
});
