"use client";

import { ReviewCard, ReviewCardSkeleton } from "@/components/review/review-card";
import { useReviews } from "@/components/review/use-reviews";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Review } from "@/lib/integrations/google-reviews/to-review";
import { latestReviews, TOP_REVIEWS, topEventReviews } from "@/lib/reviews/select";

const pickers: Record<"latest" | "about-events", (reviews: readonly Review[]) => Review[]> = {
  latest: (reviews) => latestReviews(reviews, TOP_REVIEWS),
  "about-events": (reviews) => topEventReviews(reviews, TOP_REVIEWS),
};

type ReviewStripProps = {
  pick: keyof typeof pickers;
  /** The specification's sentence for this page. */
  failure: string;
  /** Google's box for a new review. */
  writeReviewUrl: string;
};

/** Three reviews side by side, read in the browser: Google allows no copy of them in a kept page. */
export function ReviewStrip({ pick, failure, writeReviewUrl }: ReviewStripProps) {
  const state = useReviews();
  const reviews = state.status === "ready" ? pickers[pick](state.reviews.reviews) : [];
  if (state.status === "failed") return <Instead words={failure} writeReviewUrl={writeReviewUrl} />;
  if (state.status === "ready" && reviews.length === 0) {
    return <Instead words="No reviews available at the moment" writeReviewUrl={writeReviewUrl} />;
  }
  return (
    <ul
      aria-busy={state.status === "loading"}
      className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 md:max-lg:[&>:last-child:nth-child(odd)>*]:min-h-0 lg:gap-6"
    >
      {state.status === "loading"
        ? [1, 2, 3].map((place) => (
            <li key={place}>
              <ReviewCardSkeleton />
            </li>
          ))
        : reviews.map((review) => (
            <li key={`${review.author_name} ${review.time}`}>
              <ReviewCard review={review} />
            </li>
          ))}
    </ul>
  );
}

function Instead({ words, writeReviewUrl }: { words: string; writeReviewUrl: string }) {
  return (
    <div
      role="status"
      className="grid min-h-64 content-center justify-items-center gap-5 rounded-xl border border-border-strong border-dashed px-6 py-10 text-center"
    >
      <p>{words}</p>
      <a
        href={writeReviewUrl}
        target="_blank"
        rel="noopener"
        className={buttonVariants({ variant: "secondary" })}
      >
        Share Your Experience
      </a>
    </div>
  );
}
