import { expect, it } from "vitest";
import { eventsNameNicotine, toEventCard as toCard } from "@/lib/events/event-card";
import { eventFacts } from "@/lib/events/event-facts";
import type { EventDto } from "@/lib/events/schema";
import { eventAt } from "@/lib/events/state";
import { eventJsonLd } from "@/lib/seo/json-ld";
import { upcomingEvent as event } from "@/tests/factories/event";

const toEventCard = (given: EventDto, now = "2026-10-20T00:00:00Z") => toCard(given, Date.parse(now));

it("formats the date in Las Vegas time in the repeated hour of the autumn clock change", () => {
  expect(toEventCard(event)).toMatchObject({
    month: "Nov",
    day: "1",
    when: "Sun, Nov 1, 1:30 AM",
    iso: "2026-11-01T01:30:00-08:00",
  });
});

it("names the year of a date that is not this year's", () => {
  expect(toEventCard({ ...event, eventDate: "2027-01-25T03:00:00Z" })).toMatchObject({
    month: "Jan 2027",
    day: "24",
    when: "Sun, Jan 24, 2027, 7:00 PM",
  });
});

it("defaults to the main store as its place", () => {
  expect(toEventCard(event).location).toBe("Main Store");
  expect(toEventCard({ ...event, location: "Back lounge" }).location).toBe("Back lounge");
});

it("prints a room of the shop alone, and any other place with its address once", () => {
  const printed = (location: string) => toEventCard({ ...event, location }).place;
  expect(printed("Back lounge")).toBe("Back lounge");
  expect(printed("Sunset Park, 2601 E Sunset Rd")).toBe("Sunset Park, 2601 E Sunset Rd");
  expect(printed("2601 E Sunset Rd, Las Vegas")).toBe("2601 E Sunset Rd, Las Vegas");
});

it("has structured data that match the card, and no invented price", () => {
  const facts = eventFacts(toEventCard(event));
  expect(facts).toMatchObject({ name: event.title, startDate: "2026-11-01T01:30:00-08:00" });
  expect(facts.url).toMatch(/\/events#event-e1$/);
  expect(facts.offers).toEqual({ availability: "InStock" });
  expect(eventJsonLd(facts)).toMatchObject({
    offers: { "@type": "Offer", url: facts.url, availability: "https://schema.org/InStock" },
  });
  expect(eventJsonLd(facts).offers).not.toHaveProperty("priceCurrency");
});

it("is sold out when every seat is taken", () => {
  const full = toEventCard({ ...event, currentAttendees: 25 });
  expect(full.seatsLeft).toBe(0);
  expect(eventFacts(full).offers?.availability).toBe("SoldOut");
});

it("requires the warning when an event names nicotine products", () => {
  expect(eventsNameNicotine([toEventCard(event)])).toBe(false);
  expect(eventsNameNicotine([toEventCard({ ...event, description: "Packing shisha" })])).toBe(true);
});

const weekly: EventDto = {
  ...event,
  eventDate: "2026-10-21T01:00:00.000Z",
  repeatDays: ["TU"],
  repeatUntil: "2026-11-17",
  attendeesFor: "2026-10-28T01:00:00.000Z",
};

it("shows the next date of a series at the same hour after the clock change, and its rule", () => {
  expect(toEventCard(weekly, "2026-10-29T00:00:00Z")).toMatchObject({
    repeats: "Every Tuesday until Nov 17, 2026",
    when: "Tue, Nov 3, 6:00 PM",
    iso: "2026-11-03T18:00:00-08:00",
    later: [{ when: "Tue, Nov 10, 6:00 PM" }, { when: "Tue, Nov 17, 6:00 PM" }],
  });
});

it("counts seats of the date they were taken for only", () => {
  expect(toEventCard(weekly, "2026-10-28T00:00:00Z").seatsLeft).toBe(7);
  expect(toEventCard(weekly, "2026-10-28T02:00:00Z").seatsLeft).toBe(20);
});

it("is past after the last date of its series", () => {
  expect(toEventCard(weekly, "2026-11-18T02:00:00Z").at).toBe(Date.parse("2026-11-18T02:00:00Z"));
  const over = toEventCard(weekly, "2026-11-18T02:00:01Z");
  expect([over.when, over.later]).toEqual(["Tue, Nov 17, 6:00 PM", []]);
});

it("advances to the next date while the page stays open", () => {
  const card = toEventCard(weekly, "2026-10-28T00:00:00Z");
  const later = eventAt(card, Date.parse("2026-10-28T01:00:01Z"));
  expect(later).toMatchObject({ when: "Tue, Nov 3, 6:00 PM", seatsLeft: 20, title: event.title });
  expect(eventAt(card, Date.parse("2026-10-28T01:00:00Z"))).toBe(card);
});

it("has structured data for the series with dates in shop time", () => {
  expect(eventJsonLd(eventFacts(toEventCard(weekly, "2026-10-29T00:00:00Z")))).toMatchObject({
    startDate: "2026-11-03T18:00:00-08:00",
    eventSchedule: {
      repeatFrequency: "P1W",
      byDay: ["https://schema.org/Tuesday"],
      startDate: "2026-10-20",
      endDate: "2026-11-17",
      startTime: "18:00",
      scheduleTimezone: "America/Los_Angeles",
    },
  });
});
