import { describe, expect, it } from "vitest";
import {
  addShopDays,
  formatShopDayAndTime,
  formatShopDayAndTimeParts,
  formatShopDays,
  fromDateTimeInput,
  shopDay,
  shopIso,
  startOfShopDay,
  toDateTimeInput,
} from "@/lib/time";

describe("shop time", () => {
  it("assigns the last minute before midnight in Las Vegas to the same day in any server time zone", () => {
    expect(shopDay(new Date("2026-11-22T07:59:00Z"))).toBe("2026-11-21");
    expect(shopDay(new Date("2026-11-22T08:00:00Z"))).toBe("2026-11-22");
  });

  it("starts a summer day at 07:00 UTC and a winter day at 08:00 UTC", () => {
    expect(startOfShopDay(new Date("2026-07-04T20:00:00Z")).toISOString()).toBe("2026-07-04T07:00:00.000Z");
    expect(startOfShopDay(new Date("2026-12-04T20:00:00Z")).toISOString()).toBe("2026-12-04T08:00:00.000Z");
  });

  it("keeps the local time when a day is added across both clock changes", () => {
    expect(addShopDays(new Date("2026-03-07T18:00:00Z"), 1).toISOString()).toBe("2026-03-08T17:00:00.000Z");
    expect(addShopDays(new Date("2026-10-31T17:00:00Z"), 1).toISOString()).toBe("2026-11-01T18:00:00.000Z");
  });

  it("parses and formats date inputs in shop time", () => {
    expect(fromDateTimeInput("2026-11-21T19:00")?.toISOString()).toBe("2026-11-22T03:00:00.000Z");
    expect(toDateTimeInput("2026-11-22T03:00:00.000Z")).toBe("2026-11-21T19:00");
    expect(fromDateTimeInput("2026-11-21")?.toISOString()).toBe("2026-11-21T08:00:00.000Z");
  });

  it("refuses invalid dates", () => {
    for (const text of [
      "",
      "yesterday",
      "2026-13-01",
      "2026-02-30T10:00",
      "2026-11-21T25:00",
      "2026-11-21T10:60",
      "0026-11-21T10:00",
    ])
      expect(fromDateTimeInput(text)).toBeNull();
  });

  it("moves a local time skipped by the spring clock change one hour later", () => {
    expect(fromDateTimeInput("2026-03-08T02:30")?.toISOString()).toBe("2026-03-08T10:30:00.000Z");
  });

  it("formats structured data with the UTC offset of the day", () => {
    expect(shopIso("2026-07-05T02:00:00Z")).toBe("2026-07-04T19:00:00-07:00");
    expect(shopIso("2026-12-05T03:00:00Z")).toBe("2026-12-04T19:00:00-08:00");
  });

  it("formats a date and time for display", () => {
    expect(formatShopDayAndTime("2026-11-22T03:00:00Z")).toBe("Sat, Nov 21, 7:00 PM");
  });

  it("formats a range of days, and one day as itself", () => {
    const [first, last] = [new Date("2026-11-21T08:00:00Z"), new Date("2026-11-22T08:00:00Z")];
    expect(formatShopDays(first, last)).toBe("Nov 21, 2026 to Nov 22, 2026");
    expect(formatShopDays(first, new Date("2026-11-22T07:59:00Z"))).toBe("Nov 21, 2026");
  });

  it("names a year that is not the current one on the shop's calendar", () => {
    const parts = (date: string) => formatShopDayAndTimeParts(date, Date.parse("2026-11-20T20:00:00Z"));
    expect(parts("2027-01-01T07:59:00Z")).toEqual({ weekday: "Thu", dateTime: "Dec 31, 11:59 PM" });
    expect(parts("2027-01-01T08:00:00Z")).toEqual({ weekday: "Fri", dateTime: "Jan 1, 2027, 12:00 AM" });
  });
});
