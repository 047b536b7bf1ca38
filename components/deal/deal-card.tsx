import { categoryKind } from "@/components/illustrations/category-kind";
import { buttonVariants } from "@/components/ui/button-variants";
import type { DealCardView } from "@/lib/deals/deal-card";
import { daysLeft, dealState, isEndingSoon } from "@/lib/deals/state";

/** A label of both discounts is set smaller to stay on its ticket. */
const LONG_LABEL = 12;
const mark = "rounded-sm px-2 py-1 font-semibold text-xs";

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
        <span className={`${mark} bg-info-soft text-info`}>Starts {deal.starts}</span>
      )}
      {deal.isHot && state !== "expired" && state !== "inactive" && (
        <span className={`${mark} bg-primary text-primary-foreground`}>Hot Deal</span>
      )}
      {isEndingSoon(deal, now) && (
        <span className={`${mark} bg-primary-soft text-primary`}>
          Ending Soon: {days} {days === 1 ? "day" : "days"} left
        </span>
      )}
    </p>
  );
}

/** One promotion. What is over or switched off is dimmed and cannot be opened. */
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
  const isOff = state === "expired" || state === "inactive";
  return (
    <article
      aria-labelledby={`deal-${deal.id}`}
      className={`flex h-full flex-col overflow-hidden rounded-xl border ${isOff ? "border-dashed bg-muted/50 text-muted-foreground" : "bg-card text-card-foreground shadow-card"}`}
    >
      <div className={isOff ? "opacity-70 grayscale" : undefined}>
        <DealHead deal={deal} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Marks deal={deal} now={now} />
        <h3 id={`deal-${deal.id}`} className="text-subheading">
          {deal.title}
        </h3>
        <p className="line-clamp-4 text-muted-foreground sm:line-clamp-3">{deal.description}</p>
        <p className="mt-auto pt-2 text-muted-foreground text-sm">
          <time dateTime={new Date(deal.startsAt).toISOString()}>{deal.starts}</time> to{" "}
          <time dateTime={new Date(deal.endsAt).toISOString()}>{deal.ends}</time>
        </p>
        <button
          type="button"
          disabled={isOff}
          aria-describedby={`deal-${deal.id}`}
          className={buttonVariants({ variant: "outline" })}
          onClick={() => onView(deal)}
        >
          View Deal
        </button>
      </div>
    </article>
  );
}

/** The discount as a price tag: it is what one looks for. */
function DealHead({ deal }: { deal: DealCardView }) {
  if (deal.imageUrl) {
    return (
      <div className="relative">
        {/* biome-ignore lint/performance/noImgElement: uploads are stored at the size they are shown. */}
        <img
          src={deal.imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-5/2 w-full bg-muted object-cover"
        />
        {deal.discount && (
          <p className="absolute bottom-3 left-3 rounded-md bg-primary px-3 py-1.5 font-display font-semibold text-lg text-primary-foreground">
            {deal.discount}
          </p>
        )}
      </div>
    );
  }
  const label = deal.discount ?? "Special";
  const isLong = label.length > LONG_LABEL;
  return (
    <div className="page-header dark relative flex aspect-5/2 items-center justify-between gap-3 overflow-hidden bg-deep pl-5 text-deep-foreground">
      <p
        className={`font-display font-semibold leading-none ${isLong ? "text-heading" : "shrink-0 text-title"}`}
      >
        {label}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 160 160"
        className={`h-[112%] self-start ${isLong ? "shrink-0" : "min-w-0"}`}
      >
        <use href={`#art-${categoryKind(deal.title, deal.description)}`} />
      </svg>
    </div>
  );
}
