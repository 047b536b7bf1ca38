import { describe, expect, test } from "vitest";
import { searchAdminProducts } from "@/lib/catalog/admin-queries";
import { hasPrice } from "@/lib/catalog/product-card";
import { countByCategory, findProducts, listProducts } from "@/lib/catalog/queries";
import { ProductFilter } from "@/lib/catalog/schema";
import { updateProduct } from "@/lib/catalog/update-product";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { adminCtx } from "@/tests/factories/contexts";
import { freshPractice } from "@/tests/support/practice-of-file";
import { sync } from "./start-sync";

const { pos, clover } = await freshPractice({ products: 20, customers: 0, orders: 0 });

const pull = () => sync(systemCtx("test"), "inventory", { clover });
const everything = ProductFilter.parse({});
const named = async (name: string) => (await listProducts(db())).find((product) => product.name === name);
async function namedProduct(name: string) {
  const found = await named(name);
  if (!found) throw new Error(`no product is called ${name}`);
  return found;
}
const admin = async (q: string) =>
  (await searchAdminProducts(await adminCtx(), { q, category: "", page: 1 })).rows;

function cone(size: string, more: object = {}) {
  return pos.control.createItem({
    name: `Paper Cones ${size}`,
    price: 500,
    quantity: 4,
    categories: ["Rolling Papers"],
    variant: { group: "Paper Cones", options: { Size: size } },
    ...more,
  });
}

describe("variants of an item group", () => {
  test("become one product with options, a price range and the stock of each", async () => {
    cone("Small", { price: 399, code: "812345678901", cost: 150 });
    cone("King", { price: 799, quantity: 2, sku: "CONE-K" });
    await pull();
    const list = await listProducts(db());
    expect(list.filter(({ name }) => name.startsWith("Paper Cones"))).toHaveLength(1);
    expect(await named("Paper Cones")).toMatchObject({
      price: "3.99",
      priceMax: "7.99",
      stock: 6,
      isStockTracked: true,
      categoryName: "Rolling Papers",
      options: [
        { label: "Small", price: "3.99", stock: 4 },
        { label: "King", price: "7.99", stock: 2 },
      ],
    });
    const page = await findProducts(db(), { ...everything, q: "king" });
    expect(page.products.map(({ name }) => name)).toContain("Paper Cones");
    expect(page.total).toBe(page.products.length);
  });

  test("follow changes to each of them, and an unchanged sync writes nothing", async () => {
    const small = cone("Small");
    const king = cone("King", { price: 900 });
    await pull();
    const before = await db().$queryRaw`SELECT id, xmin::text FROM products ORDER BY id`;
    await pull();
    expect(await db().$queryRaw`SELECT id, xmin::text FROM products ORDER BY id`).toEqual(before);
    pos.control.setStock(small.id, 1);
    pos.control.updateItem(king.id, { available: false });
    await pull();
    expect(await named("Paper Cones")).toMatchObject({
      priceMax: "5.00",
      stock: 1,
      options: [{ label: "Small" }],
    });
    pos.control.deleteItem(small.id);
    await pull();
    expect(await named("Paper Cones")).toBeUndefined();
    pos.control.updateItem(king.id, { available: true });
    await pull();
    expect(await named("Paper Cones")).toMatchObject({ price: "9.00", options: [{ label: "King" }] });
  });

  test("keep the fields set by staff, and still sync when the list of groups cannot be read", async () => {
    const small = cone("Small");
    await pull();
    const id = String((await named("Paper Cones"))?.id);
    await updateProduct(await adminCtx(), { id, description: "Unbleached" });
    pos.control.addFault({ kind: "status", status: 401, path: "^/(item|modifier)_groups", times: 0 });
    pos.control.setStock(small.id, 9);
    await pull();
    const run = await db().syncRun.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(run.error).toMatch(/^Item groups could not be read: .* Modifiers could not be read: /);
    expect(await named("Paper Cones")).toMatchObject({ id, description: "Unbleached", stock: 9 });
  });

  test("cost what those with a price cost, and nothing that can be printed where none has one", async () => {
    const small = cone("Small", { price: 1_000 });
    const king = cone("King", { price: 1_200 });
    cone("Loose", { price: 500, priceType: "VARIABLE" });
    cone("Unpriced", { price: 0 });
    await pull();
    expect(await named("Paper Cones")).toMatchObject({
      price: "10.00",
      priceMax: "12.00",
      priceType: "FIXED",
    });
    pos.control.deleteItem(small.id);
    pos.control.deleteItem(king.id);
    await pull();
    expect(hasPrice(await namedProduct("Paper Cones"))).toBe(false);
  });

  test("have untracked stock when an option is not tracked, unless another one is in stock", async () => {
    const small = cone("Small", { quantity: null });
    const king = cone("King", { quantity: 0 });
    await pull();
    expect(await named("Paper Cones")).toMatchObject({ isStockTracked: false });
    pos.control.setStock(king.id, 3);
    await pull();
    expect(await named("Paper Cones")).toMatchObject({ isStockTracked: true, stock: 3 });
    pos.control.setStock(small.id, 0);
    pos.control.setStock(king.id, 0);
    await pull();
    expect(await named("Paper Cones")).toMatchObject({ isStockTracked: true, stock: 0 });
  });
});

test("lists and counts a product in all its categories, the first being the main one", async () => {
  pos.control.createItem({ name: "Lava Lamp", price: 2_000, categories: ["Pipes", "Additional"] });
  await pull();
  expect(await named("Lava Lamp")).toMatchObject({
    categoryName: "Pipes",
    categoryNames: ["Pipes", "Additional"],
  });
  for (const category of ["Pipes", "Additional"]) {
    const { products } = await findProducts(db(), { ...everything, category });
    expect(products.map(({ name }) => name)).toContain("Lava Lamp");
  }
  const counts = await countByCategory(db(), { ...ProductFilter.parse({}), q: "Lava" });
  expect(counts.map(({ name, count }) => [name, count])).toEqual([
    ["Additional", 1],
    ["Pipes", 1],
  ]);
  expect((await findProducts(db(), { ...everything, q: "Lava" })).total).toBe(1);
});

test("the admin search finds SKUs and barcodes, including those of options, and shows costs", async () => {
  pos.control.createItem({ name: "Odd Thing", price: 100, sku: "ODD-77", code: "799999999993", cost: 35 });
  cone("Small", { code: "812345678901", sku: "CONE-S" });
  cone("King");
  await pull();
  expect(await admin("odd-77")).toMatchObject([{ name: "Odd Thing", sku: "ODD-77", cost: "0.35" }]);
  expect(await admin("79999999")).toMatchObject([{ name: "Odd Thing", code: "799999999993" }]);
  expect(await admin("812345678901")).toMatchObject([
    {
      name: "Paper Cones",
      options: [{ label: "King" }, { label: "Small", code: "812345678901", sku: "CONE-S" }],
    },
  ]);
});

test("shows modifiers that change the price, also beyond the hundredth item", async () => {
  for (let n = 0; n < 101; n++) {
    pos.control.createItem({ name: `Tall Stem ${n}`, price: 5_000, modifierGroups: ["Hookah extras"] });
  }
  await pull();
  const list = await listProducts(db());
  const hookahs = list.filter(({ name }) => name.startsWith("Tall Stem "));
  expect(hookahs).toHaveLength(101);
  for (const { modifiers } of hookahs) {
    expect(modifiers).toEqual([
      { group: "Hookah extras", name: "Second hose", price: "12.99" },
      { group: "Hookah extras", name: "Ice base tip", price: "9.99" },
    ]);
  }
});

describe("a product hidden at the register", () => {
  test("is not on the site until staff show it, which a sync keeps", async () => {
    const item = pos.control.createItem({ name: "Under the counter", price: 900, hidden: true });
    await pull();
    expect(await named("Under the counter")).toBeUndefined();
    const [row] = await admin("Under the counter");
    expect(row).toMatchObject({ isHiddenAtRegister: true, isForSale: false, isActive: false });
    const ctx = await adminCtx();
    const shown = await updateProduct(ctx, { id: String(row?.id), isShownByStaff: true });
    expect(shown.isActive).toBe(true);
    await pull();
    expect(await named("Under the counter")).toMatchObject({ isActive: true });
    await updateProduct(ctx, { id: String(row?.id), isHiddenByStaff: true });
    await pull();
    expect(await named("Under the counter")).toBeUndefined();
    await updateProduct(ctx, { id: String(row?.id), isHiddenByStaff: false });
    pos.control.deleteItem(item.id);
    await pull();
    expect(await named("Under the counter")).toBeUndefined();
  });

  test("is shown with its group when staff show the group", async () => {
    cone("Small", { hidden: true });
    cone("King", { hidden: true });
    await pull();
    const [row] = await admin("Paper Cones");
    expect(row).toMatchObject({ isHiddenAtRegister: true, isActive: false });
    await updateProduct(await adminCtx(), { id: String(row?.id), isShownByStaff: true });
    expect((await named("Paper Cones"))?.options).toHaveLength(2);
  });

  test("is what staff see of its group after the register deleted the other options", async () => {
    const small = cone("Small", { price: 300, quantity: 40 });
    cone("King", { price: 900, quantity: 2, hidden: true, categories: ["Cones"] });
    await pull();
    pos.control.deleteItem(small.id);
    await pull();
    const [row] = await admin("Paper Cones");
    expect(row).toMatchObject({
      isHiddenAtRegister: true,
      price: "9.00",
      stock: 2,
      categoryNames: ["Cones"],
    });
  });
});

test("a category and a group that cannot be shown are reported as what they are", async () => {
  cone("small", { variant: { group: "Paper Cones", options: { Size: "small" } } });
  const categories: CloverClient["categories"] = async function* () {
    for await (const page of clover.categories())
      yield { ...page, skipped: [{ id: "C", reason: "name: bad" }] };
  };
  const itemGroups: CloverClient["itemGroups"] = async function* () {
    for await (const page of clover.itemGroups())
      yield { ...page, elements: [...page.elements, { id: "GROUP_1", name: " " }] };
  };
  const { skipped } = await sync(systemCtx("test"), "inventory", {
    clover: { ...clover, categories, itemGroups },
  });
  expect(skipped).toEqual({ "category name: bad": 1, "item group name: is empty": 1 });
});
