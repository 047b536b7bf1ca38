import { CalendarPlus, Pencil, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { DEFAULT_LOCATION } from "@/lib/events/event-card";
import type { EventDto } from "@/lib/events/schema";
import { isThisWeek, seatsLeft } from "@/lib/events/state";
import { formatShopDateTime, formatShopMonthAndDay } from "@/lib/time";
import { RowButton } from "../../_components/row-button";
import { timesOf } from "./event-groups";

export type EventHandlers = {
  onEdit: (event: EventDto) => void;
  onDuplicate: (event: EventDto) => void;
  onDelete: (event: EventDto) => void;
};

type Props = EventHandlers & { event: EventDto; now: number };

/** One event in a list: what, when, where, how full, and what can be done with it. */
export function EventRow({ event, now, onEdit, onDuplicate, onDelete }: Props) {
  const { title, maxAttendees, currentAttendees } = event;
  const { month, day } = formatShopMonthAndDay(event.eventDate);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <p
        aria-hidden
        className="grid w-12 shrink-0 justify-items-center rounded-md bg-muted py-1.5 leading-none"
      >
        <span className="text-muted-foreground text-xs">{month}</span>
        <span className="mt-1 font-display font-semibold text-lg leading-none">{day}</span>
      </p>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans font-semibold leading-snug">
          {title}
          {isThisWeek(timesOf(event), now) && <Badge variant="info">This Week</Badge>}
          {seatsLeft(event) === 0 && <Badge variant="amber">Full</Badge>}
        </h3>
        <p className="mt-0.5 text-muted-foreground text-sm tabular-nums">
          {formatShopDateTime(event.eventDate)} · {event.location ?? DEFAULT_LOCATION} ·{" "}
          <span className="whitespace-nowrap">
            {currentAttendees} of {maxAttendees} seats taken
          </span>
        </p>
      </div>
      <div className="-mr-2 ml-auto flex">
        <RowButton icon={Pencil} label="Edit" of={title} onClick={() => onEdit(event)} />
        <RowButton
          icon={CalendarPlus}
          label="Duplicate to next week"
          of={title}
          onClick={() => onDuplicate(event)}
        />
        <RowButton icon={Trash2} label="Delete" of={title} onClick={() => onDelete(event)} />
      </div>
    </li>
  );
}
