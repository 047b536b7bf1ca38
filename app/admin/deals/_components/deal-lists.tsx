import type { DealDto } from "@/lib/deals/schema";
import type { DealState } from "@/lib/deals/state";
import { Panel } from "../../_components/panel";
import { type DealHandlers, DealRow } from "./deal-row";

const LISTS = [
  { state: "active", title: "Active Promotions", subtitle: "On the site and in the shop right now" },
  { state: "scheduled", title: "Scheduled Promotions", subtitle: "They start by themselves" },
  { state: "expired", title: "Expired Deals", subtitle: "Over. Duplicate one to run it again" },
  { state: "inactive", title: "Inactive Deals", subtitle: "Switched off by staff" },
] as const;

const NOTHING: Partial<Record<DealState, string>> = {
  active: "No promotion runs at the moment.",
  scheduled: "Nothing is scheduled.",
};

type Props = DealHandlers & { groups: Record<DealState, DealDto[]>; now: number };

/** Four lists by state; the last two are there only when they hold something. */
export function DealLists({ groups, now, ...handlers }: Props) {
  return LISTS.map(({ state, title, subtitle }) => {
    const deals = groups[state];
    if (deals.length === 0 && !NOTHING[state]) return null;
    return (
      <Panel key={state} title={title} subtitle={subtitle} count={deals.length}>
        {deals.length === 0 ? (
          <p className="px-4 py-5 text-muted-foreground md:px-5">{NOTHING[state]}</p>
        ) : (
          <ul className="divide-y">
            {deals.map((deal) => (
              <DealRow key={deal.id} deal={deal} now={now} {...handlers} />
            ))}
          </ul>
        )}
      </Panel>
    );
  });
}
