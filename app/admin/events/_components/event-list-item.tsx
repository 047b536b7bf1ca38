import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { attendeesAt, repeatsInWords } from "@/lib/events/dates";
import { DEFAULT_LOCATION } from "@/lib/events/place";
import type { EventDto } from "@/lib/events/schema";
import { isThisWeek, seatsLeft } from "@/lib/events/state";
import { formatShopDayInWords, formatShopMonthAndDay, formatShopTime, shopYear } from "@/lib/time";
import { type ItemHandlers, ItemRow } from "../../_components/item-list";
import { timesOf } from "./event-groups";

type Props = ItemHandlers<EventDto> & { event: EventDto; now: number };

/** One event in a list, with its place and seats. On a phone the mark says its day. */
export function EventListItem({ event, now, ...handlers }: Props) {
  const { maxAttendees } = event;
  const times = timesOf(event, now);
  const date = new Date(times.at);
  const currentAttendees = attendeesAt(event, now);
  const repeats = repeatsInWords(event);
  return (
    <ItemRow
      item={event}
      {...handlers}
      mark={<DayMark at={date} now={now} />}
      badges={
        <>
          {isThisWeek(times, now) && <Badge variant="info">This Week</Badge>}
          {seatsLeft({ maxAttendees, currentAttendees }) === 0 && <Badge variant="amber">Full</Badge>}
        </>
      }
      details={
        <>
          {repeats && <span className="item-more mr-4 text-foreground">{repeats}</span>}{" "}
          <span className="mr-4 whitespace-nowrap">
            <span className="item-more">{formatShopDayInWords(date, now)}, </span>
            {formatShopTime(date)}
          </span>{" "}
          <span className="mr-4 whitespace-nowrap">
            {currentAttendees} of {maxAttendees} seats taken
          </span>{" "}
          <span className="item-more">{event.location ?? DEFAULT_LOCATION}</span>
        </>
      }
    />
  );
}

function DayMark({ at, now }: { at: Date; now: number }) {
  const { month, day } = formatShopMonthAndDay(at);
  const year = shopYear(at);
  const hasYear = year !== shopYear(new Date(now));
  return (
    <p
      aria-hidden
      className={cn(
        "grid w-12 shrink-0 justify-items-center gap-1 rounded-md bg-secondary",
        // With three lines it is still no higher than a row of a phone.
        hasYear ? "py-1" : "py-2",
      )}
    >
      <span className="text-muted-foreground text-xs leading-none">{month}</span>
      <span className="font-semibold text-lg leading-none">{day}</span>
      {hasYear && <span className="text-muted-foreground text-xs leading-none">{year}</span>}
    </p>
  );
}
