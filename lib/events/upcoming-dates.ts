import type { EventCardView } from "@/lib/events/event-card";
import { eventAt } from "@/lib/events/state";

/** A date of an event, and the time in ms since 1970 from which it is the next one of that event. */
type UpcomingDate = { event: EventCardView; from: number };

/**
 * Every known coming date of the given upcoming events, the earliest first. At any time those with `from` <= now <=
 * `event.at` are the events to show, in their order.
 */
export function upcomingDatesInOrder(events: readonly EventCardView[]): UpcomingDate[] {
  return events
    .flatMap((event) => {
      const starts = [event.at, ...event.later.map(({ at }) => at)];
      return starts.map((at, place) => ({
        event: eventAt(event, at),
        from: (starts[place - 1] ?? -1) + 1,
      }));
    })
    .toSorted((one, other) => one.event.at - other.event.at);
}
