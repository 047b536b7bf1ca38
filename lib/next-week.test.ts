import { expect, it } from "vitest";
import { daysToNextWeek, movedByDays } from "@/lib/next-week";
import { formatShopDayAndTime } from "@/lib/time";

const NOW = new Date("2026-11-21T20:00:00Z");

it("moves current and upcoming dates by one week", () => {
  expect(daysToNextWeek(new Date("2026-11-20T17:00:00Z"), NOW)).toBe(7);
  expect(daysToNextWeek(new Date("2026-12-05T17:00:00Z"), NOW)).toBe(7);
});

it("moves past dates to the same weekday of the coming week", () => {
  const start = new Date("2026-10-02T16:00:00Z");
  const moved = movedByDays(start.toISOString(), daysToNextWeek(start, NOW));
  expect(formatShopDayAndTime(start)).toBe("Fri, Oct 2, 9:00 AM");
  expect(formatShopDayAndTime(moved)).toBe("Fri, Nov 27, 9:00 AM");
});

it("always returns a date in the future", () => {
  expect(daysToNextWeek(new Date(NOW.getTime() - 7 * 24 * 3_600_000), NOW)).toBe(14);
});

it("keeps the hour across both clock changes", () => {
  expect(formatShopDayAndTime(movedByDays("2026-10-30T16:00:00.000Z", 7))).toBe("Fri, Nov 6, 9:00 AM");
  expect(formatShopDayAndTime(movedByDays("2027-03-12T17:00:00.000Z", 7))).toBe("Fri, Mar 19, 9:00 AM");
});
