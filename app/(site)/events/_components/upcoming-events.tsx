"use client";

import { EventCard } from "@/components/event/event-card";
import { useNow } from "@/components/time/use-now";
import type { EventCardView } from "@/lib/events/event-card";
import { eventAt, upcomingEvents } from "@/lib/events/state";

type UpcomingEventsProps = {
  events: readonly EventCardView[];
  renderedAt: number;
  phone: { display: string; href: string } | null;
};

/** The coming events, the next one first. One that begins while the page is open disappears, or shows its next date. */
export function UpcomingEvents({ events, renderedAt, phone }: UpcomingEventsProps) {
  const now = useNow(renderedAt);
  const upcoming = upcomingEvents(
    events.map((event) => eventAt(event, now)),
    now,
  );
  if (upcoming.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 rounded-xl border border-border-strong border-dashed px-6 py-14 text-center">
        <p className="font-semibold text-subheading">No upcoming events</p>
        <p className="max-w-md text-muted-foreground">
          New dates are listed here first.
          {phone && (
            <>
              {" Have a subject in mind? Call us at "}
              <a href={phone.href} className="font-semibold text-primary underline underline-offset-4">
                {phone.display}
              </a>
              .
            </>
          )}
        </p>
      </div>
    );
  }
  return (
    <ol className="grid gap-4 lg:gap-6">
      {upcoming.map((event) => (
        <li key={event.id}>
          <EventCard event={event} now={now} phoneHref={phone?.href ?? null} />
        </li>
      ))}
    </ol>
  );
}
