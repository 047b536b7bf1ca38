import { afterAll, beforeEach, expect, it } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { HOUR_MS } from "@/lib/time";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeProduct } from "@/tests/factories/product";
import { makeOrder } from "@/tests/factories/shop-records";
import { countSalesHourly } from "./count-sales-hourly";
import { SALES_JOB } from "./schedule";

const NOW = new Date("2026-11-22T20:00:00Z");
const at = (ms: number) => systemCtx("test", () => new Date(NOW.getTime() + ms));
const forget = async () => void (await db().syncSchedule.deleteMany({ where: { name: SALES_JOB } }));

beforeEach(forget);
afterAll(forget);

async function sellOne(): Promise<() => Promise<number>> {
  const { id: productId } = await makeProduct(db());
  const { id: orderId } = await makeOrder(db(), { createdAt: NOW });
  await db().orderItem.create({ data: { orderId, productId, quantity: 1, price: "10", total: "10" } });
  return async () => (await db().product.findUniqueOrThrow({ where: { id: productId } })).soldRecently;
}

it("counts once an hour", async () => {
  await countSalesHourly(at(0));
  const sold = await sellOne();
  await countSalesHourly(at(HOUR_MS - 1));
  expect(await sold()).toBe(0);
  await countSalesHourly(at(HOUR_MS));
  expect(await sold()).toBe(1);
});

it("leaves the count to the next run when it did not end", async () => {
  const sold = await sellOne();
  // A visitor may not count, which stops it between the claim and the count, where a process may be killed.
  await countSalesHourly(anonymousCtx(db(), NOW));
  await countSalesHourly(at(1));
  expect(await sold()).toBe(1);
});
