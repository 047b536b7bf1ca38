import { expect, it } from "vitest";
import { toDealCard } from "@/lib/deals/deal-card";
import { discountLabel } from "@/lib/deals/offer-words";

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
  const card = toDealCard({
    id: "1",
    title: "t",
    description: "d",
    discountPercent: 10,
    discountAmount: null,
    startDate: "2026-10-31T07:00:00.000Z",
    endDate: "2026-11-02T07:59:00.000Z",
    isActive: true,
    priority: 1,
    imageUrl: null,
    repeatDays: [],
    repeatFrom: null,
    repeatTo: null,
    createdAt: "2026-10-01T00:00:00.000Z",
    version: 1,
  });
  expect(card).toMatchObject({
    startsExactly: "Sat, Oct 31, 12:00 AM",
    endsExactly: "Sun, Nov 1, 11:59 PM",
    isHot: true,
  });
});
