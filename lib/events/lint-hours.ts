import { comingDates } from "@/lib/events/dates";
import { eventPlace } from "@/lib/events/place";
import type { EventDto } from "@/lib/events/schema";
import { hoursOn } from "@/lib/hours/coming";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { hoursOnInWords } from "@/lib/hours/words";
import { shopDay, shopMinute } from "@/lib/time";

type Draft = Pick<EventDto, "eventDate" | "location" | "repeatDays" | "repeatUntil">;

/** A year of a daily event. */
const DATES = 366;

/** A warning about the first date at the shop on which it is closed when the event begins. It never blocks saving. */
export function lintEventHours(
  event: Draft,
  exceptions: readonly HoursExceptionDto[],
  now: number,
): string[] {
  if (event.eventDate === "" || !eventPlace(event.location).isAtShop) return [];
  for (const at of comingDates(event, now, DATES)) {
    const date = new Date(at);
    const day = shopDay(date);
    const open = hoursOn(exceptions, day);
    const words = hoursOnInWords(exceptions, day);
    if (!open) return [`${words}. The event would be on that day.`];
    const minute = shopMinute(date);
    if (minute < open.opens || minute >= open.closes)
      return [`${words}: the event begins outside these hours.`];
  }
  return [];
}
