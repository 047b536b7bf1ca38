import { DAY_MS, fromDateTimeInput, shopDay } from "@/lib/time";

/** Days of the week by their names in calendar files (RFC 5545, 3.3.10), Monday first. */
export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** One time that a repeated thing takes place, in ms since 1970; both ends belong to it. */
export type Occurrence = { startsAt: number; endsAt: number };

const MIDNIGHT = "00:00";

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The weekday of a calendar day, YYYY-MM-DD. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(noonOf(day)).getUTCDay() + 6) % WEEKDAYS.length] ?? "MO";
}

/** The calendar day `days` later; a calendar knows no clock changes. */
export function addDays(day: string, days: number): string {
  return new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, day.length);
}

/** A wall-clock time of a shop day, ms since 1970. A time that the spring clock change skips is an hour later. */
export function momentOf(day: string, time: string): number {
  return fromDateTimeInput(`${day}T${time}`)?.getTime() ?? Number.NaN;
}

/**
 * The days of the week in `days` from `first` to `last`, both included, in order. Compared as times, because the day
 * after December 31, 9999, has no text of this form.
 */
export function* matchingDays(days: readonly string[], first: string, last: string): Generator<string> {
  if (days.length === 0) return;
  for (let at = noonOf(first); at <= noonOf(last); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, first.length);
    if (days.includes(weekdayOf(day))) yield day;
  }
}

/**
 * Hours on some days of the week within a period. Without hours the whole day; hours up to an earlier one pass
 * midnight.
 */
export type WeeklyHours = {
  days: readonly string[];
  /** HH:MM on the shop's clock. */
  from: string | null;
  to: string | null;
  /** Ms since 1970. */
  startsAt: number;
  endsAt: number;
};

function occurrenceOn(day: string, rule: WeeklyHours): Occurrence | null {
  const from = rule.from ?? MIDNIGHT;
  const to = rule.to ?? MIDNIGHT;
  const startsAt = Math.max(momentOf(day, from), rule.startsAt);
  const endsAt = Math.min(momentOf(to > from ? day : addDays(day, 1), to), rule.endsAt);
  return startsAt < endsAt ? { startsAt, endsAt } : null;
}

const dayOf = (at: number): string => shopDay(new Date(at));

/** The occurrences that are not over at `now` (ms since 1970), the next first, at most `limit`. */
export function upcomingOccurrences(rule: WeeklyHours, now: number, limit: number): Occurrence[] {
  const found: Occurrence[] = [];
  // An occurrence that passes midnight began the day before.
  const first = addDays(dayOf(Math.max(rule.startsAt, now)), -1);
  for (const day of matchingDays(rule.days, first, dayOf(rule.endsAt))) {
    const occurrence = occurrenceOn(day, rule);
    if (occurrence && occurrence.endsAt >= now) found.push(occurrence);
    if (found.length === limit) break;
  }
  return found;
}

/** The last occurrence; null when no day of the rule falls within its period. */
export function lastOccurrence(rule: WeeklyHours): Occurrence | null {
  const last = dayOf(rule.endsAt);
  const first =
    [addDays(last, -2 * WEEKDAYS.length), addDays(dayOf(rule.startsAt), -1)].sort().at(-1) ?? last;
  const days = [...matchingDays(rule.days, first, last)].reverse();
  for (const day of days) {
    const occurrence = occurrenceOn(day, rule);
    if (occurrence) return occurrence;
  }
  return null;
}
