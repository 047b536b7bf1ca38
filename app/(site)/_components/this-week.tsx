import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { Section, SectionHeader } from "@/components/layout/section";
import { Unbroken } from "@/components/text/unbroken";
import { ShownDuring } from "@/components/time/shown-during";
import type { DealCardView } from "@/lib/deals/deal-card";
import { runningOccurrence } from "@/lib/deals/state";
import { eventAnchor } from "@/lib/events/anchor";
import type { EventCardView } from "@/lib/events/event-card";
import { routes } from "@/lib/routes";

type ThisWeekProps = {
  deals: readonly DealCardView[];
  event: EventCardView | undefined;
  /** Ms since 1970. The stored page may be read long after. */
  renderedAt: number;
};

/** The live deals that end first, and the next event, until they are over; renders nothing when there is neither. */
export function ThisWeek({ deals, event, renderedAt }: ThisWeekProps) {
  const lines = deals.map((deal) => ({
    deal,
    until: (runningOccurrence(deal.windows ?? [], renderedAt) ?? deal).endsAt,
  }));
  const lastDeal = Math.max(...lines.map(({ until }) => until));
  const shownUntil = (until: number) => ({ from: 0, until, renderedAt });
  return (
    <ShownDuring {...shownUntil(Math.max(lastDeal, event?.at ?? 0))}>
      <Section tone="muted" aria-labelledby="this-week">
        <SectionHeader
          id="this-week"
          title="Ending soon, coming up"
          action={
            <Link
              href={routes.deals.path}
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              All deals
            </Link>
          }
        />
        <div className="grid gap-4 lg:gap-6 lg:has-[>:nth-child(2)]:grid-cols-[3fr_2fr]">
          <ShownDuring {...shownUntil(lastDeal)}>
            <ul className="grid content-start divide-y rounded-xl border bg-card px-5 shadow-card sm:px-6">
              {lines.map(({ deal, until }) => (
                <ShownDuring key={deal.id} {...shownUntil(until)}>
                  <li>
                    <DealLine deal={deal} />
                  </li>
                </ShownDuring>
              ))}
            </ul>
          </ShownDuring>
          {event && (
            <ShownDuring {...shownUntil(event.at)}>
              <NextEvent event={event} />
            </ShownDuring>
          )}
        </div>
      </Section>
    </ShownDuring>
  );
}

function DealLine({ deal }: { deal: DealCardView }) {
  return (
    <Link
      href={routes.deals.path}
      prefetch={false}
      className="group grid grid-cols-[1fr_auto] items-center gap-4 py-4"
    >
      <span className="grid gap-0.5">
        <span className="wrap-anywhere font-semibold text-lg leading-snug group-hover:underline">
          <Unbroken text={deal.title} />
        </span>
        <span className="text-muted-foreground text-sm">
          {`${deal.offer ? `${deal.offer}. ` : ""}${deal.repeats ? `${deal.repeats}, until` : "Ends"} ${deal.ends}`}
        </span>
      </span>
      {deal.isHot && (
        <span className="rounded-sm bg-primary px-2 py-1 font-semibold text-primary-foreground text-xs">
          Hot Deal
        </span>
      )}
    </Link>
  );
}

function NextEvent({ event }: { event: EventCardView }) {
  return (
    <Link
      href={`${routes.events.path}#${eventAnchor(event.id)}`}
      prefetch={false}
      className="dark dusk-ground group grid content-between gap-6 md:only:grid-cols-2 md:only:items-end rounded-xl border border-glass-line p-6 text-deep-foreground shadow-raised"
    >
      <span className="grid gap-1 leading-tight">
        <strong className="font-semibold text-primary">{event.month}</strong>
        <span className="flex items-baseline gap-3">
          <span className="text-display leading-none">{event.day}</span>
          <span>
            {event.weekday}, {event.time}
          </span>
        </span>
      </span>
      <span className="grid gap-1">
        <span className="text-muted-foreground text-sm">Next event</span>
        <span className="wrap-anywhere font-semibold text-xl leading-snug group-hover:underline">
          {event.title}
        </span>
        <span className="text-muted-foreground text-sm">
          {event.seatsLeft === 0 ? "Full" : `${event.seatsLeft} of ${event.maxAttendees} seats left`}
        </span>
      </span>
    </Link>
  );
}
