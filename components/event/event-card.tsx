import { buttonVariants } from "@/components/controls/button-variants";
import { Picture } from "@/components/media/picture";
import { ShownDuring } from "@/components/time/shown-during";
import { eventAnchor } from "@/lib/events/anchor";
import type { EventCardView } from "@/lib/events/event-card";
import { thisWeekFrom } from "@/lib/events/state";
import { contactAbout } from "@/lib/messages/kinds";

/** How many seats are left, as a bar and in words. */
function Seats({ event }: { event: EventCardView }) {
  const { seatsLeft, maxAttendees } = event;
  const words = seatsLeft === 0 ? "Full" : `${seatsLeft} of ${maxAttendees} seats left`;
  return (
    <div className="grid max-w-md gap-1.5">
      {seatsLeft > 0 && (
        <progress
          className="tier-progress"
          max={maxAttendees}
          value={seatsLeft}
          aria-label={`Seats left for ${event.title}`}
        />
      )}
      <p className="font-semibold text-sm tabular-nums">{words}</p>
    </div>
  );
}

const BULBS = [
  [14, 26],
  [44, 37],
  [76, 40],
  [108, 36],
  [140, 24],
] as const;

/** The date, drawn as a poster under string lights. */
function Poster({ event }: { event: EventCardView }) {
  return (
    <p className="dark dusk-ground relative grid content-end overflow-hidden px-5 pt-8 pb-4 text-deep-foreground leading-tight @xl:pt-24">
      <svg
        aria-hidden="true"
        viewBox="0 0 154 52"
        className="absolute top-0 right-0 w-44 fill-none @xl:inset-x-0 @xl:w-full"
      >
        <path d="M-4 14c40 26 100 30 162-4" className="stroke-deep-foreground" opacity="0.5" />
        {BULBS.map(([x, y]) => (
          <g key={x} className="fill-primary">
            <circle cx={x} cy={y} r="11" opacity="0.16" />
            <circle cx={x} cy={y} r="3.4" />
          </g>
        ))}
      </svg>
      <strong className="font-semibold text-primary">{event.month}</strong>
      <span className="text-title leading-none">{event.day}</span>
      <span className="mt-1">{event.weekday}</span>
    </p>
  );
}

/** One upcoming event, with its anchor. As wide as the nearest container (`@container`), whose width decides its layout. */
export function EventCard({
  event,
  renderedAt,
  phoneHref,
}: {
  event: EventCardView;
  /** Ms since 1970. */
  renderedAt: number;
  /** "tel:…"; null where the shop shows no number, and seats are asked for by message. */
  phoneHref: string | null;
}) {
  const { id, title, seatsLeft } = event;
  const reserve = phoneHref ? "Call to reserve" : "Ask for a seat";
  return (
    <article
      id={eventAnchor(id)}
      aria-labelledby={`${eventAnchor(id)}-title`}
      className="grid overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card target:border-primary @xl:grid-cols-[11rem_1fr]"
    >
      <Poster event={event} />
      <div className="grid gap-x-8 gap-y-3 p-5 @xl:p-6 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-3">
          <h3
            id={`${eventAnchor(id)}-title`}
            className="wrap-anywhere font-semibold text-2xl leading-tight tracking-tight"
          >
            {title}
          </h3>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <time dateTime={event.iso} className="font-semibold">
              {event.time}
              <span className="sr-only">, {event.when}</span>
            </time>
            <span className="wrap-anywhere text-muted-foreground">{event.place}</span>
            {event.isActive && (
              <ShownDuring from={thisWeekFrom(event.at)} until={event.at} renderedAt={renderedAt}>
                <span className="rounded-sm bg-info-soft px-2 py-1 font-semibold text-info text-xs">
                  This week
                </span>
              </ShownDuring>
            )}
          </p>
          {event.repeats && <p className="font-semibold text-sm">{event.repeats}</p>}
          {event.imageUrl && (
            <Picture
              imageUrl={event.imageUrl}
              alt=""
              sizes="(min-width: 64rem) 40rem, 100vw"
              className="photo-ground aspect-5/2 w-full rounded-lg object-cover"
            />
          )}
          <p className="wrap-anywhere max-w-prose whitespace-pre-line text-muted-foreground">
            {event.description}
          </p>
        </div>
        <div className="grid content-center gap-3 @4xl:border-l @4xl:pl-8">
          <Seats event={event} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-1">
            <a
              href={phoneHref ?? contactAbout(title)}
              className={buttonVariants({ variant: seatsLeft === 0 ? "outline" : "default" })}
            >
              {seatsLeft === 0 ? "Ask about the waitlist" : reserve}
            </a>
            {seatsLeft > 0 && (
              <a href={event.calendarUrl} className={buttonVariants({ variant: "link" })}>
                Add to calendar<span className="sr-only"> {title}</span>
              </a>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
