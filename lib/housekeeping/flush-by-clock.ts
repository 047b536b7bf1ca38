import "server-only";
import { flushLocally } from "@/lib/cache/flush-locally";
import { PAGES_KEPT_MS } from "@/lib/cache/pages-kept";
import { tags } from "@/lib/cache/tags";
import { readNewUntil } from "@/lib/catalog/newest";
import { db } from "@/lib/db/client";
import { toDealCard } from "@/lib/deals/deal-card";
import { listDeals } from "@/lib/deals/queries";
import type { DealDto } from "@/lib/deals/schema";
import { daysLeft, dealState, isEndingSoon } from "@/lib/deals/state";
import { toEventCard } from "@/lib/events/event-card";
import { listEvents } from "@/lib/events/queries";
import type { EventDto } from "@/lib/events/schema";
import { eventState } from "@/lib/events/state";
import { upcomingExceptions } from "@/lib/hours/exceptions";
import { listHoursExceptions } from "@/lib/hours/queries";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { log } from "@/lib/log";
import { startEvery } from "@/lib/start-every";

const CHECK_EVERY_MS = 60_000;

/** What pages say of a deal at a time, in ms since 1970. */
function saidOfDeal(deal: DealDto, now: number) {
  const card = toDealCard(deal, now);
  return [card, dealState(card, now), isEndingSoon(card, now) && daysLeft(card.endsAt, now)];
}

/** What pages say of an event at a time, in ms since 1970. */
function saidOfEvent(event: EventDto, now: number) {
  const card = toEventCard(event, now);
  return [card, eventState(card, now)];
}

/** What pages list of days with other hours: such a day until it is over. */
const saidOfHours = (exception: HoursExceptionDto, now: number) =>
  upcomingExceptions([exception], new Date(now));

/** Whether pages of the shelf offer its new arrivals. */
const saidOfArrivals = (newUntil: number, now: number) => newUntil >= now;

const differs = <T>(
  all: readonly T[],
  said: (one: T, now: number) => unknown,
  [from, to]: [number, number],
) => all.some((one) => JSON.stringify(said(one, from)) !== JSON.stringify(said(one, to)));

/**
 * Makes a check that flushes, in this process, the pages of deals, events, opening hours or the shelf when what they say
 * has changed by the clock alone since the check before, the first one within the last hour. Next would send a stored page
 * of any age once while it makes the next one: after a quiet night, deals that ended in the evening, or yesterday's
 * "Closed". While the database is away nothing is flushed, and pages stay.
 */
export function makeClockCheck(
  flush: (tags: string[]) => Promise<void> = flushLocally,
  now: () => number = Date.now,
): () => Promise<void> {
  let checkedAt = now() - PAGES_KEPT_MS;
  return async () => {
    const times: [number, number] = [checkedAt, now()];
    const [deals, events, hours, newUntil] = await Promise.all([
      listDeals(db()),
      listEvents(db()),
      listHoursExceptions(db()),
      readNewUntil(db()),
    ]);
    const changed = [
      ...(differs(deals, saidOfDeal, times) ? [tags.deals()] : []),
      ...(differs(events, saidOfEvent, times) ? [tags.events()] : []),
      ...(differs(hours, saidOfHours, times) ? [tags.hours()] : []),
      ...(differs([newUntil], saidOfArrivals, times) ? [tags.products()] : []),
    ];
    if (changed.length > 0) await flush(changed);
    checkedAt = times[1];
  };
}

/** Checks at once and then every minute. */
export function startClockCheck(): void {
  const check = makeClockCheck();
  const start = startEvery(CHECK_EVERY_MS, () =>
    check().catch((error: unknown) =>
      log.debug({ err: error }, "what pages say by the clock could not be looked up"),
    ),
  );
  start();
}
