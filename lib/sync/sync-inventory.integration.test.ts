import { describe, expect, test } from "vitest";
import { listCategories } from "@/lib/catalog/queries";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { listSoldOut } from "@/lib/insight/shelf";
import { readElements } from "@/lib/integrations/clover/page";
import { ModifierGroupWire } from "@/lib/integrations/clover/schemas";
import { freshPractice, lastRun } from "@/tests/support/practice-of-file";
import { sync } from "./start-sync";

const { pos, clover } = await freshPractice({ products: 200, customers: 10, orders: 10 });
const pull = (options = {}) => sync(systemCtx("test"), "inventory", { clover, ...options });
/** The rest of a page when it is the only one. */
const ONLY_PAGE = { skipped: [], received: 2, repeated: 0, hasGap: false, offset: 0, nextOffset: null };

test("a first sync stores every listed product with category, price and stock", async () => {
  const item = pos.control.createItem({
    name: "Clear Beaker Bong",
    price: 4_999,
    quantity: 7.5,
    categories: ["Bongs"],
  });
  const counts = await pull();
  expect(counts).toMatchObject({ read: counts.created, updated: 0, switchedOff: 0, skipped: {} });
  expect(await db().product.count({ where: { isGroup: false } })).toBe(counts.read);
  const product = await db().product.findUniqueOrThrow({
    where: { cloverId: item.id },
    include: { category: true },
  });
  expect(product).toMatchObject({
    name: "Clear Beaker Bong",
    stock: 7,
    isStockTracked: true,
    isActive: true,
  });
  expect(product.price.toFixed(2)).toBe("49.99");
  expect(product.category?.name).toBe("Bongs");
  expect(product.categoryName).toBe("Bongs");
});

test("a second sync of an unchanged list changes no row version", async () => {
  await pull();
  const before = await db().$queryRaw`SELECT id, xmin::text FROM products ORDER BY id`;
  const counts = await pull();
  expect(counts).toMatchObject({ created: 0, updated: 0, switchedOff: 0 });
  expect(await db().$queryRaw`SELECT id, xmin::text FROM products ORDER BY id`).toEqual(before);
});

test("keeps description, picture and a product hidden by staff", async () => {
  const item = pos.control.createItem({ name: "Old name", price: 100, quantity: 1 });
  await pull();
  await db().product.update({
    where: { cloverId: item.id },
    data: { description: "Hand-blown", imageUrl: "/i/1", isHiddenByStaff: true, isActive: false },
  });
  pos.control.updateItem(item.id, { name: "New name", quantity: 5 });
  expect(await pull()).toMatchObject({ created: 0, updated: 1 });
  expect(await db().product.findUniqueOrThrow({ where: { cloverId: item.id } })).toMatchObject({
    name: "New name",
    stock: 5,
    description: "Hand-blown",
    imageUrl: "/i/1",
    isHiddenByStaff: true,
    isForSale: true,
    isActive: false,
  });
});

test("updates a product when only its stock has changed", async () => {
  const item = pos.control.createItem({ name: "Counted", price: 100, quantity: 9 });
  await pull();
  pos.control.setStock(item.id, 8);
  expect(await pull()).toMatchObject({ created: 0, updated: 1 });
  pos.control.setStock(item.id, null);
  await pull();
  const product = await db().product.findUniqueOrThrow({ where: { cloverId: item.id } });
  expect(product).toMatchObject({ stock: 0, isStockTracked: false });
});

test.each([
  ["hidden", { hidden: true }],
  ["unavailable", { available: false }],
])("deactivates a product that becomes %s, and reactivates it when it returns", async (_, change) => {
  const item = pos.control.createItem({ name: "Now and then", price: 100 });
  await pull();
  pos.control.updateItem(item.id, change);
  await pull();
  expect((await db().product.findUniqueOrThrow({ where: { cloverId: item.id } })).isActive).toBe(false);
  pos.control.updateItem(item.id, { hidden: false, available: true });
  await pull();
  expect((await db().product.findUniqueOrThrow({ where: { cloverId: item.id } })).isActive).toBe(true);
});

test("expects products that are hidden at the register", async () => {
  const item = pos.control.createItem({ name: "Not at the register", price: 100 });
  await pull();
  await pull();
  const { expected } = await lastRun();
  pos.control.updateItem(item.id, { hidden: true });
  await pull();
  await pull();
  expect(await lastRun()).toMatchObject({ expected });
});

test("deactivates a deleted product after a complete read and keeps its row", async () => {
  const item = pos.control.createItem({ name: "Gone tomorrow", price: 100 });
  await pull();
  pos.control.deleteItem(item.id);
  expect(await pull()).toMatchObject({ switchedOff: 1 });
  expect(await db().product.findUniqueOrThrow({ where: { cloverId: item.id } })).toMatchObject({
    isForSale: false,
    isActive: false,
  });
  expect(await pull()).toMatchObject({ switchedOff: 0 });
});

test("renames a category on its products and removes a deleted empty one", async () => {
  const category = pos.control.createCategory({ name: "Rolling trays" });
  pos.control.createItem({ name: "Tray", price: 100, categories: ["Rolling trays"] });
  await pull();
  pos.control.updateCategory(category.id, { name: "Trays" });
  await pull();
  expect(await db().product.findFirstOrThrow({ where: { name: "Tray" } })).toMatchObject({
    categoryName: "Trays",
  });
  const empty = pos.control.createCategory({ name: "Nothing yet" });
  await pull();
  expect(await db().category.count({ where: { cloverId: empty.id } })).toBe(1);
  pos.control.deleteCategory(empty.id);
  await pull();
  expect(await db().category.count({ where: { cloverId: empty.id } })).toBe(0);
});

test("pages get the order of categories that only the goods tell of", async () => {
  const category = pos.control.createCategory({ name: "Kratom" });
  pos.control.createItem({ name: "Powder", price: 100, categories: ["Kratom"] });
  await pull();
  pos.control.updateCategory(category.id, { sortOrder: 0 });
  pos.control.addFault({ kind: "status", status: 500, path: "^/categories$", times: 0 });
  await db().cacheFlush.deleteMany();
  expect(await pull()).toMatchObject({ updated: 0 });
  expect((await listCategories(db()))[0]?.name).toBe("Kratom");
  expect((await db().cacheFlush.findMany()).flatMap(({ tags }) => tags)).toContain("categories");
});

test("removes a category that is deleted together with its goods", async () => {
  const category = pos.control.createCategory({ name: "Kratom" });
  const item = pos.control.createItem({ name: "Powder", price: 100, categories: ["Kratom"] });
  await pull();
  pos.control.deleteItem(item.id);
  pos.control.deleteCategory(category.id);
  await pull();
  expect(await db().category.count({ where: { cloverId: category.id } })).toBe(0);
});

test("removes a deleted category whose goods stand in another one of its name", async () => {
  const first = pos.control.createCategory({ name: "Kratom" });
  pos.control.createItem({ name: "Powder", price: 100, categories: ["Kratom"] });
  await pull();
  pos.control.deleteCategory(first.id);
  const second = pos.control.createCategory({ name: "Kratom" });
  const variant = { group: "Capsules", options: { Count: "20" } };
  pos.control.createItem({ name: "Capsules 20", price: 100, categories: ["Kratom"], variant });
  await pull();
  const kept = await db().category.findMany({ where: { name: "Kratom" } });
  expect(kept.map(({ cloverId }) => cloverId)).toEqual([second.id]);
  const group = await db().product.findFirstOrThrow({ where: { name: "Capsules", isGroup: true } });
  expect(group).toMatchObject({ categoryName: "Kratom", categoryId: kept[0]?.id });
});

test("goods the register takes off sale at zero are to be ordered until they are deleted", async () => {
  const item = pos.control.createItem({ name: "Best seller", price: 100, quantity: 1, autoManage: true });
  await pull();
  const where = { cloverId: item.id };
  await db().product.update({ where, data: { soldRecently: 9 } });
  const toOrder = async () => (await listSoldOut(systemCtx("test"))).map(({ name }) => name);
  pos.control.setStock(item.id, 0);
  await pull();
  expect(await toOrder()).toEqual(["Best seller"]);
  expect(await db().product.findUniqueOrThrow({ where })).toMatchObject({
    isForSale: false,
    isActive: false,
  });
  pos.control.setStock(item.id, 5);
  await pull();
  expect(await toOrder()).toEqual([]);
  pos.control.setStock(item.id, 0);
  await pull();
  pos.control.deleteItem(item.id);
  expect(await pull()).toMatchObject({ switchedOff: 1 });
  expect(await toOrder()).toEqual([]);
});

test("skips an invalid record with a reason and stores the rest of its page", async () => {
  const bad = pos.control.createItem({ name: "Broken", price: 100, wire: { price: -5 } });
  const counts = await pull();
  expect(counts.skipped).toEqual({ "price: is negative": 1 });
  expect(await db().product.count({ where: { cloverId: bad.id } })).toBe(0);
  expect(await lastRun()).toMatchObject({ skipped: 1, skipReasons: { "price: is negative": 1 } });
});

test("skips a discount of the register that is too large to store, and finishes", async () => {
  async function* discounts() {
    const elements = [
      { id: "HUGE", name: "Everything", amount: -1_000_000_000_000 },
      { id: "FIVE", name: "Five off", amount: -500 },
    ];
    yield { ...ONLY_PAGE, elements };
  }
  const counts = await pull({ clover: { ...clover, discounts } });
  expect(counts.skipped).toEqual({ "discount amount: is too large": 1 });
  expect(await lastRun()).toMatchObject({ status: "done" });
  expect(await db().registerDiscount.findMany()).toMatchObject([{ cloverId: "FIVE", name: "Five off" }]);
});

describe("a modifier group that cannot be read", () => {
  const modifiersOf = async (cloverId: string) =>
    (await db().product.findUniqueOrThrow({ where: { cloverId } })).modifiers;

  test("is counted as skipped, and products keep the modifiers they have", async () => {
    const item = pos.control.createItem({ name: "Tall", price: 900, modifierGroups: ["Hookah extras"] });
    await pull();
    const before = await modifiersOf(item.id);
    expect(before).not.toEqual([]);
    async function* modifierGroups() {
      yield { ...ONLY_PAGE, elements: [], skipped: [{ id: "BAD", reason: "name: is missing" }] };
    }
    const counts = await pull({ clover: { ...clover, modifierGroups } });
    expect(counts.skipped).toEqual({ "modifier group name: is missing": 1 });
    expect(await modifiersOf(item.id)).toEqual(before);
  });

  test("is not one with a modifier that has no name, which is left out", async () => {
    const item = pos.control.createItem({ name: "Bare", price: 900 });
    const group = {
      id: "EXTRAS",
      name: "Extras",
      items: [{ id: item.id }],
      modifiers: [
        { id: "NAMELESS", price: 100 },
        { id: "HOSE", name: "Hose", price: 200 },
      ],
    };
    async function* modifierGroups() {
      yield { ...ONLY_PAGE, ...(await readElements([group], ModifierGroupWire)) };
    }
    expect((await pull({ clover: { ...clover, modifierGroups } })).skipped).toEqual({});
    expect(await modifiersOf(item.id)).toEqual([{ group: "Extras", name: "Hose", price: "2.00" }]);
  });
});

describe("when a large part of the list is missing", () => {
  test.each([
    ["an empty list", { kind: "empty-list", path: "^/items$" }],
    ["a list that lacks nine tenths", { kind: "vanish", path: "^/items$", share: 0.9 }],
  ] as const)("%s deactivates nothing and reports it", async (_, fault) => {
    await pull();
    const active = await db().product.count({ where: { isActive: true, isGroup: false } });
    pos.control.addFault({ ...fault, times: 0 });
    await expect(pull()).rejects.toThrow("more than a fifth");
    expect(await db().product.count({ where: { isActive: true, isGroup: false } })).toBe(active);
    expect(await lastRun()).toMatchObject({ status: "failed", switchedOff: 0 });
    expect((await lastRun()).error).toMatch(/^Clover's list lacks \d+ of \d+ products/);
    pos.control.clearFaults();
    expect(await pull()).toMatchObject({ created: 0, updated: 0, switchedOff: 0 });
  });
});

test("refuses a second run while one is running, and shows the progress of the first", async () => {
  const seen: unknown[] = [];
  const onPoint = async (point: string) => {
    if (point !== "after page" || seen.length > 0) return;
    seen.push(await pull().catch((error: unknown) => error));
    seen.push(await lastRun());
  };
  await pull({ onPoint });
  expect(seen[0]).toMatchObject({ code: "conflict", message: "The inventory sync is already running." });
  expect(seen[1]).toMatchObject({ status: "running", trigger: "test" });
  expect(await db().syncRun.count()).toBe(1);
});

test("releases the lease when the run cannot be recorded", async () => {
  const ctx = systemCtx("test", () => new Date(Number.NaN));
  await expect(sync(ctx, "inventory", { clover })).rejects.toThrow();
  expect(await db().syncRun.count()).toBe(0);
  expect(await pull()).toMatchObject({ updated: 0 });
});

test("closes a row left open by a dead process as stopped", async () => {
  await db().syncRun.create({ data: { kind: "inventory", trigger: "schedule", status: "running" } });
  await pull();
  const [first] = await db().syncRun.findMany({ orderBy: { id: "asc" } });
  expect(first).toMatchObject({ status: "stopped" });
  expect(first?.finishedAt).not.toBeNull();
});
