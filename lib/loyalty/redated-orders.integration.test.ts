import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { DAY_MS } from "@/lib/time";
import { counted, makeEligibleOrder, makeMemberRecord, makeVisit, NOON } from "@/tests/factories/visits";
import { emptyShop } from "@/tests/support/practice-shop";
import { backfillCheckins } from "./backfill-checkins";

const ctx = systemCtx("test");
const DAY_BEFORE = new Date(NOON.getTime() - DAY_MS);

beforeEach(emptyShop);

const redate = (id: string, createdAt: Date) => db().order.update({ where: { id }, data: { createdAt } });

/** The member's visits, the first first: their shop days, and whether an order belongs to them. */
async function visits() {
  const rows = await db().loyaltyCheckin.findMany({
    where: { voidedAt: null },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ shopDay, createdAt, source, orderId }) => ({
    day: shopDay.toISOString().slice(0, 10),
    at: createdAt,
    source,
    hasOrder: orderId !== null,
  }));
}
const byOrder = (at: Date) => ({ day: at.toISOString().slice(0, 10), at, source: "order", hasOrder: true });
const byHand = (at: Date, hasOrder: boolean) => ({ ...byOrder(at), source: "manual", hasOrder });

describe("an order that was given another time at the register", () => {
  test("has its visit at that time", async () => {
    const dana = await makeMemberRecord();
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    await redate(order.id, DAY_BEFORE);
    await backfillCheckins(ctx);
    expect(await visits()).toEqual([byOrder(DAY_BEFORE)]);
    expect(await counted(dana.id)).toEqual({ checkinCount: 1, lastVisitAt: DAY_BEFORE });
  });

  test("leaves the check-in of its former day and earns a visit of its own", async () => {
    const dana = await makeMemberRecord();
    await makeVisit(dana.id);
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    expect(await visits()).toEqual([byHand(NOON, true)]);
    await redate(order.id, DAY_BEFORE);
    await backfillCheckins(ctx);
    expect(await visits()).toEqual([byOrder(DAY_BEFORE), byHand(NOON, false)]);
    expect((await counted(dana.id)).checkinCount).toBe(2);
  });

  test("is one visit with the check-in of its new day", async () => {
    const dana = await makeMemberRecord();
    await makeVisit(dana.id, { createdAt: DAY_BEFORE });
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    expect(await visits()).toEqual([byHand(DAY_BEFORE, false), byOrder(NOON)]);
    await redate(order.id, DAY_BEFORE);
    await backfillCheckins(ctx);
    expect(await visits()).toEqual([byHand(DAY_BEFORE, true)]);
    expect((await counted(dana.id)).checkinCount).toBe(1);
  });

  test("keeps the check-in of its day, whatever the hour", async () => {
    const dana = await makeMemberRecord();
    await makeVisit(dana.id);
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    await redate(order.id, new Date("2026-11-21T07:59:59Z"));
    await backfillCheckins(ctx);
    expect(await visits()).toEqual([byHand(NOON, true)]);
  });

  test("does not return a visit that staff voided", async () => {
    const dana = await makeMemberRecord();
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    const voided = { voidedAt: NOON, voidedBy: "owner", voidReason: "Typed twice" };
    await db().loyaltyCheckin.update({ where: { orderId: order.id }, data: voided });
    await redate(order.id, DAY_BEFORE);
    await backfillCheckins(ctx);
    expect(await visits()).toEqual([]);
  });
});
