import type { ItemList } from "@/app/admin/_components/item-list";
import { currentDate } from "@/lib/events/dates";
import type { EventDto } from "@/lib/events/schema";
import { type EventTimes, isThisWeek, pastEvents, upcomingEvents } from "@/lib/events/state";

export function timesOf(event: EventDto, now: number): EventTimes {
  return { isActive: event.isActive, at: currentDate(event, now) };
}

/** Groups events by their public state at `now` (ms): the next upcoming first, the latest past first. */
export function groupEvents(events: readonly EventDto[], now: number) {
  const timed = events.map((event) => ({ ...timesOf(event, now), event }));
  const eventsOf = (list: readonly { event: EventDto }[]) => list.map(({ event }) => event);
  const upcoming = upcomingEvents(timed, now);
  return {
    upcoming: eventsOf(upcoming),
    thisWeek: eventsOf(upcoming.filter((times) => isThisWeek(times, now))),
    past: eventsOf(pastEvents(timed, now)),
    inactive: events.filter(({ isActive }) => !isActive),
  };
}

export const EVENT_LISTS: readonly ItemList<"upcoming" | "past" | "inactive">[] = [
  {
    name: "upcoming",
    title: "Upcoming Events",
    subtitle: "Events scheduled for the next 30 days, and later ones",
    none: "No upcoming events.",
  },
  {
    name: "past",
    title: "Past Events",
    subtitle: "Duplicate one to hold it again",
    none: "No event has taken place yet.",
  },
  { name: "inactive", title: "Inactive Events", subtitle: "Turned off by staff", none: null },
];
