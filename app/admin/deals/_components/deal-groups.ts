import type { DealDto } from "@/lib/deals/schema";
import { type DealState, type DealTimes, dealState } from "@/lib/deals/state";

export function timesOf({ isActive, startDate, endDate }: DealDto): DealTimes {
  return { isActive, startsAt: Date.parse(startDate), endsAt: Date.parse(endDate) };
}

/** Deals by what customers see of them at `now` (ms), each group in the order it came. */
export function groupDeals(deals: readonly DealDto[], now: number): Record<DealState, DealDto[]> {
  const groups: Record<DealState, DealDto[]> = { active: [], scheduled: [], expired: [], inactive: [] };
  for (const deal of deals) groups[dealState(timesOf(deal), now)].push(deal);
  return groups;
}
