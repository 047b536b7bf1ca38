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
  const card = toDealCard(autumnDeal);
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
