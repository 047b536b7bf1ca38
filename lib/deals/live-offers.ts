import type { DealDto } from "@/lib/deals/schema";
import { dealState, runningOccurrence } from "@/lib/deals/state";
import { dealTimes } from "@/lib/deals/times";
import type { OfferFacts } from "@/lib/seo/json-ld";
import { shopIso } from "@/lib/time";

/** What search engines are told: only deals that are live at `now` (ms since 1970), a weekly one with today's times. */
export function liveOffers(deals: readonly DealDto[], now: number): OfferFacts[] {
  return deals.flatMap((deal) => {
    const times = dealTimes(deal, now);
    if (dealState(times, now) !== "active") return [];
    const { startsAt, endsAt } = runningOccurrence(times.windows ?? [], now) ?? times;
    return {
      name: deal.title,
      description: deal.description,
      validFrom: shopIso(new Date(startsAt)),
      validThrough: shopIso(new Date(endsAt)),
    };
  });
}
