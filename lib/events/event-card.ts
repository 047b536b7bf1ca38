import { namesNicotine } from "@/lib/catalog/names-nicotine";
import { attendeesAt, currentDate, repeatsInWords, upcomingDates } from "@/lib/events/dates";
import { eventPlace, placeLine } from "@/lib/events/place";
import type { EventDto } from "@/lib/events/schema";
import { type EventTimes, seatsLeft } from "@/lib/events/state";
import { WEEKDAY_NAMES } from "@/lib/repeat/words";
import { api } from "@/lib/routes";
import type { EventFacts } from "@/lib/seo/json-ld";
import {
  formatShopDate,
  formatShopDayAndTimeInWords,
  formatShopMonthAndDay,
  formatShopTime,
  formatShopWeekday,
  middayOf,
  shopIso,
  shopYear,
  toDateTimeInput,
} from "@/lib/time";

/** An event as the page shows it. Dates are formatted on the server, in shop time. */
export type EventCardView = EventTimes &
  DateWords & {
    id: string;
    title: string;
    description: string;
    /** "Every Tuesday until Dec 29, 2026"; null for an event that takes place once. */
    repeats: string | null;
    /** For search engines; null for an event that takes place once. */
    series: NonNullable<EventFacts["series"]> | null;
    /** Later dates, for a page that stays open. */
    later: readonly DateWords[];
    /** Where it is, in one line. */
    place: string;
    location: string;
    /** One line; the shop's own unless the event names another. */
    address: string;
    isAtShop: boolean;
    seatsLeft: number;
    maxAttendees: number;
    imageUrl: string | null;
    calendarUrl: string;
  };

/** One date of an event; `at` in ms since 1970. */
type DateWords = {
  at: number;
  /** "Nov", or "Jan 2027" of another year than this. */
  month: string;
  day: string;
  /** "Saturday", "7:00 PM" */
  weekday: string;
  time: string;
  /** "Sat, Nov 21, 7:00 PM", or "Sun, Jan 24, 2027, 7:00 PM" */
  when: string;
  iso: string;
};

function dateWords(at: number, now: number): DateWords {
  const date = new Date(at);
  const { month, day } = formatShopMonthAndDay(date);
  const year = shopYear(date);
  return {
    at,
    month: year === shopYear(new Date(now)) ? month : `${month} ${year}`,
    day,
    when: formatShopDayAndTimeInWords(date, now),
    iso: shopIso(date),
    weekday: formatShopWeekday(date),
    time: formatShopTime(date),
  };
}

/** "Every Tuesday until Dec 29, 2026" */
function seriesInWords(event: EventDto): string | null {
  const words = repeatsInWords(event);
  if (!words || !event.repeatUntil) return words;
  return `${words} until ${formatShopDate(middayOf(event.repeatUntil))}`;
}

function seriesFacts({ eventDate, repeatDays, repeatUntil }: EventDto): EventCardView["series"] {
  if (repeatDays.length === 0 || !repeatUntil) return null;
  const [startDate = "", startTime = ""] = toDateTimeInput(eventDate).split("T");
  const days = repeatDays.map((day) => WEEKDAY_NAMES[day]);
  return { days, startDate, endDate: repeatUntil, startTime };
}

/** As many dates as an open page may pass before it is fetched again. */
const DATES_AHEAD = 4;

/** A card with the date that is next at `now` (ms since 1970): its seats, and those of a later date all free. */
export function toEventCard(event: EventDto, now: number): EventCardView {
  const place = eventPlace(event.location);
  const currentAttendees = attendeesAt(event, now);
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    isActive: event.isActive,
    ...dateWords(currentDate(event, now), now),
    repeats: seriesInWords(event),
    series: seriesFacts(event),
    later: upcomingDates(event, now, DATES_AHEAD)
      .slice(1)
      .map((at) => dateWords(at, now)),
    place: place.isAtShop ? place.name : placeLine(place),
    location: place.name,
    address: place.address,
    isAtShop: place.isAtShop,
    seatsLeft: seatsLeft({ ...event, currentAttendees }),
    maxAttendees: event.maxAttendees,
    imageUrl: event.imageUrl,
    calendarUrl: `${api.event(event.id)}/calendar`,
  };
}

/** Whether the nicotine warning belongs beside these events. */
export function eventsNameNicotine(events: readonly Pick<EventCardView, "title" | "description">[]): boolean {
  return events.some(({ title, description }) => namesNicotine(title, description));
}
