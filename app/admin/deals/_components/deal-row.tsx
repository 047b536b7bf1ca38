import { CalendarPlus, Pencil, Trash2 } from "lucide-react";
import { Picture } from "@/components/media/picture";
import { Badge } from "@/components/ui/badge";
import { discountLabel } from "@/lib/deals/deal-card";
import type { DealDto } from "@/lib/deals/schema";
import { daysLeft, isEndingSoon, isHotDeal } from "@/lib/deals/state";
import { formatShopDateTime } from "@/lib/time";
import { RowButton } from "../../_components/row-button";
import { timesOf } from "./deal-groups";

export type DealHandlers = {
  onEdit: (deal: DealDto) => void;
  onDuplicate: (deal: DealDto) => void;
  onDelete: (deal: DealDto) => void;
};

type Props = DealHandlers & { deal: DealDto; now: number };

/** One promotion in a list: what, when, and what can be done with it. */
export function DealRow({ deal, now, onEdit, onDuplicate, onDelete }: Props) {
  const { title, imageUrl, priority } = deal;
  const times = timesOf(deal);
  const days = daysLeft(times.endsAt, now);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      {imageUrl && (
        <Picture
          imageUrl={imageUrl}
          alt=""
          sizes="4rem"
          className="hidden h-12 w-16 shrink-0 rounded-md bg-muted object-cover sm:block"
        />
      )}
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans font-semibold leading-snug">
          {title}
          {discountLabel(deal) && <Badge variant="amber">{discountLabel(deal)}</Badge>}
          {isHotDeal(priority) && <Badge variant="default">Hot Deal</Badge>}
          {isEndingSoon(times, now) && (
            <Badge variant="outline">
              Ending Soon: {days} {days === 1 ? "day" : "days"} left
            </Badge>
          )}
        </h3>
        <p className="mt-0.5 text-muted-foreground text-sm tabular-nums">
          {formatShopDateTime(deal.startDate)} to {formatShopDateTime(deal.endDate)}
          <span className="whitespace-nowrap"> · Priority {priority}</span>
        </p>
      </div>
      <div className="-mr-2 ml-auto flex">
        <RowButton icon={Pencil} label="Edit" of={title} onClick={() => onEdit(deal)} />
        <RowButton
          icon={CalendarPlus}
          label="Duplicate to next week"
          of={title}
          onClick={() => onDuplicate(deal)}
        />
        <RowButton icon={Trash2} label="Delete" of={title} onClick={() => onDelete(deal)} />
      </div>
    </li>
  );
}
