import type { DealDto } from "@/lib/deals/schema";
import type { DealTimes } from "@/lib/deals/state";
import { lastOccurrence, upcomingOccurrences, type WeeklyHours } from "@/lib/repeat/weekly";
import { weeklyHoursInWords } from "@/lib/repeat/words";

/** What tells when a deal runs. */
type DealClock = Pick<
  DealDto,
  "isActive" | "startDate" | "endDate" | "repeatDays" | "repeatFrom" | "repeatTo"
>;

/** As many as an open page may pass before it is fetched again. */
const WINDOWS = 8;

/** The rule of a deal that repeats. */
export function weeklyHours(deal: Omit<DealClock, "isActive">): WeeklyHours {
  const { repeatDays: days, repeatFrom: from, repeatTo: to } = deal;
  return { days, from, to, startsAt: Date.parse(deal.startDate), endsAt: Date.parse(deal.endDate) };
}

/** When a deal first runs, in ms since 1970: one that repeats may begin its period on another day. */
export function firstRun(deal: DealClock): number {
  const startsAt = Date.parse(deal.startDate);
  if (deal.repeatDays.length === 0) return startsAt;
  return upcomingOccurrences(weeklyHours(deal), startsAt, 1)[0]?.startsAt ?? startsAt;
}

/**
 * When a deal runs, seen from `now` (ms since 1970). One that repeats begins with its first time and is over with its
 * last one, not with its days.
 */
export function dealTimes(deal: DealClock, now: number): DealTimes {
  const [startsAt, endsAt] = [firstRun(deal), Date.parse(deal.endDate)];
  const { isActive } = deal;
  if (deal.repeatDays.length === 0) return { isActive, startsAt, endsAt };
  const rule = weeklyHours(deal);
  return {
    isActive,
    startsAt,
    endsAt: lastOccurrence(rule)?.endsAt ?? endsAt,
    windows: upcomingOccurrences(rule, now, WINDOWS),
  };
}

/** A moment of the last day that a deal runs on: one that ends at midnight is over with the day before. */
export const lastDayOf = (endsAt: number): Date => new Date(endsAt - 1);

/** "Every Tuesday, 4:00 PM to 6:00 PM"; null for a deal that does not repeat. */
export function repeatsInWords(
  deal: Pick<DealClock, "repeatDays" | "repeatFrom" | "repeatTo">,
): string | null {
  if (deal.repeatDays.length === 0) return null;
  return weeklyHoursInWords(deal.repeatDays, deal.repeatFrom, deal.repeatTo);
}
