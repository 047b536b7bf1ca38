import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { backfillCheckins } from "./backfill-checkins";
import { inOwnTransaction, type Transact } from "./transact";

const ctx = systemCtx("test");

beforeEach(emptyShop);

const visitsOf = async ({ id }: { id: string }) =>
  (await db().customer.findUniqueOrThrow({ where: { id } })).checkinCount;

describe("an order that a sync assigns to another customer while visits are counted", () => {
  const assigningTo = (customerId: string, orderId: string): Transact => {
    return async (work) => {
      await db().order.update({ where: { id: orderId }, data: { customerId } });
      await inOwnTransaction(ctx)(work);
    };
  };

  test("is counted for that customer by the next run", async () => {
    const [dana, sam] = [await makeCustomer(db()), await makeCustomer(db())];
    const order = await makeOrder(db(), { customerId: dana.id });
    await backfillCheckins(ctx, assigningTo(sam.id, order.id));
    await backfillCheckins(ctx);
    expect(await visitsOf(dana)).toBe(0);
    expect(await visitsOf(sam)).toBe(1);
  });

  test("has its visit moved there by the next run", async () => {
    const [dana, sam, kim] = [await makeCustomer(db()), await makeCustomer(db()), await makeCustomer(db())];
    const order = await makeOrder(db(), { customerId: dana.id });
    await backfillCheckins(ctx);
    await db().order.update({ where: { id: order.id }, data: { customerId: sam.id } });
    await backfillCheckins(ctx, assigningTo(kim.id, order.id));
    await backfillCheckins(ctx);
    for (const former of [dana, sam]) expect(await visitsOf(former)).toBe(0);
    expect(await visitsOf(kim)).toBe(1);
  });
});
