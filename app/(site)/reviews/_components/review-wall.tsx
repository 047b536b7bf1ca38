"use client";

import type { ReactNode } from "react";
import { ReviewCard, ReviewCardSkeleton, Stars } from "@/components/review/review-card";
import { useReviews } from "@/components/review/use-reviews";
import { formatCount } from "@/lib/count";
import type { ReviewsDto } from "@/lib/reviews/queries";

const SKELETONS = [1, 2, 3];
/** Reserved for either state, so that nothing below moves when the reviews arrive. */
const WALL =
  "grid min-h-72 gap-4 md:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-6 lg:gap-6 lg:*:col-span-2 lg:[&>:nth-child(3n+1):nth-last-child(2)]:col-span-3 lg:[&>:nth-child(3n+2):last-child]:col-span-3 lg:[&>:nth-child(3n+1):last-child]:col-span-6";

function Average({ rating, count }: { rating: string; count: ReactNode }) {
  return (
    <div className="flex min-h-24 items-center gap-5">
      <p className="font-display font-semibold text-display tabular-nums">{rating}</p>
      <div className="grid gap-1">{count}</div>
    </div>
  );
}

function Note({ count }: { count: number }) {
  return (
    <p className="mb-5 text-muted-foreground text-sm">
      {count === 1 ? "The review" : `The ${count} reviews`} Google shows as most relevant, unedited.
    </p>
  );
}

function RatingOfAll({ rating, totalRatings }: Pick<ReviewsDto, "rating" | "totalRatings">) {
  return (
    <Average
      rating={rating?.toFixed(1) ?? "–"}
      count={
        <>
          {rating !== null && <Stars rating={rating} />}
          <p className="text-muted-foreground">
            out of 5, from {formatCount(totalRatings)} ratings on Google Maps
          </p>
        </>
      }
    />
  );
}

function Ready({ reviews }: { reviews: ReviewsDto }) {
  const { rating, totalRatings } = reviews;
  if (reviews.reviews.length === 0)
    return (
      <>
        {rating !== null && <RatingOfAll rating={rating} totalRatings={totalRatings} />}
        <Sentence>No reviews available at this time.</Sentence>
      </>
    );
  return (
    <>
      <RatingOfAll rating={rating} totalRatings={totalRatings} />
      <Note count={reviews.reviews.length} />
      <ul className={WALL}>
        {reviews.reviews.map((review) => (
          <li key={`${review.author_name} ${review.time}`}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Sentence({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="grid min-h-72 place-items-center rounded-xl border border-border-strong border-dashed px-6 py-12 text-center"
    >
      {children}
    </p>
  );
}

/** Average, count and the reviews themselves, read in the browser: Google allows no copy in a kept page. */
export function ReviewWall() {
  const state = useReviews();
  if (state.status === "failed") return <Sentence>Unable to load reviews. Please try again later.</Sentence>;
  if (state.status === "ready") return <Ready reviews={state.reviews} />;
  return (
    <div aria-busy="true">
      <Average
        rating="–"
        count={<p className="text-muted-foreground">Reading the reviews on Google Maps…</p>}
      />
      <Note count={SKELETONS.length} />
      <div className={WALL}>
        {SKELETONS.map((place) => (
          <ReviewCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
