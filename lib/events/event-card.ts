import { namesNicotine } from "@/lib/catalog/nicotine";
import type { EventDto } from "@/lib/events/schema";
import { type EventTimes, seatsLeft } from "@/lib/events/state";
import { api } from "@/lib/routes";
import { formatShopDateTime, formatShopMonthAndDay, shopIso } from "@/lib/time";

export const DEFAULT_LOCATION = "Main Store";

/** An event in the words the page prints. Dates are put in words on the server, in shop time. */
export type EventCardView = EventTimes & {
  id: string;
  title: string;
  description: string;
  month: string;
  day: string;
  /** "Sat, Nov 21, 7:00 PM" */
  when: string;
  iso: string;
  location: string;
  seatsLeft: number;
  maxAttendees: number;
  imageUrl: string | null;
  calendarUrl: string;
};

export function toEventCard(event: EventDto): EventCardView {
  const { month, day } = formatShopMonthAndDay(event.eventDate);
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    at: Date.parse(event.eventDate),
    isActive: event.isActive,
    month,
    day,
    when: formatShopDateTime(event.eventDate),
    iso: shopIso(event.eventDate),
    location: event.location ?? DEFAULT_LOCATION,
    seatsLeft: seatsLeft(event),
    maxAttendees: event.maxAttendees,
    imageUrl: event.imageUrl,
    calendarUrl: `${api.event(event.id)}/calendar`,
  };
}

/** Whether the nicotine warning belongs beside these events. */
export function eventsNameNicotine(events: readonly Pick<EventCardView, "title" | "description">[]): boolean {
  return events.some(({ title, description }) => namesNicotine(title, description));
}
