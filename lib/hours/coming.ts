import type { HoursExceptionDto } from "@/lib/hours/schema";
import type { PackedException } from "@/lib/shop/open-state";
import { shopDay } from "@/lib/time";

/** Those whose last day is not over on the shop's calendar, in the order of `exceptions`. */
export function comingExceptions(exceptions: readonly HoursExceptionDto[], now: Date): HoursExceptionDto[] {
  const today = shopDay(now);
  return exceptions.filter(({ lastDay }) => lastDay >= today);
}

/** The exception that holds on a shop day. */
export function exceptionOn(
  exceptions: readonly HoursExceptionDto[],
  day: string,
): HoursExceptionDto | undefined {
  return exceptions.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** The form that openState reads in the browser. */
export function packExceptions(exceptions: readonly HoursExceptionDto[]): PackedException[] {
  return exceptions.map(({ firstDay, lastDay, opensMinute, closesMinute, reason }) => [
    firstDay,
    lastDay,
    opensMinute,
    closesMinute,
    reason,
  ]);
}
