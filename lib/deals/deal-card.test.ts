import { expect, it } from "vitest";
import { toDealCard } from "@/lib/deals/deal-card";
import { discountLabel } from "@/lib/deals/offer-words";
import type { DealDto } from "@/lib/deals/schema";
import { autumnDeal } from "@/tests/factories/deal";

it.each([
  [25, null, "25% off"],
  [null, "5.00", "$5 off"],
  [null, "7.50", "$7.50 off"],
  [10, "5.00", "10% off + $5 off"],
  [null, null, null],
])("shows %j percent and %j dollars as %j", (discountPercent, discountAmount, label) => {
  expect(discountLabel({ discountPercent, discountAmount })).toBe(label);
});

it("formats the dates of a deal in Las Vegas time, across the autumn clock change", () => {
  const card = toDealCard(autumnDeal, Date.parse("2026-11-01T08:30:00Z"));
  expect(card).toMatchObject({
    startsExactly: "Sat, Oct 31, 12:00 AM",
    endsExactly: "Sun, Nov 1, 11:59 PM",
    isHot: true,
  });
});

it("begins and ends a repeated deal with its first and last time", () => {
  const repeated: DealDto = {
    ...autumnDeal,
    startDate: "2026-11-23T18:00:00.000Z",
    endDate: "2026-12-21T07:59:00.000Z",
    repeatDays: ["MO", "WE", "FR"],
    repeatFrom: "16:00",
    repeatTo: "19:00",
  };
  expect(toDealCard(repeated, Date.parse("2026-11-20T20:00:00Z"))).toMatchObject({
    startsExactly: "Mon, Nov 23, 4:00 PM",
    endsExactly: "Fri, Dec 18, 7:00 PM",
  });
});

it("dates a deal that ends at midnight by the day that is over then", () => {
  const now = Date.parse("2026-11-25T20:00:00Z");
  expect(toDealCard({ ...autumnDeal, endDate: "2026-11-28T08:00:00.000Z" }, now).ends).toBe("Fri, Nov 27");
  const fridays: DealDto = {
    ...autumnDeal,
    startDate: "2026-11-20T20:00:00.000Z",
    endDate: "2027-01-01T07:59:00.000Z",
    repeatDays: ["FR"],
  };
  expect(toDealCard(fridays, now).ends).toBe("Fri, Dec 25");
});

it("names the year of a time in another year", () => {
  const now = Date.parse("2025-12-30T20:00:00Z");
  const fridays: DealDto = { ...autumnDeal, endDate: "2026-11-28T07:59:00.000Z", repeatDays: ["FR"] };
  expect(toDealCard(autumnDeal, now)).toMatchObject({
    startsExactly: "Sat, Oct 31, 2026, 12:00 AM",
    endsExactly: "Sun, Nov 1, 2026, 11:59 PM",
  });
  expect(toDealCard(fridays, now).windows?.[0]?.starts).toBe("Fri, Nov 6, 2026, 12:00 AM");
});
