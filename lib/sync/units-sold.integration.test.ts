import { beforeAll, expect, test } from "vitest";
import { countSales } from "@/lib/catalog/count-sales";
import { getAdminProduct } from "@/lib/catalog/get-admin-product";
import { readPhotoQueue } from "@/lib/catalog/photo-queries";
import { bestSellers } from "@/lib/dashboard/period-figures";
import { db } from "@/lib/db/client";
import { listMargins, listSoldOut } from "@/lib/insight/shelf";
import { DAY_MS } from "@/lib/time";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop } from "@/tests/support/practice-shop";
import type { OrderInput } from "@/tools/practice/pos/control/inputs";
import { sync } from "./start-sync";

const { pos, clover, now, ctx } = await practiceOfFile({ products: 12, customers: 0, orders: 0 });
const recent = () => ({ start: new Date(now().getTime() - DAY_MS), end: now() });
const readOrders = () => sync(ctx(), "orders", { clover });

const UNITS = {
  "Shared hookah": 1,
  "Loose tobacco": 3.75,
  Lighter: 3,
  "Shared platter": 0.999,
  Grinder: 1,
  Jar: 1,
};

beforeAll(async () => {
  await emptyShop();
  const { control } = pos;
  const at = { createdTime: now().getTime() - 60_000, modifiedTime: now().getTime() - 60_000 };
  const item = (name: string, price: number, cost: number) =>
    control.createItem({ name, price, cost, quantity: 0, categories: [name] }).id;
  const sell = (...lines: NonNullable<OrderInput["lines"]>) => control.addOrders({ ...at, lines });
  const hookah = item("Shared hookah", 4_000, 1_000);
  sell({ itemId: hookah, unitQty: 500, units: 2 });
  const tobacco = item("Loose tobacco", 800, 200);
  sell({ itemId: tobacco, unitQty: 2_500, units: 1 }, { itemId: tobacco, unitQty: 1_250, units: 1 });
  const lighter = item("Lighter", 200, 50);
  sell({ itemId: lighter, unitQty: 2_000, units: 1 }, { itemId: lighter, units: 1 });
  sell({ itemId: item("Shared platter", 3_000, 600), unitQty: 333, units: 3 });
  const discounted = [{ itemId: item("Grinder", 1_000, 500), units: 1 }];
  control.addOrders({ ...at, lines: discounted, discountPercent: 20 });
  const [jars] = sell({ itemId: item("Jar", 1_000, 400), units: 2 });
  control.refundOrder(String(jars?.id), { lines: [1], paymentState: "stays" });
  await sync(ctx(), "inventory", { clover });
  await readOrders();
  await countSales(ctx());
}, 60_000);

const units = (rows: readonly { name: string; sold: number }[]) =>
  Object.fromEntries(rows.filter(({ name }) => name in UNITS).map(({ name, sold }) => [name, sold]));

test("shares of a split product and measured goods count as what they are, in every list", async () => {
  expect(units(await bestSellers(ctx(), recent()))).toEqual(UNITS);
  expect(units(await listSoldOut(ctx()))).toEqual(UNITS);
  expect(units((await readPhotoQueue(ctx())).next)).toEqual(UNITS);
  const products = await db().product.findMany();
  const panels = await Promise.all(products.map(({ id }) => getAdminProduct(ctx(), id)));
  expect(units(panels.map(({ name, sold }) => ({ name, sold: sold.quantity })))).toEqual(UNITS);
});

test("what was sold costs its units, and a discount on the whole order is taken off it", async () => {
  const { rows } = await listMargins(ctx());
  expect(Object.fromEntries(rows.map(({ category, sales, profit }) => [category, [sales, profit]]))).toEqual({
    "Shared hookah": ["40.00", "30.00"],
    "Loose tobacco": ["30.00", "22.50"],
    Lighter: ["6.00", "4.50"],
    "Shared platter": ["29.97", "23.98"],
    Grinder: ["8.00", "3.00"],
    Jar: ["10.00", "6.00"],
  });
});

test("lines that were stored as one piece each are corrected when their order is read again", async () => {
  await db().$executeRaw`UPDATE order_items SET unit_thousandths = DEFAULT`;
  expect(units(await bestSellers(ctx(), recent()))).not.toEqual(UNITS);
  expect(await readOrders()).toMatchObject({ created: 0, updated: 3 });
  expect(units(await bestSellers(ctx(), recent()))).toEqual(UNITS);
});
