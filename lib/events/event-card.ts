import { namesNicotine } from "@/lib/catalog/nicotine";
import { eventPlace } from "@/lib/events/place";
import type { EventDto } from "@/lib/events/schema";
import { type EventTimes, seatsLeft } from "@/lib/events/state";
import { api } from "@/lib/routes";
import {
  formatShopDateTime,
  formatShopMonthAndDay,
  formatShopTime,
  formatShopWeekday,
  shopIso,
} from "@/lib/time";

/** An event in the words the page prints. Dates are put in words on the server, in shop time. */
export type EventCardView = EventTimes & {
  id: string;
  title: string;
  description: string;
  month: string;
  day: string;
  /** "Saturday", "7:00 PM" */
  weekday: string;
  time: string;
  /** "Sat, Nov 21, 7:00 PM" */
  when: string;
  iso: string;
  location: string;
  /** One line; the shop's own unless the event names another. */
  address: string;
  isAtShop: boolean;
  seatsLeft: number;
  maxAttendees: number;
  imageUrl: string | null;
  calendarUrl: string;
};

export function toEventCard(event: EventDto): EventCardView {
  const place = eventPlace(event.location);
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
    weekday: formatShopWeekday(event.eventDate),
    time: formatShopTime(event.eventDate),
    location: place.name,
    address: place.address,
    isAtShop: place.isAtShop,
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
