import type { DealDto } from "@/lib/deals/schema";
import { dealState } from "@/lib/deals/state";
import type { OfferFacts } from "@/lib/seo/json-ld";
import { shopIso } from "@/lib/time";

/** What search engines are told: only deals that are live at `now`, in ms since 1970. */
export function liveOffers(deals: readonly DealDto[], now: number): OfferFacts[] {
  return deals
    .filter(({ isActive, startDate, endDate }) => {
      const times = { isActive, startsAt: Date.parse(startDate), endsAt: Date.parse(endDate) };
      return dealState(times, now) === "active";
    })
    .map(({ title, description, startDate, endDate }) => ({
      name: title,
      description,
      validFrom: shopIso(startDate),
      validThrough: shopIso(endDate),
    }));
}
