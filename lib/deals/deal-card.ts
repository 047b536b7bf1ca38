import { offerHeadline } from "@/lib/deals/offer-words";
import type { DealDto } from "@/lib/deals/schema";
import { type DealTimes, isHotDeal } from "@/lib/deals/state";
import { formatShopDateTime, formatShopDayInWords } from "@/lib/time";

/** A deal in the words the page prints. Dates are put in words on the server, in shop time. */
export type DealCardView = DealTimes & {
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

export function toDealCard(deal: DealDto, now: number = Date.now()): DealCardView {
  return {
    id: deal.id,
    title: deal.title,
    description: deal.description,
    offer: offerHeadline(deal),
    isHot: isHotDeal(deal.priority),
    imageUrl: deal.imageUrl,
    isActive: deal.isActive,
    startsAt: Date.parse(deal.startDate),
    endsAt: Date.parse(deal.endDate),
    starts: formatShopDayInWords(deal.startDate, now),
    ends: formatShopDayInWords(deal.endDate, now),
    startsExactly: formatShopDateTime(deal.startDate),
    endsExactly: formatShopDateTime(deal.endDate),
  };
}
