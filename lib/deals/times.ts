import type { DealDto } from "@/lib/deals/schema";
import type { DealTimes } from "@/lib/deals/state";
import { comingOccurrences, lastOccurrence, type WeeklyHours } from "@/lib/repeat/weekly";
import { weeklyHoursInWords } from "@/lib/repeat/words";

/** What tells when a deal runs. */
type DealClock = Pick<
  DealDto,
  "isActive" | "startDate" | "endDate" | "repeatDays" | "repeatFrom" | "repeatTo"
>;

/** As many as an open page may pass before it is fetched again. */
const WINDOWS = 8;

/**
 * When a deal runs, seen from `now` (ms since 1970). One that repeats is over with its last time, not with its last
 * day.
 */
export function dealTimes(deal: DealClock, now: number): DealTimes {
  const [startsAt, endsAt] = [Date.parse(deal.startDate), Date.parse(deal.endDate)];
  const { isActive } = deal;
  if (deal.repeatDays.length === 0) return { isActive, startsAt, endsAt };
  const rule: WeeklyHours = {
    days: deal.repeatDays,
    from: deal.repeatFrom,
    to: deal.repeatTo,
    startsAt,
    endsAt,
  };
  return {
    isActive,
    startsAt,
    endsAt: lastOccurrence(rule)?.endsAt ?? endsAt,
    windows: comingOccurrences(rule, now, WINDOWS),
  };
}

/** "Every Tuesday, 4:00 PM to 6:00 PM"; null for a deal that does not repeat. */
export function repeatsInWords(
  deal: Pick<DealClock, "repeatDays" | "repeatFrom" | "repeatTo">,
): string | null {
  if (deal.repeatDays.length === 0) return null;
  return weeklyHoursInWords(deal.repeatDays, deal.repeatFrom, deal.repeatTo);
}
