import type { DealDto } from "@/lib/deals/schema";
import { type DealTimes, isHotDeal } from "@/lib/deals/state";
import { formatDollars } from "@/lib/money";
import { formatShopDate, formatShopDateTime } from "@/lib/time";

/** A deal in the words the page prints. Dates are put in words on the server, in shop time. */
export type DealCardView = DealTimes & {
  id: string;
  title: string;
  description: string;
  /** "25% off", "$5.00 off"; null when the description alone says it. */
  discount: string | null;
  isHot: boolean;
  imageUrl: string | null;
  starts: string;
  ends: string;
  startsExactly: string;
  endsExactly: string;
};

type Discount = Pick<DealDto, "discountPercent" | "discountAmount">;

export function discountLabel({ discountPercent, discountAmount }: Discount): string | null {
  const percent = discountPercent ? `${discountPercent}% off` : null;
  const amount = discountAmount ? `${formatDollars(discountAmount).replace(/\.00$/, "")} off` : null;
  if (percent && amount) return `${percent} + ${amount}`;
  return percent ?? amount;
}

export function toDealCard(deal: DealDto): DealCardView {
  return {
    id: deal.id,
    title: deal.title,
    description: deal.description,
    discount: discountLabel(deal),
    isHot: isHotDeal(deal.priority),
    imageUrl: deal.imageUrl,
    isActive: deal.isActive,
    startsAt: Date.parse(deal.startDate),
    endsAt: Date.parse(deal.endDate),
    starts: formatShopDate(deal.startDate),
    ends: formatShopDate(deal.endDate),
    startsExactly: formatShopDateTime(deal.startDate),
    endsExactly: formatShopDateTime(deal.endDate),
  };
}
