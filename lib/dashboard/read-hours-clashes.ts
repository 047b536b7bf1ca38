import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { HoursClash } from "@/lib/dashboard/needs";
import { exceptionAgainstDeal } from "@/lib/deals/lint-hours";
import { toDealDto } from "@/lib/deals/to-dto";
import { exceptionAgainstEvent } from "@/lib/events/lint-hours";
import { listUpcomingEvents } from "@/lib/events/queries";
import { getHoursExceptions } from "@/lib/hours/queries";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { exceptionInWords } from "@/lib/hours/words";
import { addDays } from "@/lib/repeat/weekly";
import { shopDay } from "@/lib/time";

/** A weekly deal or event has no day to leave out, so a day months away would stand among the tasks for months. */
const DAYS_AHEAD = 14;

/**
 * Live and coming deals and events that a closed day within two weeks, or a day with other hours, contradicts: the
 * editors warn of the days that were entered before, and nobody opens them for a day that is entered later.
 */
export async function readHoursClashes(ctx: Ctx): Promise<HoursClash[]> {
  requireAdmin(ctx);
  const now = ctx.now();
  const until = addDays(shopDay(now), DAYS_AHEAD);
  const exceptions = (await getHoursExceptions(ctx)).filter(({ firstDay }) => firstDay <= until);
  if (exceptions.length === 0) return [];
  const deals = await ctx.db.deal.findMany({ where: { isActive: true, endDate: { gte: now } } });
  const events = await listUpcomingEvents(ctx.db, now);
  const found = [
    ...deals.map(toDealDto).map((deal) => ({
      ...named("deal", deal),
      exception: exceptionAgainstDeal(deal, exceptions, now.getTime()),
    })),
    ...events.map((event) => ({
      ...named("event", event),
      exception: exceptionAgainstEvent(event, exceptions, now.getTime()),
    })),
  ];
  return found
    .flatMap(({ exception, ...item }) => (exception ? [{ ...item, exception }] : []))
    .sort((one, other) => compareDays(one.exception, other.exception))
    .map(({ exception, ...item }) => ({ ...item, hours: exceptionInWords(exception) }));
}

const named = (kind: HoursClash["kind"], { id, title }: { id: string; title: string }) => ({
  kind,
  id,
  title,
});

const compareDays = (one: HoursExceptionDto, other: HoursExceptionDto): number =>
  one.firstDay < other.firstDay ? -1 : Number(one.firstDay > other.firstDay);
