import { beforeEach, expect, it } from "vitest";
import { bestSellers } from "@/lib/dashboard/period-figures";
import { db } from "@/lib/db/client";
import { countMissedSearch, forgetOldSearches, MAX_TERMS_A_WEEK } from "@/lib/insight/search-misses";
import { listMargins, listMisses, listSoldOut, listUnsold } from "@/lib/insight/shelf";
import { adminCtx, anonymousCtx, customerCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";

/** A Sunday evening at the shop, already Monday in UTC. */
const now = new Date("2026-11-23T05:00:00Z");
const staff = adminCtx(undefined, now);
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

beforeEach(async () => {
  await emptyShop();
  await db().searchMiss.deleteMany();
});

const search = (q: string, at = now) => countMissedSearch(anonymousCtx(undefined, at), { q }, "192.0.2.1");
const sell = async (productId: string, at: Date, total: string, quantity = 1) => {
  const order = await makeOrder(db(), { createdAt: at });
  await db().orderItem.create({ data: { orderId: order.id, productId, quantity, price: total, total } });
};

it("counts searches without a result by week, and lists those that occurred at least twice", async () => {
  await makeProduct(db(), { name: "Amber Beaker" });
  for (const q of ["Kratom", "  KRATOM ", "kratom", "amber", "rare", "dana@example.com"]) await search(q);
  await search("kratom", daysAgo(7));
  expect(await listMisses(staff)).toEqual([{ term: "kratom", count: 4, thisWeek: 3 }]);
  const weeks = await db().searchMiss.findMany({ where: { term: "kratom" }, orderBy: { week: "asc" } });
  expect(weeks.map(({ week }) => week.toISOString().slice(0, 10))).toEqual(["2026-11-09", "2026-11-16"]);
  await expect(listMisses(customerCtx()).catch((error) => error.code)).resolves.toBe("forbidden");
});

it("cannot be filled by strangers: a new term replaces one that was searched once", async () => {
  const week = new Date("2026-11-16");
  const rows = Array.from({ length: MAX_TERMS_A_WEEK }, (_, at) => ({
    week,
    term: `noise ${at}`,
    count: 1,
  }));
  await db().searchMiss.createMany({ data: [...rows.slice(1), { week, term: "kratom", count: 9 }] });
  await search("something new");
  await search("kratom");
  expect(await db().searchMiss.count()).toBe(MAX_TERMS_A_WEEK);
  expect(
    await db().searchMiss.findMany({ where: { term: { in: ["kratom", "something new"] } } }),
  ).toHaveLength(2);
  await db().searchMiss.updateMany({ data: { count: 2 } });
  await search("no room left");
  expect(await db().searchMiss.count({ where: { term: "no room left" } })).toBe(0);
});

it("counts two concurrent searches twice", async () => {
  await Promise.all([search("kratom"), search("kratom"), search("kratom")]);
  expect(await listMisses(staff)).toEqual([{ term: "kratom", count: 3, thisWeek: 3 }]);
});

it("deletes terms after a quarter", async () => {
  await search("kratom", daysAgo(13 * 7));
  await search("kratom", daysAgo(12 * 7));
  expect(await forgetOldSearches(staff)).toBe(1);
  expect(await db().searchMiss.count()).toBe(1);
});

it("lists products that sell and are out of stock, with options by their own name", async () => {
  const group = await makeProduct(db(), { name: "Tip", isGroup: true, stock: 0, soldRecently: 9 });
  const option = { groupId: group.id, name: "Tip, Cobalt", stock: 0, soldRecently: 9 };
  await makeProduct(db(), option);
  await makeProduct(db(), { name: "Papers", stock: 0, soldRecently: 40, categoryName: "Papers" });
  await makeProduct(db(), { name: "In stock", stock: 3, soldRecently: 50 });
  await makeProduct(db(), { name: "Never sold", stock: 0 });
  await makeProduct(db(), { name: "Not counted", stock: 0, soldRecently: 9, isStockTracked: false });
  await makeProduct(db(), { name: "No longer sold", stock: 0, soldRecently: 9, isForSale: false });
  const isHidden = { isHiddenByStaff: true, isActive: false };
  await makeProduct(db(), { name: "Hidden by staff", stock: 0, soldRecently: 9, ...isHidden });
  const hidden = await makeProduct(db(), { name: "Hidden group", isGroup: true, ...isHidden });
  await makeProduct(db(), { groupId: hidden.id, name: "Of a hidden group", stock: 0, soldRecently: 9 });
  expect(await listSoldOut(staff)).toMatchObject([
    { name: "Papers", category: "Papers", sold: 40 },
    { name: "Tip, Cobalt", panelId: group.id, sold: 9 },
  ]);
});

it("lists products unsold for 60 days by the money they tie up", async () => {
  const old = { createdAt: daysAgo(200) };
  await makeProduct(db(), { ...old, name: "Cheap", stock: 2, price: "5.00" });
  await makeProduct(db(), { ...old, name: "Dear", stock: 2, price: "100.00", cost: "60.00" });
  const sold = await makeProduct(db(), { ...old, name: "Sold last month" });
  const soldLongAgo = await makeProduct(db(), { ...old, name: "Sold long ago", stock: 1, price: "9.00" });
  await makeProduct(db(), { name: "New", createdAt: daysAgo(10) });
  await sell(sold.id, daysAgo(59), "20.00");
  await sell(soldLongAgo.id, daysAgo(61), "20.00");
  expect((await listUnsold(staff)).map(({ name, worth, isAtCost }) => [name, worth, isAtCost])).toEqual([
    ["Dear", "120.00", true],
    ["Cheap", "10.00", false],
    ["Sold long ago", "9.00", false],
  ]);
});

it("takes a discount on the whole order off each of its lines", async () => {
  const glass = await makeProduct(db(), { categoryName: "Glass", cost: "5.00" });
  const order = await makeOrder(db(), { createdAt: now, subtotal: "16.00", keptGoods: "20.00" });
  const line = { orderId: order.id, quantity: 1, price: "10.00", total: "10.00" };
  await db().orderItem.createMany({ data: [{ ...line, productId: glass.id }, line] });
  const { rows } = await listMargins(staff);
  expect(rows).toMatchObject([{ category: "Glass", sales: "8.00", profit: "3.00", covered: 100 }]);
  const [best] = await bestSellers(staff, { start: daysAgo(1), end: daysAgo(-1) });
  expect(best).toMatchObject({ productId: glass.id, sold: 1, revenue: "8.00" });
});

it("reports margins by category and week for products with a cost, in shop time", async () => {
  const glass = await makeProduct(db(), { categoryName: "Glass", cost: "10.00" });
  const free = await makeProduct(db(), { categoryName: "Glass", cost: null });
  const vape = await makeProduct(db(), { categoryName: "Vapes", cost: "18.00" });
  await sell(glass.id, now, "40.00", 2);
  await sell(free.id, now, "40.00");
  await sell(glass.id, daysAgo(8), "20.00");
  await sell(vape.id, daysAgo(1), "20.00");
  const { weeks, rows } = await listMargins(staff);
  expect(weeks).toEqual(["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"]);
  expect(rows).toEqual([
    {
      category: "Vapes",
      sales: "20.00",
      profit: "2.00",
      covered: 100,
      margin: 10,
      weeks: [null, null, null, 10],
    },
    {
      category: "Glass",
      sales: "60.00",
      profit: "30.00",
      covered: 60,
      margin: 50,
      weeks: [null, null, 50, 50],
    },
  ]);
});
