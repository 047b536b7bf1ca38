import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { emptyShop } from "@/tests/support/practice-shop";
import { backfillCheckins } from "./backfill-checkins";
import { confirmRepeat } from "./confirm-repeat";
import { recordCheckin } from "./record-checkin";
import { restoreCheckin, voidCheckin } from "./void-checkin";

const ctx = systemCtx("test");
const NOON = new Date("2026-11-20T20:00:00Z");

beforeEach(emptyShop);

const visitsOf = async (id: string) =>
  (await db().customer.findUniqueOrThrow({ where: { id } })).checkinCount;

test("a void check-in keeps an order that is nobody's for a while", async () => {
  const { id: customerId } = await makeCustomer(db());
  await recordCheckin(adminCtx(undefined, NOON), { customerId });
  const order = await makeOrder(db(), { customerId, createdAt: NOON });
  await backfillCheckins(ctx);
  const visit = await db().loyaltyCheckin.findUniqueOrThrow({ where: { orderId: order.id } });
  await voidCheckin(adminCtx(), { id: visit.id, reason: "They only asked the way" });
  for (const buyer of [null, customerId]) {
    await db().order.update({ where: { id: order.id }, data: { customerId: buyer } });
    await backfillCheckins(ctx);
  }
  expect(await visitsOf(customerId)).toBe(0);
});

describe("a check-in that loses its order while another order of that day has a visit", () => {
  const refundOfTheFirst = async (decide = async (_visitId: string) => {}) => {
    const { id } = await makeCustomer(db());
    const visit = await db().loyaltyCheckin.create({
      data: { customerId: id, phone: "7025550100", shopDay: new Date("2026-11-20"), createdAt: NOON },
    });
    const first = await makeOrder(db(), { customerId: id, createdAt: NOON });
    const second = await makeOrder(db(), { customerId: id, createdAt: new Date("2026-11-20T21:00:00Z") });
    await backfillCheckins(ctx);
    await decide((await db().loyaltyCheckin.findUniqueOrThrow({ where: { orderId: second.id } })).id);
    await db().order.update({ where: { id: first.id }, data: { paymentStatus: "refunded" } });
    await backfillCheckins(ctx);
    return { id, visit, first, second };
  };

  test("counts one visit with it, and another once the refund is undone", async () => {
    const { id, visit, first, second } = await refundOfTheFirst();
    expect(await db().loyaltyCheckin.findMany()).toMatchObject([{ id: visit.id, orderId: second.id }]);
    expect(await visitsOf(id)).toBe(1);
    await db().order.update({ where: { id: first.id }, data: { paymentStatus: "paid" } });
    expect((await backfillCheckins(ctx)).created).toBe(1);
    expect(await visitsOf(id)).toBe(2);
  });

  test("stays beside it when staff said that both are right", async () => {
    const { id } = await refundOfTheFirst((visitId) => confirmRepeat(adminCtx(), { id: visitId }));
    expect(await visitsOf(id)).toBe(2);
  });

  test("stays beside it, with both reasons, when staff voided the other one and restored it", async () => {
    const { id } = await refundOfTheFirst(async (visitId) => {
      await voidCheckin(adminCtx(), { id: visitId, reason: "Typed twice" });
      await restoreCheckin(adminCtx(), { id: visitId, reason: "They came twice" });
    });
    expect(await visitsOf(id)).toBe(2);
    expect(await db().undoneVoid.count()).toBe(1);
  });
});
