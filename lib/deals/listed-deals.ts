import type { DealDto } from "@/lib/deals/schema";

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
  const isOver = ({ endDate }: Deal) => Date.parse(endDate) < now;
  const endedLast = deals
    .filter(isOver)
    .toSorted((one, other) => Date.parse(other.endDate) - Date.parse(one.endDate))
    .slice(0, MAX_ENDED);
  const kept = new Set(endedLast);
  return deals.filter((deal) => !isOver(deal) || kept.has(deal));
}
