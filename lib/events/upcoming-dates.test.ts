import { expect, it } from "vitest";
import type { EventCardView } from "@/lib/events/event-card";
import { eventAt, upcomingEvents } from "@/lib/events/state";
import { upcomingDatesInOrder } from "@/lib/events/upcoming-dates";

const words = { month: "Nov", day: "1", weekday: "Sunday", time: "7:00 PM", when: "", iso: "" };

/** An event with its dates; a time in a test is a small number. */
const event = (id: string, ...[at = 0, ...later]: number[]): EventCardView => ({
  ...words,
  id,
  at,
  later: later.map((time) => ({ ...words, at: time })),
  title: id,
  description: "",
  isActive: true,
  repeats: null,
  series: null,
  place: "",
  location: "",
  address: "",
  isAtShop: true,
  seatsLeft: 3,
  maxAttendees: 20,
  imageUrl: null,
  calendarUrl: "",
});

it("shows at any time the next date of each event, the earliest first", () => {
  const events = [event("weekly", 10, 20, 30), event("once", 15), event("other", 15, 25)];
  const dates = upcomingDatesInOrder(events);
  for (let now = 0; now <= 40; now++) {
    const shown = dates.filter(({ event: { at }, from }) => from <= now && now <= at);
    const expected = upcomingEvents(
      events.map((one) => eventAt(one, now)),
      now,
    );
    expect(shown.map((one) => one.event)).toEqual(expected);
  }
});

it("frees every seat of the later dates", () => {
  const seats = upcomingDatesInOrder([event("weekly", 10, 20)]).map(({ event: { seatsLeft } }) => seatsLeft);
  expect(seats).toEqual([3, 20]);
});

it("is empty without events", () => {
  expect(upcomingDatesInOrder([])).toEqual([]);
});
