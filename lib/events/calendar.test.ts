import { expect, it } from "vitest";
import { eventCalendar } from "@/lib/events/calendar";
import type { EventDto } from "@/lib/events/schema";

const event: EventDto = {
  id: "0b9f",
  title: "Glass, care; and more",
  description: "Bring one piece.\nWe show how.",
  eventDate: "2026-12-02T03:00:00.000Z",
  location: null,
  maxAttendees: 20,
  currentAttendees: 3,
  imageUrl: null,
  repeatDays: [],
  repeatUntil: null,
  attendeesFor: null,
  isActive: true,
  createdAt: "2026-11-01T00:00:00.000Z",
  version: 2,
};

const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

it("contains time and place with special characters escaped", () => {
  expect(unfolded(eventCalendar(event))).toEqual(
    expect.arrayContaining([
      "DTSTART:20261202T030000Z",
      "SUMMARY:Glass\\, care\\; and more",
      "DESCRIPTION:Bring one piece.\\nWe show how.",
      "LOCATION:Main Store\\, 8200 S Maryland Pkwy Suite 110\\, Las Vegas\\, NV 89123",
      "SEQUENCE:2",
    ]),
  );
});

it("escapes line breaks in a title", () => {
  const file = eventCalendar({ ...event, title: "A\r\nATTENDEE:mailto:x@example.com" });
  expect(unfolded(file)).toContain("SUMMARY:A\\nATTENDEE:mailto:x@example.com");
});

it("folds long lines at 75 bytes without splitting a character", () => {
  const file = eventCalendar({ ...event, description: "🌵".repeat(80) });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`DESCRIPTION:${"🌵".repeat(80)}`);
});

it("contains the weekly rule with the shop's time zone, so it keeps its hour across clock changes", () => {
  const series = {
    ...event,
    eventDate: "2026-10-21T01:00:00.000Z",
    repeatDays: ["TU" as const, "TH" as const],
    repeatUntil: "2026-11-17",
  };
  const lines = unfolded(eventCalendar(series));
  expect(lines).toContain("DTSTART;TZID=America/Los_Angeles:20261020T180000");
  expect(lines).toContain("RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261118T075959Z");
  expect(lines).toContain("TZID:America/Los_Angeles");
  expect(lines.indexOf("END:VTIMEZONE")).toBeLessThan(lines.indexOf("BEGIN:VEVENT"));
});
