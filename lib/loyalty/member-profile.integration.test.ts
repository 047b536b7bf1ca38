import { describe, expect, it } from "vitest";
import { getOrderVisit } from "@/lib/loyalty/get-order-visit";
import { getMemberProfile } from "@/lib/loyalty/member-profile";
import { countTiers } from "@/lib/loyalty/queries";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";
import { setLaunchDate } from "@/lib/settings/set-launch-date";
import { adminCtx, customerCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const phone = { phone: "7025550144", phoneDigits: ["7025550144"] };
const NOBODY = "00000000-0000-4000-8000-00000000dead";

describe("the profile of a member", () => {
  it("says since when the person has opted out of the sale of their data", async () => {
    await withRollback(async (handle) => {
      const saleOptOutAt = new Date("2026-11-02T20:00:00Z");
      const { id } = await makeCustomer(handle, { ...phone, saleOptOutAt });
      const { id: other } = await makeCustomer(handle, { firstName: "Sam" });
      const saidOf = async (one: string) =>
        (await getMemberProfile(adminCtx(handle), one)).records[0].saleOptOutAt;
      expect(await saidOf(id)).toBe(saleOptOutAt.toISOString());
      expect(await saidOf(other)).toBeNull();
    });
  });

  it("contains all records of the member with the reason each visit and order counts", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const { id } = await makeCustomer(handle, phone);
      const { id: otherId } = await makeCustomer(handle, { firstName: "D.", memberId: id });
      await makeOrder(handle, { customerId: otherId, paymentStatus: "refunded" });
      await recordCheckin(ctx, { phone: phone.phone });
      const before = await getMemberProfile(ctx, id);
      expect(before.records.map(({ id, recordVisits }) => [id, recordVisits])).toEqual([
        [id, 1],
        [otherId, 0],
      ]);
      expect(before.records.map(({ checkinCount }) => checkinCount)).toEqual([1, 1]);
      expect(before).toMatchObject({ visits: 1, tier: "None", checkinsInAll: 1, ordersInAll: 1 });
      expect(before.orders[0]?.counts).toBe("No visit: refunded in full");
      const visit = before.checkins[0];
      await voidCheckin(ctx, { id: visit?.id ?? "", reason: "Typed twice" });
      const story = await getOrderVisit(ctx, before.orders[0]?.id ?? "");
      expect(story).toEqual({ isCounted: false, counts: "No visit: refunded in full", visit: null });
      expect(await getOrderVisit(ctx, NOBODY)).toBeNull();
      const after = await getMemberProfile(ctx, otherId);
      expect(after.records[0].id).toBe(otherId);
      expect(after.visits).toBe(0);
      expect(after.checkins[0]).toMatchObject({ voidedBy: "owner", voidReason: "Typed twice" });
      expect(after.history.map(({ action }) => action)).toEqual(["void", "check-in"]);
      await restoreCheckin(ctx, { id: visit?.id ?? "", reason: "They came twice" });
      await voidCheckin(ctx, { id: visit?.id ?? "", reason: "Typed twice after all" });
      const { checkins, history } = await getMemberProfile(ctx, id);
      expect(checkins).toMatchObject([
        {
          voidReason: "Typed twice after all",
          undoneVoids: [
            {
              voidedBy: "owner",
              voidReason: "Typed twice",
              restoredBy: "owner",
              restoreReason: "They came twice",
            },
          ],
        },
      ]);
      expect(JSON.stringify(history)).not.toMatch(/twice/);
    });
  });

  it("notes on the order that reports exclude customers who joined before the launch date", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      await setLaunchDate(ctx, { launchDate: "2026-11-01T08:00:00Z" });
      const counts = async (createdAt: Date) => {
        const { id: customerId } = await makeCustomer(handle, { createdAt });
        const { id: orderId } = await makeOrder(handle, { customerId });
        const visit = { phone: "", orderId, source: "order", shopDay: createdAt };
        await handle.loyaltyCheckin.create({ data: { ...visit, customerId } });
        const story = await getOrderVisit(ctx, orderId);
        expect((await getMemberProfile(ctx, customerId)).orders[0]?.counts).toBe(story?.counts);
        return story?.counts;
      };
      expect(await counts(new Date("2026-11-02T20:00:00Z"))).toBe("Counted as a visit");
      expect(await counts(new Date("2026-10-02T20:00:00Z"))).toContain("joined before the launch date");
    });
  });

  it("goes by the record that names the member, as the reports do, whichever record bought", async () => {
    await withRollback(async (handle) => {
      const ctx = adminCtx(handle);
      const launch = new Date("2026-11-01T08:00:00Z");
      await setLaunchDate(ctx, { launchDate: launch.toISOString() });
      const [early, late] = [new Date("2026-10-02T20:00:00Z"), new Date("2026-11-02T20:00:00Z")];
      const counts = async (joinedAt: Date, second: Parameters<typeof makeCustomer>[1]) => {
        const { id: memberId } = await makeCustomer(handle, { createdAt: joinedAt });
        const { id: customerId } = await makeCustomer(handle, { memberId, ...second });
        const { id: orderId } = await makeOrder(handle, { customerId });
        const visit = { phone: "", orderId, source: "order", shopDay: late };
        await handle.loyaltyCheckin.create({ data: { ...visit, customerId } });
        const told = await getOrderVisit(ctx, orderId);
        expect((await getMemberProfile(ctx, customerId)).orders[0]?.counts).toBe(told?.counts);
        return told?.counts;
      };
      const before = (await countTiers(ctx, launch)).members;
      expect(await counts(early, { createdAt: late })).toContain("joined before the launch date");
      expect((await countTiers(ctx, launch)).members).toBe(before);
      expect(await counts(late, { createdAt: early, removedAt: late })).toBe("Counted as a visit");
      expect((await countTiers(ctx, launch)).members).toBe(before + 1);
    });
  });

  it("tells visits that expired from those that count", async () => {
    await withRollback(async (handle) => {
      const { id: customerId } = await makeCustomer(handle);
      const { id: orderId } = await makeOrder(handle, { customerId });
      const runAt = new Date("2026-11-21T20:00:00Z");
      const { id: expiryId } = await handle.pointsExpiry.create({
        data: { runAt, runBy: "owner", lastVisitBefore: runAt, members: 1, visits: 1 },
      });
      const visit = { customerId, phone: "", shopDay: runAt };
      await handle.loyaltyCheckin.create({
        data: { ...visit, orderId, source: "order", expiryId, createdAt: new Date("2026-03-01T20:00:00Z") },
      });
      await handle.loyaltyCheckin.create({ data: { ...visit, createdAt: runAt } });
      const { checkins, orders } = await getMemberProfile(adminCtx(handle), customerId);
      expect(checkins.map(({ isExpired }) => isExpired)).toEqual([false, true]);
      const story = { isCounted: false, counts: "Its visit expired under the points policy" };
      expect(orders).toMatchObject([story]);
      expect(await getOrderVisit(adminCtx(handle), orderId)).toMatchObject(story);
    });
  });

  it("answers not found for an unknown member, and requires an admin", async () => {
    await expect(getMemberProfile(adminCtx(), NOBODY)).rejects.toMatchObject({ code: "not_found" });
    await expect(getMemberProfile(customerCtx(), NOBODY)).rejects.toMatchObject({ code: "forbidden" });
  });
});
