import { Badge } from "@/components/ui/badge";
import { attendeesAt, repeatsInWords } from "@/lib/events/dates";
import { DEFAULT_LOCATION } from "@/lib/events/place";
import type { EventDto } from "@/lib/events/schema";
import { isThisWeek, seatsLeft } from "@/lib/events/state";
import { formatShopDateTime, formatShopMonthAndDay } from "@/lib/time";
import { type ItemHandlers, ItemRow } from "../../_components/item-list";
import { timesOf } from "./event-groups";

type Props = ItemHandlers<EventDto> & { event: EventDto; now: number };

/** One event in a list, with its place and seats. */
export function EventRow({ event, now, ...handlers }: Props) {
  const { maxAttendees } = event;
  const times = timesOf(event, now);
  const date = new Date(times.at);
  const currentAttendees = attendeesAt(event, now);
  const repeats = repeatsInWords(event);
  return (
    <ItemRow
      item={event}
      {...handlers}
      mark={<DayMark at={date} />}
      badges={
        <>
          {isThisWeek(times, now) && <Badge variant="info">This Week</Badge>}
          {seatsLeft({ maxAttendees, currentAttendees }) === 0 && <Badge variant="amber">Full</Badge>}
        </>
      }
      facts={
        <>
          {repeats && <span className="text-foreground">{repeats} · </span>}
          {formatShopDateTime(date)} ·{" "}
          <span className="whitespace-nowrap">
            {currentAttendees} of {maxAttendees} seats taken
          </span>{" "}
          · {event.location ?? DEFAULT_LOCATION}
        </>
      }
    />
  );
}

function DayMark({ at }: { at: Date }) {
  const { month, day } = formatShopMonthAndDay(at);
  return (
    <p
      aria-hidden
      className="grid w-12 shrink-0 justify-items-center rounded-md bg-secondary py-1.5 leading-none"
    >
      <span className="text-muted-foreground text-xs">{month}</span>
      <span className="mt-1 font-semibold text-lg leading-none">{day}</span>
    </p>
  );
}
