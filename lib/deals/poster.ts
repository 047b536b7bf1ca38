import { namesNicotine } from "@/lib/catalog/names-nicotine";
import { offerHeadline } from "@/lib/deals/offer-words";
import type { DealDto } from "@/lib/deals/schema";
import { dealState } from "@/lib/deals/state";
import { dealTimes, lastDayOf, repeatsInWords } from "@/lib/deals/times";
import { shop } from "@/lib/shop/shop";
import { formatShopDate, formatShopDateAndTime, SHOP_TIME_LABEL } from "@/lib/time";

/** What a deal's poster says. */
export type DealPoster = {
  title: string;
  description: string;
  offer: string | null;
  /** "Through Nov 27, 2026", or "Every Tuesday, 4:00 PM to 6:00 PM" */
  when: string;
  legalLine: string;
  needsWarning: boolean;
};

export function toDealPoster(deal: DealDto): DealPoster {
  const repeats = repeatsInWords(deal);
  const days = repeats ? `${repeats.replace(/^E/, "e")}, ` : "";
  return {
    title: deal.title,
    description: deal.description,
    offer: offerHeadline(deal),
    when: repeats ?? `Through ${formatShopDate(lastDayOf(Date.parse(deal.endDate)))}`,
    legalLine: `Valid ${days}${formatShopDateAndTime(deal.startDate)} to ${formatShopDateAndTime(deal.endDate)} ${SHOP_TIME_LABEL}. In store only, at ${shop.address.line}. ${shop.ageNote}`,
    needsWarning: namesNicotine(deal.title, deal.description),
  };
}

/**
 * Whether a poster of it is true at `now`, in ms since 1970. One that repeats is also printed between two of its times.
 */
export function canBePosted(deal: DealDto, now: number): boolean {
  const { windows: _, ...period } = dealTimes(deal, now);
  return dealState(period, now) === "active";
}
