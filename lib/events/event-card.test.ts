import { expect, it } from "vitest";
import { eventsNameNicotine, toEventCard } from "@/lib/events/event-card";
import { eventFacts } from "@/lib/events/event-facts";
import type { EventDto } from "@/lib/events/schema";

const event: EventDto = {
  id: "e1",
  title: "Glass care clinic",
  description: "Cleaning without harm",
  eventDate: "2026-11-01T09:30:00.000Z",
  location: null,
  maxAttendees: 20,
  currentAttendees: 13,
  imageUrl: null,
  isActive: true,
  createdAt: "2026-10-01T00:00:00.000Z",
  version: 1,
};

it("prints the date in Las Vegas time in the hour that the autumn clock change gives twice", () => {
  expect(toEventCard(event)).toMatchObject({
    month: "Nov",
    day: "1",
    when: "Sun, Nov 1, 1:30 AM",
    iso: "2026-11-01T01:30:00-08:00",
  });
});

it("takes place in the main store unless it says otherwise", () => {
  expect(toEventCard(event).location).toBe("Main Store");
  expect(toEventCard({ ...event, location: "Back lounge" }).location).toBe("Back lounge");
});

it("tells search engines what the card prints, with no price nobody named", () => {
  const facts = eventFacts(toEventCard(event));
  expect(facts).toMatchObject({ name: event.title, startDate: "2026-11-01T01:30:00-08:00" });
  expect(facts.url).toMatch(/\/events#event-e1$/);
  expect(facts.offers).toEqual({ priceCurrency: "USD", availability: "InStoreOnly" });
});

it("is sold out when every seat is taken", () => {
  const full = toEventCard({ ...event, currentAttendees: 25 });
  expect(full.seatsLeft).toBe(0);
  expect(eventFacts(full).offers?.availability).toBe("SoldOut");
});

it("asks for the warning when an event names nicotine products", () => {
  expect(eventsNameNicotine([toEventCard(event)])).toBe(false);
  expect(eventsNameNicotine([toEventCard({ ...event, description: "Packing shisha" })])).toBe(true);
});
