import { TZDate } from "@date-fns/tz";
import { addDays, format, startOfDay, subDays, subMonths } from "date-fns";
import { shop } from "@/lib/shop/shop";

/** The shop's clock. Every "today", "this week" and date input of the product is read on it. */
export const SHOP_TIME_ZONE = shop.timeZone;
/** With no-break spaces, because it mostly ends a line. */
export const SHOP_TIME_LABEL = "Las\u00a0Vegas\u00a0time";
export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const inShopTime = (date: Date) => new TZDate(date, SHOP_TIME_ZONE);
const plain = (date: Date) => new Date(date.getTime());

/** The shop's calendar day, as YYYY-MM-DD. */
export const shopDay = (date: Date): string => format(inShopTime(date), "yyyy-MM-dd");

/** The day of a `date` column, which comes as midnight UTC, as YYYY-MM-DD. */
export const columnDay = (date: Date): string => date.toISOString().slice(0, "YYYY-MM-DD".length);

/** "2026" */
export const shopYear = (date: Date): string => format(inShopTime(date), "yyyy");

/** A moment of a shop day, YYYY-MM-DD: 20:00 UTC is noon there in winter and 1 PM in summer. */
export const middayOf = (day: string): Date => new Date(`${day}T20:00:00Z`);

/** Midnight in Las Vegas at the start of the day that `date` falls on. */
export const startOfShopDay = (date: Date): Date => plain(startOfDay(inShopTime(date)));

/** Whole minutes that the shop's clock has moved on since midnight, 0 to 1439, as hours are written. */
export function shopMinute(date: Date): number {
  const local = inShopTime(date);
  return local.getHours() * 60 + local.getMinutes();
}

/** The same wall-clock time some shop days later; a day of a clock change has 23 or 25 hours. */
export const addShopDays = (date: Date, days: number): Date => plain(addDays(inShopTime(date), days));
export const subShopDays = (date: Date, days: number): Date => plain(subDays(inShopTime(date), days));

/** Milliseconds by the shop's clock: a day of a clock change counts as any other. */
export const shopTimeBetween = (from: Date, to: Date): number => wallTime(to) - wallTime(from);
const wallTime = (date: Date) => date.getTime() - inShopTime(date).getTimezoneOffset() * MINUTE_MS;

/** The same wall-clock time some months earlier; of a shorter month its last day. */
export const subShopMonths = (date: Date, months: number): Date => plain(subMonths(inShopTime(date), months));

/** Midnight at the start of the last shop days, today among them: the one window of "the last 7 days" and "30 days". */
export const startOfLastDays = (now: Date, days: number): Date => startOfShopDay(subShopDays(now, days - 1));

/** "Nov 21, 2026" */
export const formatShopDate = (date: Date | string): string =>
  format(inShopTime(new Date(date)), "MMM d, yyyy");

/** "Nov 21, 2026", or "Nov 21, 2026 to Nov 23, 2026" for moments of two days. */
export function formatShopDays(first: Date, last: Date): string {
  const [from, to] = [formatShopDate(first), formatShopDate(last)];
  return from === to ? from : `${from} to ${to}`;
}

const DAY_AND_TIME = "MMM d, h:mm a";

/** "Sat, Nov 21, 7:00 PM" */
export const formatShopDayAndTime = (date: Date | string): string =>
  format(inShopTime(new Date(date)), `EEE, ${DAY_AND_TIME}`);

const isInYearOf = (now: number, at: Date): boolean => shopYear(at) === shopYear(new Date(now));

/**
 * The weekday apart from the rest, "Sat" and "Nov 21, 7:00 PM", with the year where it is not the year of `now` (ms
 * since 1970).
 */
export function formatShopDayAndTimeParts(
  date: Date | string,
  now: number,
): { weekday: string; dateTime: string } {
  const at = new Date(date);
  const dateTime = format(inShopTime(at), isInYearOf(now, at) ? DAY_AND_TIME : "MMM d, yyyy, h:mm a");
  return { weekday: format(inShopTime(at), "EEE"), dateTime };
}

/** "Sat, Nov 21", with the year where it is not the year of `now` (ms since 1970). */
export function formatShopDayInWords(date: Date | string, now: number): string {
  const at = new Date(date);
  return format(inShopTime(at), isInYearOf(now, at) ? "EEE, MMM d" : "EEE, MMM d, yyyy");
}

/** "Sat, Nov 21, 7:00 PM", with the year where it is not the year of `now` (ms since 1970). */
export const formatShopDayAndTimeInWords = (date: Date | string, now: number): string =>
  `${formatShopDayInWords(date, now)}, ${formatShopTime(date)}`;

/** The month and day of a date, "Nov" and "21". */
export const formatShopMonthAndDay = (date: Date | string): { month: string; day: string } => ({
  month: format(inShopTime(new Date(date)), "MMM"),
  day: format(inShopTime(new Date(date)), "d"),
});

/** "Saturday" */
export const formatShopWeekday = (date: Date | string): string => format(inShopTime(new Date(date)), "EEEE");

/** "7:00 PM" */
export const formatShopTime = (date: Date | string): string => format(inShopTime(new Date(date)), "h:mm a");

/** "Nov 21, 2026, 7:00 PM" */
export const formatShopDateAndTime = (date: Date | string): string =>
  `${formatShopDate(date)}, ${formatShopTime(date)}`;

/** ISO time with the shop's offset at that moment, as structured data wants it. */
export const shopIso = (date: Date | string): string =>
  format(inShopTime(new Date(date)), "yyyy-MM-dd'T'HH:mm:ssXXX");

/** The value of a `datetime-local` input, in shop time. */
export const toDateTimeInput = (date: Date | string): string =>
  format(inShopTime(new Date(date)), "yyyy-MM-dd'T'HH:mm");

const DATE_TIME_INPUT = /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/;

/**
 * Reads a `date` or `datetime-local` input as shop time.
 * A time the spring clock change skips moves an hour on; a time that occurs twice in autumn is the first of the two.
 * @returns null when the text is no date.
 */
export function fromDateTimeInput(text: string): Date | null {
  const match = DATE_TIME_INPUT.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new TZDate(year, month - 1, day, hour, minute, SHOP_TIME_ZONE);
  // A day past the month's last one is the next month's, and JavaScript takes the years 0 to 99 for 1900 to 1999.
  if (date.getMonth() !== month - 1 || date.getFullYear() !== year) return null;
  return plain(date);
}

/** A moment of the last days as staff say it, "Tue 9:14 AM"; an older one with its date. */
export function formatShopWhen(date: Date, now: Date): string {
  const isRecent = Math.abs(now.getTime() - date.getTime()) < 6 * DAY_MS;
  return isRecent ? format(inShopTime(date), "EEE h:mm a") : formatShopDayAndTimeInWords(date, now.getTime());
}
