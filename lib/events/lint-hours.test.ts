import { expect, it } from "vitest";
import { lintEventHours } from "@/lib/events/lint-hours";
import type { EventDto } from "@/lib/events/schema";

const NOW = Date.parse("2026-11-22T18:00:00Z");
const closed = {
  id: "x",
  firstDay: "2026-11-26",
  lastDay: "2026-11-26",
  opensMinute: null,
  closesMinute: null,
  reason: "Thanksgiving",
};
const once = {
  eventDate: "2026-11-27T02:00:00Z",
  location: null,
  repeatDays: [] as EventDto["repeatDays"],
  repeatUntil: null,
};

it("warns about an event on a closed day", () => {
  expect(lintEventHours(once, [closed], NOW)).toEqual([
    "Thu, Nov 26, 2026: Closed (Thanksgiving). The event would be on that day.",
  ]);
  expect(lintEventHours(once, [], NOW)).toEqual([]);
});

it("warns about a weekly event of which one date is a closed day", () => {
  const weekly = {
    ...once,
    eventDate: "2026-11-20T02:00:00Z",
    repeatDays: ["TH" as const],
    repeatUntil: "2026-12-17",
  };
  expect(lintEventHours(weekly, [closed], NOW)).toHaveLength(1);
  expect(lintEventHours({ ...weekly, repeatDays: ["TH"], repeatUntil: "2026-11-25" }, [closed], NOW)).toEqual(
    [],
  );
});

it("warns about an event that begins before opening, or at closing time", () => {
  const at = (time: string) => lintEventHours({ ...once, eventDate: `2026-11-24T${time}-08:00` }, [], NOW);
  const warning = "The shop is open 9:00 AM - 9:00 PM: the event begins outside these hours.";
  expect(at("08:59")).toEqual([warning]);
  expect(at("09:00")).toEqual([]);
  expect(at("20:59")).toEqual([]);
  expect(at("21:00")).toEqual([warning]);
});

it("says nothing about an event somewhere else, one without a date, or one that is over", () => {
  const park = "Sunset Park, 2601 E Sunset Rd, Las Vegas, NV 89120";
  expect(lintEventHours({ ...once, location: park }, [closed], NOW)).toEqual([]);
  expect(lintEventHours({ ...once, location: "Back lounge" }, [closed], NOW)).toHaveLength(1);
  expect(lintEventHours({ ...once, eventDate: "" }, [closed], NOW)).toEqual([]);
  expect(lintEventHours({ ...once, eventDate: "2026-11-20T07:00:00Z" }, [closed], NOW)).toEqual([]);
});
