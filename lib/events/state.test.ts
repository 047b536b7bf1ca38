import { expect, it } from "vitest";
import { eventState, isThisWeek, pastEvents, seatsLeft, upcomingEvents } from "@/lib/events/state";

const DAY = 24 * 3_600_000;
const event = (at: number, isActive = true) => ({ at, isActive });

it("is upcoming until it begins, then past", () => {
  expect(eventState(event(100), 99)).toBe("upcoming");
  expect(eventState(event(100), 100)).toBe("upcoming");
  expect(eventState(event(100), 101)).toBe("past");
  expect(eventState(event(100, false), 99)).toBe("inactive");
});

it("is this week when it begins within seven days", () => {
  expect(isThisWeek(event(7 * DAY), 0)).toBe(true);
  expect(isThisWeek(event(7 * DAY + 1), 0)).toBe(false);
  expect(isThisWeek(event(5, false), 0)).toBe(false);
  expect(isThisWeek(event(5), 6)).toBe(false);
});

it("sorts upcoming events by date and past events by date descending", () => {
  const all = [event(400 * DAY), event(3), event(9), event(1), event(2, false)];
  expect(upcomingEvents(all, 5).map(({ at }) => at)).toEqual([9, 400 * DAY]);
  expect(pastEvents(all, 5).map(({ at }) => at)).toEqual([3, 1]);
});

it("never has fewer than zero seats left", () => {
  expect(seatsLeft({ maxAttendees: 20, currentAttendees: 18 })).toBe(2);
  expect(seatsLeft({ maxAttendees: 20, currentAttendees: 25 })).toBe(0);
});
