import { DAY_MS } from "@/lib/time";

const WEEK_MS = 7 * DAY_MS;

export type EventState = "upcoming" | "past" | "inactive";

/** `at` in ms since 1970. */
export type EventTimes = { isActive: boolean; at: number };

/** An event is upcoming up to the moment it begins. */
export function eventState({ isActive, at }: EventTimes, now: number): EventState {
  if (!isActive) return "inactive";
  return at >= now ? "upcoming" : "past";
}

/** The time from which an event at `at` is within the next seven days; both in ms since 1970. */
export const thisWeekFrom = (at: number): number => at - WEEK_MS;

/** Upcoming within the next seven days. */
export function isThisWeek(event: EventTimes, now: number): boolean {
  return eventState(event, now) === "upcoming" && now >= thisWeekFrom(event.at);
}

/** Upcoming events, the next one first. */
export function upcomingEvents<E extends EventTimes>(events: readonly E[], now: number): E[] {
  return events
    .filter((event) => eventState(event, now) === "upcoming")
    .toSorted((one, other) => one.at - other.at);
}

/** Past events, the latest first. */
export function pastEvents<E extends EventTimes>(events: readonly E[], now: number): E[] {
  return events
    .filter((event) => eventState(event, now) === "past")
    .toSorted((one, other) => other.at - one.at);
}

type Seats = { maxAttendees: number; currentAttendees: number };

export function seatsLeft({ maxAttendees, currentAttendees }: Seats): number {
  return Math.max(0, maxAttendees - currentAttendees);
}

type Series = EventTimes & { maxAttendees: number; later: readonly { at: number }[] };

/**
 * An event whose current date has begun: moved to the next date of its series, where there is one, with every seat
 * free.
 */
export function eventAt<E extends Series>(event: E, now: number): E {
  const next = event.at < now && event.later.find(({ at }) => at >= now);
  return next ? { ...event, ...next, seatsLeft: event.maxAttendees } : event;
}
