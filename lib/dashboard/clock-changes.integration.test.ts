import { describe, expect, it } from "vitest";
import { dashboardFigures } from "@/lib/dashboard/queries";
import { createDeal } from "@/lib/deals/create-deal";
import { liveOffers } from "@/lib/deals/live-offers";
import { listDeals } from "@/lib/deals/queries";
import { DealInput } from "@/lib/deals/schema";
import { dealState } from "@/lib/deals/state";
import { dealTimes } from "@/lib/deals/times";
import { openState } from "@/lib/hours/open-state";
import { packHours } from "@/lib/hours/pack-hours";
import { listHoursExceptions } from "@/lib/hours/queries";
import { orderFigures } from "@/lib/orders/queries";
import { fromDateTimeInput, MINUTE_MS, startOfShopDay } from "@/lib/time";
import { adminCtx } from "@/tests/factories/contexts";
import { makeOrder } from "@/tests/factories/shop-records";
import { withRollback } from "@/tests/support/with-rollback";

const HALF_HOUR_MS = 30 * MINUTE_MS;

describe.each([
  ["2026-11-01", 25],
  ["2027-03-14", 23],
])("on %s, a day of %i hours", (day, hours) => {
  const noon = fromDateTimeInput(`${day}T12:00`) ?? new Date(0);
  const start = startOfShopDay(noon).getTime();
  const end = start + hours * 2 * HALF_HOUR_MS;

  it("today's figures hold every sale of the day and none of its neighbors", async () => {
    await withRollback(async (db) => {
      const sell = (at: number) => makeOrder(db, { createdAt: new Date(at), subtotal: "1.00" });
      // The last half hour of the day before and the first of the day after, whenever today's figures are read.
      for (const neighbor of [start - HALF_HOUR_MS, end]) await sell(neighbor);
      let next = start;
      const todayAt = async (ms: number) => {
        for (; next <= ms && next < end; next += HALF_HOUR_MS) await sell(next);
        const ctx = adminCtx(db, new Date(ms));
        const { ordersToday, revenueToday } = await dashboardFigures(ctx);
        const { today } = await orderFigures(ctx);
        expect(today).toMatchObject({ count: ordersToday, revenue: revenueToday });
        return [ordersToday, revenueToday];
      };
      // One every half hour from midnight on.
      const soFar = (sales: number) => [sales, `${sales}.00`];
      expect(await todayAt(start)).toEqual(soFar(1));
      expect(await todayAt(noon.getTime())).toEqual(soFar((hours - 12) * 2 + 1));
      expect(await todayAt(end - 1)).toEqual(soFar(hours * 2));
      expect(await todayAt(end)).toEqual(soFar(1));
    });
  });

  it("hours that staff entered for it are those of the clock on the wall", async () => {
    await withRollback(async (db) => {
      const date = new Date(day);
      await db.hoursException.create({
        data: { firstDay: date, lastDay: date, opensMinute: 60, closesMinute: 210, reason: "Night sale" },
      });
      const packed = packHours(await listHoursExceptions(db), date);
      const isOpen = (ms: number) => openState(ms, packed).isOpen;
      const wall = (time: string) => fromDateTimeInput(`${day}T${time}`)?.getTime() ?? 0;
      expect([wall("00:59"), wall("01:00"), wall("03:29"), wall("03:30")].map(isOpen)).toEqual([
        false,
        true,
        true,
        false,
      ]);
      // Two and a half hours by the clock on the wall.
      const openFor = wall("03:30") - wall("01:00");
      expect(openFor).toBe((hours - 24 + 2.5) * 2 * HALF_HOUR_MS);
    });
  });
});

it.each([
  [
    "in the hour that spring skips, an hour on",
    "2027-03-14",
    "2027-03-14T10:30:00.000Z",
    "2027-03-14T03:30:00-07:00",
  ],
  [
    "in the hour that autumn repeats, at its first",
    "2026-11-01",
    "2026-11-01T08:30:00.000Z",
    "2026-11-01T01:30:00-07:00",
  ],
])("a deal whose end staff enter %s, ends there for everyone", async (_, day, endsAt, validThrough) => {
  await withRollback(async (db) => {
    const end = fromDateTimeInput(`${day}T${day === "2027-03-14" ? "02:30" : "01:30"}`);
    const input = DealInput.parse({
      title: "Night owl",
      description: "Until half past.",
      startDate: fromDateTimeInput(`${day}T00:00`)?.toISOString(),
      endDate: end?.toISOString(),
    });
    await createDeal(adminCtx(db), input);
    const deals = await listDeals(db);
    expect(deals[0]?.endDate).toBe(endsAt);
    const last = Date.parse(endsAt);
    expect(liveOffers(deals, last)).toMatchObject([{ validThrough }]);
    const stateAt = (ms: number) => deals.map((deal) => dealState(dealTimes(deal, ms), ms));
    expect([stateAt(last), stateAt(last + 1)]).toEqual([["active"], ["expired"]]);
    expect(liveOffers(deals, last + 1)).toEqual([]);
  });
});
