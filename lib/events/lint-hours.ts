import { upcomingDates } from "@/lib/events/dates";
import { eventPlace } from "@/lib/events/place";
import type { EventDto } from "@/lib/events/schema";
import { exceptionOn, hoursOn } from "@/lib/hours/exceptions";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { hoursOnInWords } from "@/lib/hours/words";
import { shopDay, shopMinute } from "@/lib/time";

type Draft = Pick<EventDto, "eventDate" | "location" | "repeatDays" | "repeatUntil">;

/** A year of a daily event. */
const DATES = 366;

/** The first of these dates (ms since 1970) on which the shop is closed when the event begins. */
function firstClosed(dates: readonly number[], exceptions: readonly HoursExceptionDto[]) {
  for (const at of dates) {
    const date = new Date(at);
    const day = shopDay(date);
    const open = hoursOn(exceptions, day);
    const minute = shopMinute(date);
    if (!open || minute < open.opens || minute >= open.closes) return { day, isClosedAllDay: !open };
  }
  return null;
}

/** A warning about the first date at the shop on which it is closed when the event begins. It never blocks saving. */
export function lintEventHours(
  event: Draft,
  exceptions: readonly HoursExceptionDto[],
  now: number,
): string[] {
  if (event.eventDate === "" || !eventPlace(event.location).isAtShop) return [];
  const found = firstClosed(upcomingDates(event, now, DATES), exceptions);
  if (!found) return [];
  const words = hoursOnInWords(exceptions, found.day);
  return [
    found.isClosedAllDay
      ? `${words}. The event would be on that day.`
      : `${words}: the event begins outside these hours.`,
  ];
}

/**
 * The closed day or the day with other hours that a saved event's first such date contradicts. Ordinary hours do not
 * count: staff saw that warning when they saved the event.
 */
export function exceptionAgainstEvent(
  event: Draft,
  exceptions: readonly HoursExceptionDto[],
  now: number,
): HoursExceptionDto | undefined {
  if (!eventPlace(event.location).isAtShop) return undefined;
  const dates = upcomingDates(event, now, DATES).filter((at) =>
    exceptionOn(exceptions, shopDay(new Date(at))),
  );
  const found = firstClosed(dates, exceptions);
  return found ? exceptionOn(exceptions, found.day) : undefined;
}
