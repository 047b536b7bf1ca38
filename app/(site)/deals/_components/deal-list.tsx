"use client";

import { type ReactNode, useState } from "react";
import { buttonVariants } from "@/components/controls/button-variants";
import { DealCard } from "@/components/deal/deal-card";
import { DealDialog } from "@/components/deal/deal-dialog";
import { useNow } from "@/components/time/use-now";
import type { DealCardView } from "@/lib/deals/deal-card";
import { type DealState, dealState, hasEnded, inDisplayOrder } from "@/lib/deals/state";
import { DealStats } from "./deal-stats";
import { useOpenDeal } from "./use-open-deal";

/** The deals in the given order, and how many are live; ended ones are hidden until asked for. */
export function DealList({
  deals,
  renderedAt,
  redeem,
}: {
  deals: readonly DealCardView[];
  renderedAt: number;
  /** How a deal is redeemed, shown in its details. */
  redeem: ReactNode;
}) {
  const now = useNow(renderedAt);
  const [showsAll, setShowsAll] = useState(false);
  const { opened, dialog, open, onClose } = useOpenDeal(deals);
  const ordered = inDisplayOrder(deals, now);
  const visible = showsAll ? ordered : ordered.filter((deal) => !hasEnded(deal, now));
  const live = countIn("active", deals, now);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-muted-foreground">
          {inWords(
            live,
            countIn("scheduled", deals, now),
            visible.filter((deal) => hasEnded(deal, now)).length,
          )}
        </p>
        <button
          type="button"
          className={`${buttonVariants({ variant: "outline" })} noscript:hidden`}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? "Hide Expired" : "Show All Deals"}
        </button>
      </div>
      {visible.length === 0 ? (
        <NoDeals />
      ) : (
        <ul className="full-rows grid gap-4 lg:gap-6">
          {visible.map((deal) => (
            <li key={deal.id} className="@container">
              <DealCard deal={deal} now={now} onView={open} />
            </li>
          ))}
        </ul>
      )}
      <DealStats live={live} />
      <DealDialog deal={opened} dialog={dialog} onClose={onClose}>
        {redeem}
      </DealDialog>
    </div>
  );
}

const countIn = (state: DealState, deals: readonly DealCardView[], now: number): number =>
  deals.filter((deal) => dealState(deal, now) === state).length;

/** Says nothing of ended deals while they are hidden, so that showing them is heard. */
function inWords(live: number, coming: number, ended: number): string {
  const words = [live === 1 ? "1 deal is live" : `${live} deals are live`];
  if (coming > 0) words.push(`${coming} coming up`);
  if (ended > 0) words.push(`${ended} ended`);
  return words.join(", ");
}

function NoDeals() {
  return (
    <div className="grid justify-items-center gap-2 rounded-xl border border-border-strong border-dashed px-6 py-14 text-center">
      <p className="font-semibold text-subheading">No deals available</p>
      <p className="max-w-md text-muted-foreground">
        Check back soon, or ask at the counter. Your loyalty discount applies on any day.
      </p>
    </div>
  );
}
