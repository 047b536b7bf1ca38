import { beforeEach, describe, expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { db } from "@/lib/db/client";
import { adminCtx } from "@/tests/factories/contexts";
import { counted, makeEligibleOrder, makeMemberRecord, makeVisit, NOON } from "@/tests/factories/visits";
import { emptyShop } from "@/tests/support/practice-shop";
import { backfillCheckins } from "./backfill-checkins";
import { confirmRepeat } from "./confirm-repeat";
import { restoreCheckin, voidCheckin } from "./void-checkin";

const ctx = systemCtx("test");
const at = (iso: string) => new Date(iso);

beforeEach(emptyShop);

describe("an order that changes after its visit was created", () => {
  test("revokes the visit when refunded and restores it when paid again", async () => {
    const { id } = await makeMemberRecord();
    const order = await makeEligibleOrder(id);
    await backfillCheckins(ctx);
    await db().order.update({ where: { id: order.id }, data: { paymentStatus: "refunded" } });
    expect(await backfillCheckins(ctx)).toEqual({ created: 0, eligibleOrders: 0 });
    expect(await counted(id)).toEqual({ checkinCount: 0, lastVisitAt: null });
    await db().order.update({ where: { id: order.id }, data: { paymentStatus: "paid" } });
    expect(await backfillCheckins(ctx)).toEqual({ created: 0, eligibleOrders: 1 });
    expect(await counted(id)).toEqual({ checkinCount: 1, lastVisitAt: NOON });
  });

  test.each([
    ["open", "partially_paid"],
    ["locked", "partially_paid"],
    ["open", "paid"],
  ])("keeps the visit while it is %s and %s again, which alone earns none", async (status, paymentStatus) => {
    const { id } = await makeMemberRecord();
    const order = await makeEligibleOrder(id);
    await backfillCheckins(ctx);
    await db().order.update({ where: { id: order.id }, data: { status, paymentStatus } });
    await makeEligibleOrder(id, { status, paymentStatus });
    expect((await backfillCheckins(ctx)).created).toBe(0);
    expect(await db().loyaltyCheckin.findMany()).toMatchObject([{ orderId: order.id, voidedAt: null }]);
    expect((await counted(id)).checkinCount).toBe(1);
  });

  test.each([
    [{ paymentStatus: "partially_paid", isTest: true }, "The order is a test."],
    [{ paymentStatus: "refunded" }, "The order was refunded in full."],
    [{ paymentStatus: "credited" }, "The order is a manual refund."],
    [{ paymentStatus: "open", status: "open" }, "The order is no longer paid."],
    [{ paymentStatus: "refunded", removedAt: NOON }, "The order was deleted at the register."],
    [{ customerId: null }, "The order has no buyer with a full phone number."],
  ])("says why it earns no visit any more: %j", async (data, voidReason) => {
    const { id } = await makeMemberRecord();
    const order = await makeEligibleOrder(id);
    await backfillCheckins(ctx);
    await db().order.update({ where: { id: order.id }, data });
    await backfillCheckins(ctx);
    expect(await db().loyaltyCheckin.findMany()).toMatchObject([{ voidedBy: "(point of sale)", voidReason }]);
  });

  test("moves the visit when it is assigned to another customer", async () => {
    const [dana, sam] = [await makeMemberRecord(), await makeMemberRecord()];
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    await db().order.update({ where: { id: order.id }, data: { customerId: sam.id } });
    expect(await backfillCheckins(ctx)).toEqual({ created: 0, eligibleOrders: 1 });
    expect((await counted(dana.id)).checkinCount).toBe(0);
    expect((await counted(sam.id)).checkinCount).toBe(1);
  });

  test("leaves nothing about the former customer at the visit that moves", async () => {
    const dana = await makeMemberRecord();
    const sam = await makeMemberRecord({ phone: "702 555 0199", phoneDigits: ["7025550199"] });
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    const { id } = await db().loyaltyCheckin.findFirstOrThrow();
    await voidCheckin(adminCtx(), { id, reason: "Not Dana Rivers" });
    await restoreCheckin(adminCtx(), { id, reason: "It was Dana Rivers" });
    await db().order.update({ where: { id: order.id }, data: { customerId: sam.id } });
    await backfillCheckins(ctx);
    expect(await db().loyaltyCheckin.findMany({ include: { undoneVoids: true } })).toMatchObject([
      { id, customerId: sam.id, phone: "7025550199", undoneVoids: [] },
    ]);
  });

  test("counts for its buyer though the visit expired with the absence of the former customer", async () => {
    const [dana, sam] = [await makeMemberRecord(), await makeMemberRecord()];
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    const { id: expiryId } = await db().pointsExpiry.create({
      data: { runAt: NOON, runBy: "owner", lastVisitBefore: NOON, members: 1, visits: 1 },
    });
    await db().loyaltyCheckin.updateMany({ data: { expiryId } });
    await db().order.update({ where: { id: order.id }, data: { customerId: sam.id } });
    await backfillCheckins(ctx);
    expect(await db().loyaltyCheckin.findMany()).toMatchObject([{ customerId: sam.id, expiryId: null }]);
    expect((await counted(sam.id)).checkinCount).toBe(1);
  });

  test("becomes the check-in of the right customer when the register is corrected after it", async () => {
    const [dana, sam] = [await makeMemberRecord(), await makeMemberRecord()];
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    const visit = await makeVisit(sam.id, { createdAt: at("2026-11-20T20:30:00Z") });
    await db().order.update({ where: { id: order.id }, data: { customerId: sam.id } });
    expect(await backfillCheckins(ctx)).toEqual({ created: 0, eligibleOrders: 1 });
    expect(await db().loyaltyCheckin.findMany()).toMatchObject([{ id: visit.id, orderId: order.id }]);
    expect((await counted(dana.id)).checkinCount).toBe(0);
    expect((await counted(sam.id)).checkinCount).toBe(1);
  });

  test("stays beside a check-in of the same member, and one beside which staff said it is right", async () => {
    const [dana, sam] = [await makeMemberRecord(), await makeMemberRecord()];
    const order = await makeEligibleOrder(sam.id);
    await backfillCheckins(ctx);
    await confirmRepeat(adminCtx(), { id: (await makeVisit(sam.id)).id });
    for (const customerId of [dana.id, sam.id]) {
      await db().order.update({ where: { id: order.id }, data: { customerId } });
      await backfillCheckins(ctx);
    }
    expect((await counted(sam.id)).checkinCount).toBe(2);
    await regroupMembers(db());
    await makeVisit(dana.id);
    await db().order.update({ where: { id: order.id }, data: { customerId: dana.id } });
    await backfillCheckins(ctx);
    expect((await counted(dana.id)).checkinCount).toBe(2);
  });

  test("becomes the check-in recorded during its refund, and stays beside an earlier one", async () => {
    const { id } = await makeMemberRecord();
    const order = await makeEligibleOrder(id);
    await backfillCheckins(ctx);
    await makeVisit(id, { createdAt: at("2026-11-20T21:00:00Z") });
    const refund = async (paymentStatus: string, time: string) => {
      await db().order.update({ where: { id: order.id }, data: { paymentStatus } });
      await backfillCheckins(systemCtx("test", () => at(time)));
    };
    await refund("refunded", "2026-11-20T22:00:00Z");
    await refund("paid", "2026-11-20T22:30:00Z");
    expect((await counted(id)).checkinCount).toBe(2);
    await refund("refunded", "2026-11-20T23:00:00Z");
    const visit = await makeVisit(id, { createdAt: at("2026-11-20T23:30:00Z") });
    await refund("paid", "2026-11-20T23:50:00Z");
    expect((await counted(id)).checkinCount).toBe(2);
    expect(await db().loyaltyCheckin.findUnique({ where: { orderId: order.id } })).toMatchObject({
      id: visit.id,
    });
  });

  test("revokes the visit when it is assigned to a customer without a phone number, until staff restore it", async () => {
    const [dana, sam] = [await makeMemberRecord(), await makeMemberRecord({ phone: null, phoneDigits: [] })];
    const order = await makeEligibleOrder(dana.id);
    await backfillCheckins(ctx);
    await db().order.update({ where: { id: order.id }, data: { customerId: sam.id } });
    expect(await backfillCheckins(ctx)).toEqual({ created: 0, eligibleOrders: 0 });
    expect((await counted(dana.id)).checkinCount).toBe(0);
    expect((await counted(sam.id)).checkinCount).toBe(0);
    const { id } = await db().loyaltyCheckin.findFirstOrThrow();
    await restoreCheckin(adminCtx(), { id, reason: "It was Dana after all" });
    await backfillCheckins(ctx);
    expect((await counted(dana.id)).checkinCount).toBe(1);
  });

  test("is detached from a manual visit, which stays", async () => {
    const { id } = await makeMemberRecord();
    await makeVisit(id);
    const order = await makeEligibleOrder(id);
    await backfillCheckins(ctx);
    await db().order.update({ where: { id: order.id }, data: { removedAt: NOON } });
    await backfillCheckins(ctx);
    expect(await db().loyaltyCheckin.findMany()).toMatchObject([{ orderId: null, voidedAt: null }]);
    expect((await counted(id)).checkinCount).toBe(1);
  });
});
