import { describe, expect, it } from "vitest";
import { EventInput, EventPatch } from "@/lib/events/schema";

const event = { title: "Glass night", description: "Cleaning glass", eventDate: "2026-12-01T19:00:00-08:00" };

const complaints = (input: unknown) => {
  const result = EventInput.safeParse(input);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((i) => [i.path.join("."), i.message]));
};

it("applies the entity's defaults", () => {
  expect(EventInput.parse(event)).toEqual({
    ...event,
    eventDate: "2026-12-02T03:00:00.000Z",
    location: null,
    maxAttendees: 20,
    currentAttendees: 0,
    isActive: true,
    imageUrl: null,
    repeatDays: [],
    repeatUntil: null,
  });
});

it("names missing fields", () => {
  expect(complaints({})).toEqual({
    title: "Title is required",
    description: "Description is required",
    eventDate: "Event date is required",
  });
  expect(complaints({ ...event, eventDate: "" })).toEqual({ eventDate: "Event date is required" });
});

it.each([
  [{ maxAttendees: 0 }, "maxAttendees"],
  [{ maxAttendees: 2.5 }, "maxAttendees"],
  [{ currentAttendees: -1 }, "currentAttendees"],
  [{ eventDate: "soon" }, "eventDate"],
  [{ title: " " }, "title"],
])("refuses an event with %j", (change, field) => {
  expect(Object.keys(complaints({ ...event, ...change }))).toEqual([field]);
});

it("reads an empty location as none", () => {
  expect(EventInput.parse({ ...event, location: "  " }).location).toBeNull();
});

it("changes only the fields a patch names", () => {
  expect(EventPatch.parse({ currentAttendees: 4 })).toEqual({ currentAttendees: 4 });
});

describe("an event that repeats weekly", () => {
  // 6 PM on Tuesday, November 24 at the shop, Wednesday in UTC.
  const weekly = {
    title: "Packing class",
    description: "d",
    eventDate: "2026-11-25T02:00:00.000Z",
    repeatDays: ["TU"],
    repeatUntil: "2026-12-29",
  };
  const complaints = (change: object) => {
    const { error } = EventInput.safeParse({ ...weekly, ...change });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
  };

  it("begins on one of its weekdays in shop time", () => {
    expect(complaints({})).toEqual({});
    expect(complaints({ repeatDays: ["WE"] })).toEqual({
      repeatDays: "The first date is a Tuesday: choose Tuesday as well, or move the date",
    });
  });

  it.each([
    [{ repeatUntil: null }, "repeatUntil", "Choose the last day it repeats on"],
    [{ repeatUntil: "" }, "repeatUntil", "Choose the last day it repeats on"],
    [{ repeatDays: [] }, "repeatDays", "Choose the days it repeats on, or clear the last day"],
    [{ repeatUntil: "2026-11-23" }, "repeatUntil", "The last day is before the first date"],
    [{ repeatUntil: "2126-11-23" }, "repeatUntil", "Choose a last day within two years"],
    [{ repeatUntil: "soon" }, "repeatUntil", "Must be a day"],
    [{ eventDate: "tomorrow" }, "eventDate", "Must be a date and time"],
    [{ eventDate: "" }, "eventDate", "Event date is required"],
  ])("reports what is wrong with %j", (change, field, message) => {
    expect(complaints(change)).toEqual({ [field]: message });
  });
});
