import { hours } from "@/lib/hours/every-day";
import type { DayHours } from "@/lib/hours/open-state";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { shopDay } from "@/lib/time";

/** Those whose last day is not over on the shop's calendar, in the order of `exceptions`. */
export function upcomingExceptions(exceptions: readonly HoursExceptionDto[], now: Date): HoursExceptionDto[] {
  const today = shopDay(now);
  return exceptions.filter(({ lastDay }) => lastDay >= today);
}

/**
 * As many as a list of hours has, and as search engines are told of as the shop's: the list is on every page. Sentences
 * about the hours name all.
 */
const SHOWN = 4;

export function shownExceptions(exceptions: readonly HoursExceptionDto[]): readonly HoursExceptionDto[] {
  return exceptions.slice(0, SHOWN);
}

/** The exception that holds on a shop day. */
export function exceptionOn(
  exceptions: readonly HoursExceptionDto[],
  day: string,
): HoursExceptionDto | undefined {
  return exceptions.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** The hours of a shop day; null when closed all day. */
export function hoursOn(exceptions: readonly HoursExceptionDto[], day: string): DayHours {
  const found = exceptionOn(exceptions, day);
  if (!found) return { opens: hours.opensMinute, closes: hours.closesMinute };
  const { opensMinute: opens, closesMinute: closes } = found;
  return opens === null || closes === null ? null : { opens, closes };
}
