import { hoursText } from "@/lib/hours/every-day";
import { exceptionOn } from "@/lib/hours/exceptions";
import type { HoursExceptionDto } from "@/lib/hours/schema";

const NOON = 720;
const MIDNIGHT = 1440;

/** "9:00 AM"; the midnight that ends the day is "midnight". */
export function timeInWords(minute: number): string {
  if (minute === MIDNIGHT) return "midnight";
  const hour = Math.floor(minute / 60) % 12 || 12;
  return `${hour}:${String(minute % 60).padStart(2, "0")} ${minute < NOON ? "AM" : "PM"}`;
}

/** "3 PM" of an hour of the day, 0 to 23. */
export const clockHourText = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;

const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
  });

/** "Thu, Nov 26, 2026", or the first and the last day. */
export function daysInWords({ firstDay, lastDay }: Pick<HoursExceptionDto, "firstDay" | "lastDay">): string {
  return firstDay === lastDay ? dayInWords(firstDay) : `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`;
}

/** "Closed" or "10:00 AM - 4:00 PM" */
export const exceptionTimesInWords = ({ opensMinute, closesMinute }: HoursExceptionDto): string =>
  opensMinute === null || closesMinute === null
    ? "Closed"
    : `${timeInWords(opensMinute)} - ${timeInWords(closesMinute)}`;

/** "Closed (Thanksgiving)" or "10:00 AM - 4:00 PM (Christmas Eve)" */
export function exceptionHoursInWords(exception: HoursExceptionDto): string {
  const times = exceptionTimesInWords(exception);
  return exception.reason ? `${times} (${exception.reason})` : times;
}

/** "Thu, Nov 26, 2026: Closed (Thanksgiving)" */
export const exceptionInWords = (exception: HoursExceptionDto): string =>
  `${daysInWords(exception)}: ${exceptionHoursInWords(exception)}`;

/** "The shop is open 9:00 AM - 9:00 PM", or what holds on that shop day alone. */
export function hoursOnInWords(exceptions: readonly HoursExceptionDto[], day: string): string {
  const exception = exceptionOn(exceptions, day);
  return exception ? exceptionInWords(exception) : `The shop is open ${hoursText.range}`;
}

/** What introduces the exceptions in a list or a sentence. */
export const otherHoursOn = (exceptions: readonly HoursExceptionDto[]): string =>
  exceptions.length === 1 && exceptions.every(({ firstDay, lastDay }) => firstDay === lastDay)
    ? "Other hours on this day"
    : "Other hours on these days";

/** The shop's hours as a sentence, followed by the coming exceptions. */
export function hoursSentence(exceptions: readonly HoursExceptionDto[]): string {
  if (exceptions.length === 0) return hoursText.sentence;
  return `${hoursText.sentence} ${otherHoursOn(exceptions)}: ${exceptions.map(exceptionInWords).join("; ")}.`;
}

/** For lines with room for one: the next exception as a sentence, after a space; empty when there is none. */
export function nextExceptionSentence([next]: readonly HoursExceptionDto[]): string {
  return next ? ` Next day with other hours: ${exceptionInWords(next)}.` : "";
}
