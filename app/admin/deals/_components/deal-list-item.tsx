import { Printer } from "lucide-react";
import { Picture } from "@/components/media/picture";
import { Badge } from "@/components/ui/badge";
import { countOf } from "@/lib/count";
import { discountLabel } from "@/lib/deals/offer-words";
import type { DealDto } from "@/lib/deals/schema";
import { daysLeft, dealState, isEndingSoon, isHotDeal, isOff } from "@/lib/deals/state";
import { dealTimes, repeatsInWords } from "@/lib/deals/times";
import { printRoutes } from "@/lib/routes";
import { formatShopDayAndTimeParts } from "@/lib/time";
import { type ItemHandlers, ItemRow } from "../../_components/item-list";
import { RowButton } from "../../_components/row-button";

type Props = ItemHandlers<DealDto> & { deal: DealDto; now: number };

/** One promotion in a list. */
export function DealListItem({ deal, now, ...handlers }: Props) {
  const { id, title, imageUrl, priority } = deal;
  const times = dealTimes(deal, now);
  const repeats = repeatsInWords(deal);
  const days = daysLeft(times.endsAt, now);
  return (
    <ItemRow
      item={deal}
      {...handlers}
      mark={
        imageUrl && (
          <Picture
            imageUrl={imageUrl}
            alt=""
            sizes="4rem"
            className="hidden h-12 w-16 shrink-0 photo-ground rounded-md object-cover sm:block"
          />
        )
      }
      badges={
        <>
          {discountLabel(deal) && <Badge variant="amber">{discountLabel(deal)}</Badge>}
          {isHotDeal(priority) && <Badge variant="default">Hot Deal</Badge>}
          {isEndingSoon(times, now) && (
            <Badge variant="outline">Ending Soon: {countOf(days, "day")} left</Badge>
          )}
        </>
      }
      details={
        <>
          {repeats && <span className="whitespace-normal text-foreground">{repeats}</span>}
          <span className={repeats ? "item-more" : undefined}>
            {repeats && " · "}
            <DayAndTime at={deal.startDate} now={now} /> to <DayAndTime at={deal.endDate} now={now} />
          </span>
          <span className="item-more whitespace-nowrap"> · Priority {priority}</span>
        </>
      }
      more={
        !isOff(dealState(times, now)) && (
          <RowButton
            icon={Printer}
            label="Print a poster"
            of={title}
            href={`${printRoutes.dealPoster}?deal=${id}`}
          />
        )
      }
    />
  );
}

function DayAndTime({ at, now }: { at: string; now: number }) {
  const { weekday, dateTime } = formatShopDayAndTimeParts(at, now);
  return (
    <span className="whitespace-nowrap">
      <span className="item-more">{weekday}, </span>
      {dateTime}
    </span>
  );
}
