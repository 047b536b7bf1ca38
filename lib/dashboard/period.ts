import { z } from "zod";
import { DayText } from "@/lib/day-text";
import {
  addShopDays,
  formatShopDays,
  fromDateTimeInput,
  shopDay,
  startOfLastDays,
  startOfShopDay,
  subShopDays,
} from "@/lib/time";
import { wholeNumber } from "@/lib/whole-number";

export const PERIOD_DAYS = [7, 30, 90] as const;
const DEFAULT_DAYS = 30;
/** Two years: as far back as the year before this one. */
const MAX_DAYS = 731;

export const OptionalDay = DayText.optional().catch(undefined);

/** The dashboard's query parameters: one of the ready-made lengths, or the first and last day of any range. */
export const PeriodQuery = z.object({
  days: wholeNumber(1, MAX_DAYS).pipe(z.literal(PERIOD_DAYS)).optional().catch(undefined),
  from: OptionalDay,
  to: OptionalDay,
});
export type PeriodQuery = z.output<typeof PeriodQuery>;

/** A range of the shop's days and the one of the same length before it. Times are its midnights; `end` is not in it. */
export type Period = {
  days: readonly string[];
  previous: readonly string[];
  start: Date;
  end: Date;
  previousStart: Date;
  /** "the last 30 days", "Nov 1, 2026 to Nov 9, 2026". */
  name: string;
  /** Which of the ready-made lengths this is. */
  length: number | null;
  /** Why another range than the one asked for is shown. */
  problem: string | null;
};

/**
 * The range an address asks for. The last 30 days stand in for a range that cannot be shown, with the reason in
 * `problem`, and for a length that is not one of PERIOD_DAYS.
 */
export function periodOf({ days, from, to }: PeriodQuery, now: Date): Period {
  if (from === undefined && to === undefined) {
    return lastDays(days ?? DEFAULT_DAYS, now, null);
  }
  const [first, last] = [dayOf(from ?? to), dayOf(to ?? from)];
  const problem = problemOf(first, last, now);
  if (problem !== null || first === null || last === null) return lastDays(DEFAULT_DAYS, now, problem);
  // The range ends today: days in the future would count as days without a sale.
  const end = Math.min(addShopDays(last, 1).getTime(), addShopDays(startOfShopDay(now), 1).getTime());
  return between(first, new Date(end), null, null);
}

/** The keys of the address that choose a period, as `PeriodQuery` reads them. */
export const periodKeys = ({ length, days }: Period): Record<string, string> =>
  length === null ? { from: days[0] ?? "", to: days.at(-1) ?? "" } : { days: String(length) };

/** The same keys as the address had them, empty where it had none. */
export const askedKeys = ({ days, from = "", to = "" }: PeriodQuery): Record<string, string> => ({
  days: days ? String(days) : "",
  from,
  to,
});

const dayOf = (text: string | undefined): Date | null =>
  text === undefined ? null : fromDateTimeInput(text);

function problemOf(first: Date | null, last: Date | null, now: Date): string | null {
  if (first === null || last === null) return "That is no date of the calendar; the last 30 days are shown.";
  if (first > last) return "The range ends before it begins; the last 30 days are shown.";
  if (first > now) return "The range has not begun yet; the last 30 days are shown.";
  if (addShopDays(first, MAX_DAYS) <= last)
    return "A range has at most two years; the last 30 days are shown.";
  return null;
}

const lastDays = (length: number, now: Date, problem: string | null): Period => ({
  ...between(startOfLastDays(now, length), addShopDays(startOfShopDay(now), 1), length, problem),
  name: `the last ${length} days`,
});

function between(start: Date, end: Date, length: number | null, problem: string | null): Period {
  const days = daysFrom(start, end);
  const previousStart = subShopDays(start, days.length);
  return {
    days,
    previous: daysFrom(previousStart, start),
    start,
    end,
    previousStart,
    name: formatShopDays(start, subShopDays(end, 1)),
    length,
    problem,
  };
}

function daysFrom(start: Date, end: Date): string[] {
  const days: string[] = [];
  for (let day = start; day < end; day = addShopDays(day, 1)) days.push(shopDay(day));
  return days;
}
