import { expect, it } from "vitest";
import { countSales } from "@/lib/catalog/count-sales";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { DAY_MS } from "@/lib/time";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeOrder } from "@/tests/factories/shop-records";

const NOW = new Date("2026-11-22T20:00:00Z");
const ctx = () => systemCtx("test", () => NOW);
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

async function sell(
  productId: string,
  quantity: number,
  order: Parameters<typeof makeOrder>[1] = {},
  line = {},
) {
  const { id } = await makeOrder(db(), { createdAt: ago(1), ...order });
  await db().orderItem.create({
    data: { orderId: id, productId, quantity, price: "10", total: String(quantity * 10), ...line },
  });
}

const sold = async (id: string) => (await db().product.findUniqueOrThrow({ where: { id } })).soldRecently;

it("counts only units of goods in paid orders of the last 90 days", async () => {
  const { id } = await makeProduct(db());
  const { id: other } = await makeProduct(db(), { soldRecently: 7 });
  await sell(id, 2);
  await sell(id, 3, { createdAt: ago(89) });
  await sell(id, 100, { createdAt: ago(91) });
  await sell(id, 100, { status: "open" });
  await sell(id, 100, { paymentStatus: "refunded" });
  await sell(id, 100, { isTest: true });
  await sell(id, 100, { removedAt: NOW });
  await sell(id, 100, {}, { isRefunded: true });
  await sell(id, 100, {}, { kind: "fee" });
  const first = ctx();
  expect(await countSales(first)).toBe(2);
  expect([await sold(id), await sold(other)]).toEqual([5, 0]);
  expect([...first.touched]).toEqual(["products"]);
  const second = ctx();
  expect(await countSales(second)).toBe(0);
  expect([...second.touched]).toEqual([]);
});

it("refuses visitors", async () => {
  await expect(countSales(anonymousCtx(db()))).rejects.toMatchObject({ code: "unauthenticated" });
});
