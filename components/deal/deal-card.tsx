import { buttonVariants } from "@/components/controls/button-variants";
import { categoryKind, categorySymbolId } from "@/components/illustrations/category-kind";
import { Picture } from "@/components/media/picture";
import { Unbroken } from "@/components/text/unbroken";
import { countOf } from "@/lib/count";
import { dealAnchor } from "@/lib/deals/anchor";
import type { DealCardView } from "@/lib/deals/deal-card";
import { type DealState, daysLeft, dealState, isEndingSoon, isOff, nextOccurrence } from "@/lib/deals/state";

const mark = "rounded-sm px-2 py-1 font-semibold text-xs";

/** True when the deal has begun and is between two of its weekly times. */
const isBetweenTimes = (deal: DealCardView, now: number) => deal.repeats !== null && now >= deal.startsAt;

function Marks({ deal, now }: { deal: DealCardView; now: number }) {
  const state = dealState(deal, now);
  const days = daysLeft(deal.endsAt, now);
  return (
    <p className="flex flex-wrap items-center gap-2 empty:hidden">
      {state === "expired" && <span className={`${mark} bg-muted text-muted-foreground`}>Expired</span>}
      {state === "inactive" && (
        <span className={`${mark} bg-muted text-muted-foreground`}>Not available</span>
      )}
      {state === "scheduled" && (
        <span className={`${mark} bg-info-soft text-info`}>
          {isBetweenTimes(deal, now) ? "Not right now" : "Coming up"}
        </span>
      )}
      {deal.isHot && !isOff(state) && (
        <span className={`${mark} bg-primary text-primary-foreground`}>Hot Deal</span>
      )}
      {isEndingSoon(deal, now) && (
        <span className={`${mark} bg-primary-soft text-primary`}>
          Ending Soon: {countOf(days, "day")} left
        </span>
      )}
    </p>
  );
}

/**
 * One promotion, its head above its text or, in a container with room, beside it. It is dimmed and cannot be opened
 * when it is over or switched off.
 */
export function DealCard({
  deal,
  now,
  onView,
}: {
  deal: DealCardView;
  /** Ms since 1970. */
  now: number;
  onView: (deal: DealCardView) => void;
}) {
  const state = dealState(deal, now);
  const isDimmed = isOff(state);
  return (
    <article
      aria-labelledby={dealAnchor(deal.id)}
      className={`flex h-full flex-col overflow-hidden rounded-xl border @2xl:flex-row ${isDimmed ? "border-dashed bg-muted/50 text-muted-foreground" : "bg-card text-card-foreground shadow-card"}`}
    >
      <div className={`@2xl:flex-[2] ${isDimmed ? "opacity-70 grayscale" : ""}`}>
        <DealHead deal={deal} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 @2xl:flex-[3] @2xl:p-6">
        <Marks deal={deal} now={now} />
        <p className="wrap-anywhere line-clamp-4 text-muted-foreground noscript:line-clamp-none sm:line-clamp-3">
          {deal.description}
        </p>
        <p className="mt-auto pt-2 font-semibold text-sm">
          <Dates deal={deal} state={state} now={now} />
        </p>
        <button
          type="button"
          disabled={isDimmed}
          aria-describedby={dealAnchor(deal.id)}
          className={`${buttonVariants({ variant: "outline" })} @2xl:self-start noscript:hidden`}
          onClick={() => onView(deal)}
        >
          View Deal
        </button>
      </div>
    </article>
  );
}

function Dates({ deal, state, now }: { deal: DealCardView; state: DealState; now: number }) {
  const next = state === "scheduled" ? nextOccurrence(deal.windows ?? [], now) : undefined;
  if (deal.repeats && state !== "expired") {
    return (
      <>
        {deal.repeats}, until <time dateTime={new Date(deal.endsAt).toISOString()}>{deal.ends}</time>
        {next && (
          <span className="block font-normal text-muted-foreground">
            Next: <time dateTime={new Date(next.startsAt).toISOString()}>{next.starts}</time>
          </span>
        )}
      </>
    );
  }
  const [word, at, day] =
    state === "scheduled" ? ["Starts", deal.startsAt, deal.starts] : ["Ends", deal.endsAt, deal.ends];
  return (
    <>
      {state === "expired" ? "Ended" : word} <time dateTime={new Date(at).toISOString()}>{day}</time>
    </>
  );
}

/** The offer and the title on a dusk background, with a drawing of a product they are about. */
function DealHead({ deal }: { deal: DealCardView }) {
  return (
    <div className="dark dusk-ground relative grid h-full min-h-44 grid-cols-[1fr_6.5rem] items-center gap-2 overflow-hidden p-5 max-narrow:grid-cols-1 text-deep-foreground">
      {deal.imageUrl && (
        <div className="absolute inset-0">
          <Picture
            imageUrl={deal.imageUrl}
            alt=""
            sizes="(min-width: 64rem) 36rem, (min-width: 40rem) 50vw, 100vw"
            className="size-full object-cover opacity-60 brightness-50"
          />
        </div>
      )}
      <div className={`relative grid gap-2 ${deal.imageUrl ? "col-span-2" : ""}`}>
        {deal.offer && <p className="wrap-anywhere text-heading text-primary leading-none">{deal.offer}</p>}
        <h3
          id={dealAnchor(deal.id)}
          className={`wrap-anywhere ${deal.offer ? "text-subheading" : "font-semibold text-2xl leading-tight"}`}
        >
          <Unbroken text={deal.title} />
        </h3>
      </div>
      {!deal.imageUrl && (
        <svg aria-hidden="true" viewBox="0 0 160 160" className="size-26 self-end drop-shadow-lg">
          <use href={`#${categorySymbolId(categoryKind(deal.title, deal.description))}`} />
        </svg>
      )}
    </div>
  );
}
