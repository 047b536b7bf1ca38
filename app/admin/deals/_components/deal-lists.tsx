import type { DealDto } from "@/lib/deals/schema";
import type { DealState } from "@/lib/deals/state";
import { type ItemHandlers, ItemList } from "../../_components/item-list";
import { DealRow } from "./deal-row";

const LISTS = [
  {
    state: "active",
    title: "Active Promotions",
    subtitle: "On the site and in the shop right now",
    none: "No promotion runs at the moment.",
  },
  {
    state: "scheduled",
    title: "Scheduled Promotions",
    subtitle: "They start automatically",
    none: "Nothing is scheduled.",
  },
  { state: "expired", title: "Expired Deals", subtitle: "Duplicate one to run it again", none: null },
  { state: "inactive", title: "Inactive Deals", subtitle: "Turned off by staff", none: null },
] as const;

type Props = ItemHandlers<DealDto> & { groups: Record<DealState, DealDto[]>; now: number };

/** Four lists by state; the last two are hidden when empty. */
export function DealLists({ groups, now, ...handlers }: Props) {
  return LISTS.map(({ state, ...list }) => (
    <ItemList
      key={state}
      {...list}
      items={groups[state]}
      row={(deal) => <DealRow key={deal.id} deal={deal} now={now} {...handlers} />}
    />
  ));
}
