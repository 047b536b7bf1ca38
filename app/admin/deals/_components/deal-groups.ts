import type { DealDto } from "@/lib/deals/schema";
import { type DealState, dealState } from "@/lib/deals/state";
import { dealTimes } from "@/lib/deals/times";

/** Groups deals by their public state at `now` (ms), keeping their order. */
export function groupDeals(deals: readonly DealDto[], now: number): Record<DealState, DealDto[]> {
  const groups: Record<DealState, DealDto[]> = { active: [], scheduled: [], expired: [], inactive: [] };
  for (const deal of deals) groups[dealState(dealTimes(deal, now), now)].push(deal);
  return groups;
}
