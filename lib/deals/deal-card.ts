import { offerHeadline } from "@/lib/deals/offer-words";
import type { DealDto } from "@/lib/deals/schema";
import { type DealTimes, isHotDeal } from "@/lib/deals/state";
import { dealTimes, lastDayOf, repeatsInWords } from "@/lib/deals/times";
import type { Occurrence } from "@/lib/repeat/weekly";
import { formatShopDayAndTimeInWords, formatShopDayInWords } from "@/lib/time";

/** A deal as the page shows it. Dates are formatted on the server, in shop time. */
export type DealCardView = Omit<DealTimes, "windows"> & {
  /** With the beginning in words, "Tue, Nov 24, 4:00 PM". */
  windows?: readonly (Occurrence & { starts: string })[];
  /** "Every Tuesday, 4:00 PM to 6:00 PM"; null for a deal that does not repeat. */
  repeats: string | null;
  id: string;
  title: string;
  description: string;
  /** "25% off", "3 for 2"; null where the title says it. */
  offer: string | null;
  isHot: boolean;
  imageUrl: string | null;
  /** "Fri, Nov 27", with the year where it is not the year the page was made in. */
  starts: string;
  ends: string;
  startsExactly: string;
  endsExactly: string;
};

export function toDealCard(deal: DealDto, now: number): DealCardView {
  const { windows, ...times } = dealTimes(deal, now);
  const first = new Date(times.startsAt);
  const worded = windows?.map((window) => ({
    ...window,
    starts: formatShopDayAndTimeInWords(new Date(window.startsAt), now),
  }));
  return {
    ...times,
    ...(worded ? { windows: worded } : {}),
    repeats: repeatsInWords(deal),
    id: deal.id,
    title: deal.title,
    description: deal.description,
    offer: offerHeadline(deal),
    isHot: isHotDeal(deal.priority),
    imageUrl: deal.imageUrl,
    starts: formatShopDayInWords(first, now),
    ends: formatShopDayInWords(lastDayOf(times.endsAt), now),
    startsExactly: formatShopDayAndTimeInWords(first, now),
    endsExactly: formatShopDayAndTimeInWords(new Date(times.endsAt), now),
  };
}
