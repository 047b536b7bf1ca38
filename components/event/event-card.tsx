import { buttonVariants } from "@/components/ui/button-variants";
import { eventAnchor } from "@/lib/events/anchor";
import type { EventCardView } from "@/lib/events/event-card";
import { isThisWeek } from "@/lib/events/state";

function Seats({ event }: { event: EventCardView }) {
  const { seatsLeft, maxAttendees } = event;
  if (seatsLeft === 0) {
    return (
      <span className="rounded-sm bg-muted px-2 py-1 font-semibold text-muted-foreground text-xs">Full</span>
    );
  }
  return (
    <span className="text-sm tabular-nums max-sm:basis-full">
      <strong>{seatsLeft}</strong> of {maxAttendees} seats left
    </span>
  );
}

/** One upcoming event, with an anchor of its own. */
export function EventCard({
  event,
  now,
  phoneHref,
}: {
  event: EventCardView;
  now: number;
  phoneHref: string;
}) {
  const { id, title, seatsLeft } = event;
  return (
    <article
      id={eventAnchor(id)}
      aria-labelledby={`${eventAnchor(id)}-title`}
      className="grid grid-cols-[4.25rem_1fr] gap-x-4 gap-y-4 rounded-xl border bg-card p-5 sm:gap-y-3 text-card-foreground shadow-card target:border-primary sm:grid-cols-[6rem_1fr] sm:gap-x-7 sm:p-6"
    >
      <p
        aria-hidden="true"
        className="page-header dark flex flex-col items-center justify-center gap-1 self-start rounded-lg bg-deep px-3 py-3 text-deep-foreground sm:row-span-2 sm:py-5"
      >
        <span className="font-semibold text-primary text-sm">{event.month}</span>
        <span className="font-display font-semibold text-title leading-none">{event.day}</span>
      </p>
      <div className="grid content-center gap-3 sm:content-start">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <time dateTime={event.iso} className="font-semibold">
            {event.when}
          </time>
          <span className="text-muted-foreground">{event.location}</span>
          {isThisWeek(event, now) && (
            <span className="rounded-sm bg-info-soft px-2 py-1 font-semibold text-info text-xs">
              This week
            </span>
          )}
        </p>
      </div>
      <div className="col-span-2 grid content-start gap-3 sm:col-span-1 sm:col-start-2">
        <h3 id={`${eventAnchor(id)}-title`} className="text-heading">
          {title}
        </h3>
        {event.imageUrl && (
          // biome-ignore lint/performance/noImgElement: uploads are stored at the size they are shown.
          <img
            src={event.imageUrl}
            alt=""
            loading="lazy"
            decoding="async"
            className="aspect-5/2 w-full rounded-lg bg-muted object-cover"
          />
        )}
        <p className="max-w-prose whitespace-pre-line text-muted-foreground">{event.description}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
          <Seats event={event} />
          <a
            href={phoneHref}
            className={buttonVariants({ variant: seatsLeft === 0 ? "outline" : "default" })}
          >
            {seatsLeft === 0 ? "Ask for the waiting list" : "Call to reserve"}
          </a>
          <a href={event.calendarUrl} className={buttonVariants({ variant: "link" })}>
            Add to calendar<span className="sr-only"> {title}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
