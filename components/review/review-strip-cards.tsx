import { ReviewList } from "@/components/review/review-list";
import { stripClass } from "@/components/review/strip-class";
import type { Review } from "@/lib/integrations/google-reviews/to-review";
import { latestReviews, TOP_REVIEWS, topEventReviews } from "@/lib/reviews/select";

export const pickReviews = {
  latest: (reviews: readonly Review[]) => latestReviews(reviews, TOP_REVIEWS),
  "about-events": (reviews: readonly Review[]) => topEventReviews(reviews, TOP_REVIEWS),
} as const;

export function ReviewStripCards({ reviews }: { reviews: readonly Review[] }) {
  return <ReviewList reviews={reviews} className={stripClass} />;
}
