import { expect, it } from "vitest";
import { EventInput, EventPatch } from "@/lib/events/schema";

const event = { title: "Glass night", description: "Cleaning glass", eventDate: "2026-12-01T19:00:00-08:00" };

const complaints = (input: unknown) => {
  const result = EventInput.safeParse(input);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((i) => [i.path.join("."), i.message]));
};

it("gives an event the entity's defaults", () => {
  expect(EventInput.parse(event)).toEqual({
    ...event,
    eventDate: "2026-12-02T03:00:00.000Z",
    location: null,
    maxAttendees: 20,
    currentAttendees: 0,
    isActive: true,
    imageUrl: null,
  });
});

it("says which fields are missing", () => {
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
