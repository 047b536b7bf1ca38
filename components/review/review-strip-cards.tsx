import { ReviewCard } from "@/components/review/review-card";
import { stripClass } from "@/components/review/strip-class";
import type { Review } from "@/lib/integrations/google-reviews/to-review";
import { latestReviews, TOP_REVIEWS, topEventReviews } from "@/lib/reviews/select";

export const pickReviews = {
  latest: (reviews: readonly Review[]) => latestReviews(reviews, TOP_REVIEWS),
  "about-events": (reviews: readonly Review[]) => topEventReviews(reviews, TOP_REVIEWS),
} as const;

export function ReviewStripCards({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={stripClass}>
      {reviews.map((review) => (
        <li key={`${review.author_name} ${review.time}`}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
