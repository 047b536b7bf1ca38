import type { ItemList } from "@/app/admin/_components/item-list";
import type { DealDto } from "@/lib/deals/schema";
import { type DealState, dealState } from "@/lib/deals/state";
import { dealTimes } from "@/lib/deals/times";

/** Groups deals by their public state at `now` (ms), keeping their order. */
export function groupDeals(deals: readonly DealDto[], now: number): Record<DealState, DealDto[]> {
  const groups: Record<DealState, DealDto[]> = { active: [], scheduled: [], expired: [], inactive: [] };
  for (const deal of deals) groups[dealState(dealTimes(deal, now), now)].push(deal);
  return groups;
}

export const DEAL_LISTS: readonly ItemList<DealState>[] = [
  {
    name: "active",
    title: "Active Promotions",
    subtitle: "On the site and in the shop right now",
    none: "No promotion runs at the moment.",
  },
  {
    name: "scheduled",
    title: "Scheduled Promotions",
    subtitle: "They start automatically",
    none: "Nothing is scheduled.",
  },
  { name: "expired", title: "Expired Deals", subtitle: "Duplicate one to run it again", none: null },
  { name: "inactive", title: "Inactive Deals", subtitle: "Turned off by staff", none: null },
];
