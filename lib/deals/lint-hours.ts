import type { DealDto } from "@/lib/deals/schema";
import { lastDayOf, weeklyHours } from "@/lib/deals/times";
import { exceptionOn, hoursOn } from "@/lib/hours/exceptions";
import { closingMinute, type HoursExceptionDto, minuteOf } from "@/lib/hours/schema";
import { exceptionInWords, hoursOnInWords } from "@/lib/hours/words";
import { addDays, matchingDays, upcomingOccurrences } from "@/lib/repeat/weekly";
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

/** The exceptions that close the shop on every day of a deal that runs once; none when it is open on one of them. */
function closedThroughout(draft: Draft, exceptions: readonly HoursExceptionDto[]): HoursExceptionDto[] {
  if (draft.startDate === "" || draft.endDate === "") return [];
  const found: HoursExceptionDto[] = [];
  const last = shopDay(lastDayOf(Date.parse(draft.endDate)));
  let day = shopDay(new Date(draft.startDate));
  while (day <= last) {
    const exception = exceptionOn(exceptions, day);
    if (!exception || exception.opensMinute !== null) return [];
    found.push(exception);
    day = addDays(exception.lastDay, 1);
  }
  return found;
}

/** Warnings about a promotion that customers cannot use, because the shop is closed when it runs. */
export function lintHours(
  draft: Draft,
  exceptions: readonly HoursExceptionDto[],
  now: number,
): HoursWarning[] {
  if (draft.repeatDays.length > 0) return lintWeekly(draft, exceptions, now);
  const found = closedThroughout(draft, exceptions);
  if (found.length === 0) return [];
  const words = found.map(exceptionInWords).join("; ");
  return [{ field: "startDate", message: `${words}. The deal would run on closed days only.` }];
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
  if (deal.repeatDays.length === 0) return closedThroughout(deal, exceptions)[0];
  const upcoming = upcomingOccurrences(weeklyHours(deal), now, YEAR_DAYS);
  const days = upcoming
    .map((one) => shopDay(new Date(one.startsAt)))
    .filter((day) => exceptionOn(exceptions, day));
  const found = firstClosed(deal, days, exceptions);
  return found ? exceptionOn(exceptions, found.day) : undefined;
}
