import type { ReactNode } from "react";
import { EventCard } from "@/components/event/event-card";
import { ShownDuring } from "@/components/time/shown-during";
import type { EventCardView } from "@/lib/events/event-card";
import { upcomingDatesInOrder } from "@/lib/events/upcoming-dates";

type UpcomingEventsProps = {
  events: readonly EventCardView[];
  renderedAt: number;
  /** "tel:…", or null where the shop shows no number. */
  phoneHref: string | null;
  /** Shown when there is no coming event. */
  none: ReactNode;
};

/**
 * The coming events, the next one first. One that begins while the page is open disappears, or shows its next date: the
 * cards of all dates come with the page, so that its script need not contain them.
 */
export function UpcomingEvents({ events, renderedAt, phoneHref, none }: UpcomingEventsProps) {
  const dates = upcomingDatesInOrder(events);
  const last = dates.at(-1)?.event.at;
  if (last === undefined) return none;
  return (
    <>
      <ShownDuring from={0} until={last} renderedAt={renderedAt}>
        <ol className="@container grid gap-4 lg:gap-6">
          {dates.map(({ event, from }) => (
            <ShownDuring key={`${event.id} ${event.at}`} from={from} until={event.at} renderedAt={renderedAt}>
              <li>
                <EventCard event={event} renderedAt={renderedAt} phoneHref={phoneHref} />
              </li>
            </ShownDuring>
          ))}
        </ol>
      </ShownDuring>
      <ShownDuring from={last + 1} until={Infinity} renderedAt={renderedAt}>
        {none}
      </ShownDuring>
    </>
  );
}
