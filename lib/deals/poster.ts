import { namesNicotine } from "@/lib/catalog/names-nicotine";
import { offerHeadline } from "@/lib/deals/offer-words";
import type { DealDto } from "@/lib/deals/schema";
import { dealState, isOff } from "@/lib/deals/state";
import { dealTimes, firstRun, lastDayOf, repeatsInWords } from "@/lib/deals/times";
import { shop } from "@/lib/shop/shop";
import { formatShopDate, formatShopDateAndTime, formatShopDays, SHOP_TIME_LABEL } from "@/lib/time";

/** What a deal's poster says. */
export type DealPoster = {
  title: string;
  description: string;
  offer: string | null;
  /** "Through Nov 27, 2026" or "Every Tuesday, 4:00 PM to 6:00 PM"; before the start with its day. */
  when: string;
  legalLine: string;
  needsWarning: boolean;
};

/** @param now in ms since 1970 */
export function toDealPoster(deal: DealDto, now: number): DealPoster {
  const repeats = repeatsInWords(deal);
  const days = repeats ? `${repeats.replace(/^E/, "e")}, ` : "";
  return {
    title: deal.title,
    description: deal.description,
    offer: offerHeadline(deal),
    when: whenInWords(deal, repeats, now),
    legalLine: `Valid ${days}${formatShopDateAndTime(deal.startDate)} to ${formatShopDateAndTime(deal.endDate)} ${SHOP_TIME_LABEL}. In store only, at ${shop.address.line}. ${shop.ageNote}`,
    needsWarning: namesNicotine(deal.title, deal.description),
  };
}

/** A poster that hangs before the deal begins must not read as if it had begun. */
function whenInWords(deal: DealDto, repeats: string | null, now: number): string {
  const lastDay = lastDayOf(Date.parse(deal.endDate));
  if (!isUpcoming(deal, now)) return repeats ?? `Through ${formatShopDate(lastDay)}`;
  const firstDay = new Date(firstRun(deal));
  return repeats ? `${repeats}, from ${formatShopDate(firstDay)}` : formatShopDays(firstDay, lastDay);
}

/** True before the first time that a deal runs. */
export const isUpcoming = (deal: DealDto, now: number): boolean => now < firstRun(deal);

/** Whether a poster of it is true at `now`, in ms since 1970, or will be: it is printed before the deal begins, too. */
export const canBePosted = (deal: DealDto, now: number): boolean =>
  !isOff(dealState(dealTimes(deal, now), now));
