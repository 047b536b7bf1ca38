import { expect, it } from "vitest";
import { daysLeft, dealState, hasEnded, inDisplayOrder, isEndingSoon, isHotDeal } from "@/lib/deals/state";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const deal = { isActive: true, startsAt: 10 * DAY, endsAt: 20 * DAY };

it.each([
  [10 * DAY - 1, "scheduled"],
  [10 * DAY, "active"],
  [20 * DAY, "active"],
  [20 * DAY + 1, "expired"],
])("at %i is %s", (now, state) => {
  expect(dealState(deal, now)).toBe(state);
});

it("is inactive at any time when switched off", () => {
  for (const now of [0, 15 * DAY, 30 * DAY])
    expect(dealState({ ...deal, isActive: false }, now)).toBe("inactive");
});

it.each([
  [20 * DAY - 3 * DAY, 3, true],
  [20 * DAY - 3 * DAY - 1, 4, false],
  [20 * DAY - HOUR, 1, true],
  [20 * DAY, 0, false],
  [20 * DAY + HOUR, 0, false],
])("at %i has %i days left, ending soon: %s", (now, days, soon) => {
  expect(daysLeft(deal.endsAt, now)).toBe(days);
  expect(isEndingSoon(deal, now)).toBe(soon);
});

it("is not ending soon before its start or when switched off", () => {
  const short = { isActive: true, startsAt: 10 * DAY, endsAt: 11 * DAY };
  expect(isEndingSoon(short, 9.5 * DAY)).toBe(false);
  expect(isEndingSoon({ ...short, isActive: false }, 10.5 * DAY)).toBe(false);
});

it("has ended one millisecond after its end, switched off or not", () => {
  expect(hasEnded(deal, 20 * DAY)).toBe(false);
  expect(hasEnded({ ...deal, endsAt: 5 }, 6)).toBe(true);
});

it("is hot at priority exactly 1", () => {
  expect([0, 1, 2, 10].map(isHotDeal)).toEqual([false, true, false, false]);
});

it("puts Hot Deals first among live deals, and otherwise keeps the given order within a state", () => {
  const live = { ...deal, startsAt: 0, endsAt: 20 * DAY };
  const given = [
    { ...live, name: "ended", endsAt: 1, isHot: false },
    { ...live, name: "priority 10", isHot: false },
    { ...live, name: "starts soon", startsAt: 12 * DAY, isHot: false },
    { ...live, name: "priority 9", isHot: false },
    { ...live, name: "hot, starts soon", startsAt: 12 * DAY, isHot: true },
    { ...live, name: "hot", isHot: true },
    { ...live, name: "hot, ended", endsAt: 1, isHot: true },
  ];
  expect(inDisplayOrder(given, 10 * DAY).map(({ name }) => name)).toEqual([
    "hot",
    "priority 10",
    "priority 9",
    "starts soon",
    "hot, starts soon",
    "ended",
    "hot, ended",
  ]);
});
