import type { DealDto } from "@/lib/deals/schema";
import { lastDayOf, weeklyHours } from "@/lib/deals/times";
import { exceptionOn, hoursOn } from "@/lib/hours/exceptions";
import { clockOf, closingMinute, type HoursExceptionDto, minuteOf } from "@/lib/hours/schema";
import { hoursOnInWords } from "@/lib/hours/words";
import { addDays, matchingDays, momentOf, upcomingOccurrences } from "@/lib/repeat/weekly";
import { shopDay } from "@/lib/time";

type Draft = Pick<DealDto, "startDate" | "endDate" | "repeatDays" | "repeatFrom" | "repeatTo">;
export type HoursWarning = { field: "startDate" | "repeatDays" | "repeatFrom"; message: string };

const WEEK_DAYS = 7;
/** Closed days are hardly entered earlier; without a bound, a deal until the year 9999 would take seconds. */
const YEAR_DAYS = 366;

/** The days of the rule to look at: without dates a week of ordinary ones, from `now` on otherwise. */
function daysOf({ startDate, endDate, repeatDays }: Draft, now: number): string[] {
  const today = shopDay(new Date(now));
  if (startDate === "" || endDate === "") {
    return [...matchingDays(repeatDays, today, addDays(today, WEEK_DAYS - 1))];
  }
  const [, first = today] = [today, shopDay(new Date(startDate))].sort();
  const [last = today] = [addDays(first, YEAR_DAYS), shopDay(lastDayOf(Date.parse(endDate)))].sort();
  return [...matchingDays(repeatDays, first, last)];
}

/** Hours that pass midnight end after closing on every day. */
function isWithin(draft: Draft, open: { opens: number; closes: number }): boolean {
  if (draft.repeatFrom === null || draft.repeatTo === null) return true;
  const [from, to] = [minuteOf(draft.repeatFrom), closingMinute(draft.repeatTo)];
  return from >= open.opens && to > from && to <= open.closes;
}

/** The first of these days on which a weekly deal runs while the shop is closed, all day or for a part of its hours. */
function firstClosed(draft: Draft, days: readonly string[], exceptions: readonly HoursExceptionDto[]) {
  for (const day of days) {
    const open = hoursOn(exceptions, day);
    if (!open || !isWithin(draft, open)) return { day, isClosedAllDay: !open };
  }
  return null;
}

/** A weekly deal on a closed day or outside the hours of one of its days. */
function lintWeekly(draft: Draft, exceptions: readonly HoursExceptionDto[], now: number): HoursWarning[] {
  const known = draft.startDate === "" || draft.endDate === "" ? [] : exceptions;
  const found = firstClosed(draft, daysOf(draft, now), known);
  if (!found) return [];
  const words = hoursOnInWords(known, found.day);
  return found.isClosedAllDay
    ? [{ field: "repeatDays", message: `${words}. The deal would run on that day.` }]
    : [{ field: "repeatFrom", message: `${words}: part of these hours is outside.` }];
}

/** A minute of a shop day, as hours are written, in ms since 1970; the last one is the midnight that ends the day. */
function momentAt(day: string, minute: number): number {
  const time = clockOf(minute);
  return time === "24:00" ? momentOf(addDays(day, 1), "00:00") : momentOf(day, time);
}

/** The days of a deal that runs once, if the shop is closed all the time that it runs; none otherwise. */
function closedThroughout({ startDate, endDate }: Draft, exceptions: readonly HoursExceptionDto[]): string[] {
  if (startDate === "" || endDate === "") return [];
  const [startsAt, endsAt] = [Date.parse(startDate), Date.parse(endDate)];
  const last = shopDay(lastDayOf(endsAt));
  const days: string[] = [];
  for (let day = shopDay(new Date(startsAt)); day <= last; day = addDays(day, 1)) {
    const open = hoursOn(exceptions, day);
    if (open && startsAt < momentAt(day, open.closes) && endsAt > momentAt(day, open.opens)) return [];
    days.push(day);
  }
  return days;
}

/** Warnings about a promotion that customers cannot use, because the shop is closed when it runs. */
export function lintHours(
  draft: Draft,
  exceptions: readonly HoursExceptionDto[],
  now: number,
): HoursWarning[] {
  if (draft.repeatDays.length > 0) return lintWeekly(draft, exceptions, now);
  const days = closedThroughout(draft, exceptions);
  if (days.length === 0) return [];
  const words = [...new Set(days.map((day) => hoursOnInWords(exceptions, day)))].join("; ");
  const isClosed = days.every((day) => hoursOn(exceptions, day) === null);
  const when = isClosed ? "on closed days only" : "only while it is closed";
  return [{ field: "startDate", message: `${words}. The deal would run ${when}.` }];
}

/**
 * The closed day or the day with other hours that a saved deal contradicts. Ordinary hours do not count: staff saw that
 * warning when they saved the deal.
 */
export function exceptionAgainstDeal(
  deal: Draft,
  exceptions: readonly HoursExceptionDto[],
  now: number,
): HoursExceptionDto | undefined {
  if (deal.repeatDays.length === 0)
    return closedThroughout(deal, exceptions).flatMap((day) => exceptionOn(exceptions, day) ?? [])[0];
  const upcoming = upcomingOccurrences(weeklyHours(deal), now, YEAR_DAYS);
  const days = upcoming
    .map((one) => shopDay(new Date(one.startsAt)))
    .filter((day) => exceptionOn(exceptions, day));
  const found = firstClosed(deal, days, exceptions);
  return found ? exceptionOn(exceptions, found.day) : undefined;
}
