import { expect, it } from "vitest";
import { periodLabel } from "@/lib/deals/period-label";
import { SHOP_TIME_LABEL } from "@/lib/time";

const NOW = Date.parse("2026-11-18T20:00:00.000Z");

it("formats the period of a deal in shop time", () => {
  expect(periodLabel("2026-11-20T17:00:00.000Z", "2026-11-23T05:00:00.000Z", NOW)).toBe(
    `Runs Fri, Nov 20, 9:00 AM to Sun, Nov 22, 9:00 PM ${SHOP_TIME_LABEL}`,
  );
});

it("names a year that is not the current one on the shop's calendar", () => {
  expect(periodLabel("2026-12-31T17:00:00.000Z", "2027-01-01T07:59:00.000Z", NOW)).toBe(
    `Runs Thu, Dec 31, 9:00 AM to Thu, Dec 31, 11:59 PM ${SHOP_TIME_LABEL}`,
  );
  expect(periodLabel("2026-11-20T17:00:00.000Z", "2027-11-23T05:00:00.000Z", NOW)).toBe(
    `Runs Fri, Nov 20, 9:00 AM to Mon, Nov 22, 2027, 9:00 PM ${SHOP_TIME_LABEL}`,
  );
});

it("names a missing date or a reversed range", () => {
  expect(periodLabel("", "2026-11-23T05:00:00.000Z", NOW)).toContain("Choose a start");
  expect(periodLabel("2026-11-23T05:00:00.000Z", "2026-11-23T05:00:00.000Z", NOW)).toBe(
    "It ends before it starts.",
  );
});
