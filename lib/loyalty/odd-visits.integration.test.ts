import { expect, it } from "vitest";
import { historyOf } from "@/lib/audit/queries";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { readNeeds } from "@/lib/dashboard/read-needs";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import { confirmRepeat } from "@/lib/loyalty/confirm-repeat";
import { listOddVisits } from "@/lib/loyalty/queries";
import { reconcileVisits } from "@/lib/loyalty/reconcile-visits";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { shopDay } from "@/lib/time";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const now = new Date("2026-11-21T20:00:00Z");
const dana = { firstName: "Dana", lastName: "Rivers", phoneDigits: ["7025550123"] };

it("lists recent visits whose order was refunded or removed, newest first", async () => {
  await withRollback(async (handle) => {
    const { id: customerId } = await handle.customer.create({ data: dana });
    const visit = async (daysAgo: number, order: object) => {
      const createdAt = new Date(now.getTime() - daysAgo * 86_400_000);
      const { id: orderId } = await makeOrder(handle, { createdAt, customerId, ...order });
      const row = {
        customerId,
        phone: "7025550123",
        orderId,
        source: "order",
        shopDay: createdAt,
        createdAt,
      };
      await handle.loyaltyCheckin.create({ data: row });
    };
    await visit(31, { paymentStatus: "refunded" });
    await visit(29, { paymentStatus: "refunded" });
    await visit(20, { paymentStatus: "paid" });
    await visit(10, { paymentStatus: "credited" });
    await visit(5, { paymentStatus: "refunded", removedAt: now });
    const { rows } = (await listOddVisits(adminCtx(handle, now))).toReview;
    expect(rows.map(({ reason }) => reason)).toEqual([
      "Order was removed",
      "Order was refunded",
      "Order was refunded",
    ]);
  });
});

it("lists the second visit of a person on one day, on whichever record it is", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, now);
    const one = await makeCustomer(handle, { firstName: "Ana", phoneDigits: ["7025550111"] });
    const other = await makeCustomer(handle, { firstName: "Anna", phoneDigits: ["7025550111"] });
    await regroupMembers(handle);
    await recordCheckin(adminCtx(handle, new Date("2026-11-21T19:00:00Z")), { customerId: one.id });
    expect((await listOddVisits(ctx)).toReview).toEqual({ rows: [], total: 0 });
    await recordCheckin(ctx, { customerId: other.id });
    expect((await listOddVisits(ctx)).toReview).toMatchObject({
      rows: [{ customerId: other.id, reason: "Repeated on the same day" }],
      total: 1,
    });
  });
});

it("leaves out a visit that staff kept although its order was refunded", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, now);
    const { id: customerId } = await makeCustomer(handle);
    const { id: orderId } = await makeOrder(handle, {
      customerId,
      createdAt: now,
      paymentStatus: "refunded",
    });
    const shop = { shopDay: new Date(shopDay(now)), createdAt: now };
    const { id } = await handle.loyaltyCheckin.create({
      data: { customerId, orderId, phone: "7025550123", source: "order", ...shop },
    });
    expect((await listOddVisits(ctx)).toReview).toMatchObject({ rows: [{ id }], total: 1 });
    await voidCheckin(ctx, { id, reason: "Refunded" });
    expect(await listOddVisits(ctx)).toMatchObject({ toReview: { total: 0 }, voided: { total: 1 } });
    await restoreCheckin(ctx, { id, reason: "It was a visit" });
    const none = { rows: [], total: 0 };
    expect(await listOddVisits(ctx)).toEqual({ toReview: none, voided: none });
  });
});

it("leaves out a repeated visit that staff said to be right, for good, and says how long after the other it was", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, now);
    const { id: customerId } = await makeCustomer(handle);
    const earlier = new Date(now.getTime() - 4 * 3_600_000);
    await recordCheckin(adminCtx(handle, earlier), { customerId });
    const order = { customerId, createdAt: now, status: "locked", paymentStatus: "paid" };
    const { id: orderId } = await makeOrder(handle, order);
    await backfillCheckins(ctx);
    const manual = await handle.loyaltyCheckin.findFirstOrThrow({ where: { customerId } });
    expect(manual.orderId).toBe(orderId);
    await recordCheckin(ctx, { customerId });
    const { rows } = (await listOddVisits(ctx)).toReview;
    expect(rows).toMatchObject([{ previousAt: earlier.toISOString(), createdAt: now.toISOString() }]);
    const id = rows[0]?.id ?? "";
    await confirmRepeat(ctx, { id });
    await confirmRepeat(ctx, { id });
    expect((await listOddVisits(ctx)).toReview).toEqual({ rows: [], total: 0 });
    expect((await readNeeds(ctx)).find(({ key }) => key === "odd-visits")).toBeUndefined();
    expect((await historyOf(ctx, "checkin", id)).map(({ action }) => action)).toEqual(["keep both"]);

    await recordCheckin(ctx, { customerId });
    expect((await listOddVisits(ctx)).toReview).toMatchObject({ total: 1 });
    await voidCheckin(ctx, { id, reason: "By mistake" });
    await expect(confirmRepeat(ctx, { id })).rejects.toThrow("This visit is void already.");
  });
});

it("reviews a visit again whose order was moved to another member", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, now);
    const one = await makeCustomer(handle, { phoneDigits: ["7025550111"] });
    const other = await makeCustomer(handle, { phoneDigits: ["7025550112"] });
    const order = { status: "locked", paymentStatus: "paid", createdAt: now };
    const { id: orderId } = await makeOrder(handle, { ...order, customerId: one.id });
    await makeOrder(handle, { ...order, customerId: one.id });
    await makeOrder(handle, { ...order, customerId: other.id });
    await regroupMembers(handle);
    await backfillCheckins(ctx);
    await handle.loyaltyCheckin.updateMany({ where: { orderId }, data: { isRepeatRight: true } });
    await handle.order.update({ where: { id: orderId }, data: { customerId: other.id } });
    await reconcileVisits(ctx, async (work) => void (await work(ctx)));
    const moved = await handle.loyaltyCheckin.findFirstOrThrow({ where: { orderId } });
    expect(moved).toMatchObject({ customerId: other.id, isRepeatRight: false });
  });
});

it("counts all of both lists where it shows the newest, and the dashboard shows the same number", async () => {
  await withRollback(async (handle) => {
    const ctx = adminCtx(handle, now);
    const { id: customerId } = await makeCustomer(handle);
    const visit = { customerId, phone: "7025550123", shopDay: new Date(shopDay(now)) };
    await handle.loyaltyCheckin.createMany({
      data: Array.from({ length: 120 }, (_, minute) => ({
        ...visit,
        createdAt: new Date(now.getTime() - minute * 60_000),
        // The newest are void, and would fill a list that is cut before they are left out.
        voidedAt: minute < 60 ? now : null,
      })),
    });
    const { toReview, voided } = await listOddVisits(ctx);
    expect([toReview.rows.length, toReview.total]).toEqual([50, 59]);
    expect([voided.rows.length, voided.total]).toEqual([50, 60]);
    expect(toReview.rows[0]?.createdAt).toBe("2026-11-21T19:00:00.000Z");
    const needs = await readNeeds(ctx);
    expect(needs.find(({ key }) => key === "odd-visits")?.title).toBe("59 visits to review");
  });
});
