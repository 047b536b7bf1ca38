import type { ReactNode } from "react";
import { ReviewList } from "@/components/review/review-list";
import { stripClass } from "@/components/review/strip-class";
import type { Review } from "@/lib/integrations/google-reviews/to-review";
import { latestReviews, topEventReviews } from "@/lib/reviews/select";

const picks = { latest: latestReviews<Review>, "about-events": topEventReviews<Review> } as const;

export type ReviewStripCardsProps = {
  reviews: readonly Review[];
  pick: keyof typeof picks;
  /** Shown when none is picked. */
  none: ReactNode;
};

export function ReviewStripCards({ reviews, pick, none }: ReviewStripCardsProps) {
  const picked = picks[pick](reviews);
  return picked.length === 0 ? none : <ReviewList reviews={picked} className={stripClass} />;
}
