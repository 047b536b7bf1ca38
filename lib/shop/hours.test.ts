import { expect, it } from "vitest";
import { openNow } from "@/lib/shop/hours";

it.each([
  ["winter, a minute before opening", "2026-12-01T16:59:00Z", false],
  ["winter, at opening", "2026-12-01T17:00:00Z", true],
  ["summer, at opening", "2026-07-01T16:00:00Z", true],
  ["summer, a minute before opening", "2026-07-01T15:59:00Z", false],
  ["summer, the last minute", "2026-07-02T03:59:00Z", true],
  ["summer, at closing", "2026-07-02T04:00:00Z", false],
  ["winter, the last minute", "2026-12-02T04:59:00Z", true],
  ["winter, at closing", "2026-12-02T05:00:00Z", false],
  ["the morning clocks go forward", "2026-03-08T16:00:00Z", true],
  ["the morning before clocks go forward", "2026-03-07T16:00:00Z", false],
  ["the morning clocks go back", "2026-11-01T16:30:00Z", false],
  ["the evening after clocks go back", "2026-11-02T04:30:00Z", true],
  ["midnight", "2026-12-01T08:00:00Z", false],
])("%s (%s): open is %s", (_when, at, isOpen) => {
  expect(openNow(new Date(at)).isOpen).toBe(isOpen);
});

it("says when it opens or closes next", () => {
  expect(openNow(new Date("2026-12-01T20:00:00Z")).label).toBe("Open now, closes 9:00 PM");
  expect(openNow(new Date("2026-12-01T15:00:00Z")).label).toBe("Closed now, opens 9:00 AM");
  expect(openNow(new Date("2026-12-02T06:00:00Z")).label).toBe("Closed now, opens 9:00 AM tomorrow");
});
