import type { DealDto } from "@/lib/deals/schema";
import { hasEnded } from "@/lib/deals/state";

/** As many ended deals as the Deals page has: every one of a shop that ends one a week for almost four years. */
export const MAX_ENDED = 200;

/**
 * The deals of the Deals page, in the given order: all that are not over, and those that ended last. Staff need not
 * delete any, and each is sent to every visitor, although ended ones are shown only when asked for.
 */
export function listedDeals<Deal extends Pick<DealDto, "endDate">>(
  deals: readonly Deal[],
  now: number,
): Deal[] {
  const ended = deals
    .map((deal) => ({ deal, endsAt: Date.parse(deal.endDate) }))
    .filter((one) => hasEnded(one, now))
    .toSorted((one, other) => other.endsAt - one.endsAt);
  const leftOut = new Set(ended.slice(MAX_ENDED).map(({ deal }) => deal));
  return deals.filter((deal) => !leftOut.has(deal));
}
