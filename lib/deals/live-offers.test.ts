import { expect, it } from "vitest";
import { liveOffers } from "@/lib/deals/live-offers";
import type { DealDto } from "@/lib/deals/schema";
import { autumnDeal } from "@/tests/factories/deal";

const deal: DealDto = {
  ...autumnDeal,
  title: "Beaker week",
  description: "20% off beakers",
  discountPercent: 20,
  startDate: "2026-10-30T16:00:00.000Z",
  endDate: "2026-11-05T05:00:00.000Z",
};
const during = Date.parse("2026-11-01T12:00:00Z");

it("returns active deals only, in shop time on both sides of the clock change", () => {
  expect(liveOffers([deal], during)).toEqual([
    {
      name: "Beaker week",
      description: "20% off beakers",
      validFrom: "2026-10-30T09:00:00-07:00",
      validThrough: "2026-11-04T21:00:00-08:00",
    },
  ]);
});

it.each([
  ["scheduled", "2026-10-29T00:00:00Z", true],
  ["expired", "2026-11-06T00:00:00Z", true],
  ["switched off", "2026-11-01T00:00:00Z", false],
])("leaves out a deal that is %s", (_state, now, isActive) => {
  expect(liveOffers([{ ...deal, isActive }], Date.parse(now))).toEqual([]);
});

it("returns a weekly deal during its hours, with the hours of that day", () => {
  const happyHour: DealDto = { ...deal, repeatDays: ["SU"], repeatFrom: "16:00", repeatTo: "18:00" };
  expect(liveOffers([happyHour], Date.parse("2026-11-01T23:59:00Z"))).toEqual([]);
  expect(liveOffers([happyHour], Date.parse("2026-11-02T00:00:00Z"))).toMatchObject([
    { validFrom: "2026-11-01T16:00:00-08:00", validThrough: "2026-11-01T18:00:00-08:00" },
  ]);
});
