import type { EventDto } from "@/lib/events/schema";
import { matchingDays, momentOf } from "@/lib/repeat/weekly";
import { weekdaysInWords } from "@/lib/repeat/words";
import { shopDay, toDateTimeInput } from "@/lib/time";

type Dated = Pick<EventDto, "eventDate" | "repeatDays" | "repeatUntil">;

/**
 * The dates from `now` on (ms since 1970), the next first, at most `limit`; an event that does not repeat has one or
 * none.
 */
export function upcomingDates(event: Dated, now: number, limit: number): number[] {
  const first = Date.parse(event.eventDate);
  if (event.repeatDays.length === 0 || !event.repeatUntil) return first >= now ? [first] : [];
  const [day = "", time = ""] = toDateTimeInput(event.eventDate).split("T");
  const [, from = day] = [day, shopDay(new Date(now))].sort();
  const found: number[] = [];
  for (const next of matchingDays(event.repeatDays, from, event.repeatUntil)) {
    const at = momentOf(next, time);
    if (at >= now) found.push(at);
    if (found.length === limit) break;
  }
  return found;
}

/** The next date, or the last one when all are over. Ms since 1970. */
export function currentDate(event: Dated, now: number): number {
  const [next] = upcomingDates(event, now, 1);
  if (next !== undefined) return next;
  const first = Date.parse(event.eventDate);
  if (event.repeatDays.length === 0 || !event.repeatUntil) return first;
  const [day = "", time = ""] = toDateTimeInput(event.eventDate).split("T");
  const last = [...matchingDays(event.repeatDays, day, event.repeatUntil)].at(-1);
  return last ? momentOf(last, time) : first;
}

/** Seats taken of the date that is next at `now`: those of an earlier date do not count for it. */
export function attendeesAt(
  event: Dated & Pick<EventDto, "currentAttendees" | "attendeesFor">,
  now: number,
): number {
  if (event.repeatDays.length === 0 || event.attendeesFor === null) return event.currentAttendees;
  return Date.parse(event.attendeesFor) === currentDate(event, now) ? event.currentAttendees : 0;
}

/** "Every Tuesday and Thursday"; null for an event that takes place once. */
export function repeatsInWords({ repeatDays }: Pick<Dated, "repeatDays">): string | null {
  return repeatDays.length === 0 ? null : weekdaysInWords(repeatDays);
}
