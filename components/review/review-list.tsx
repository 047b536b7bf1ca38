import { ReviewCard } from "@/components/review/review-card";
import type { Review } from "@/lib/integrations/google-reviews/to-review";

/** Reviews as cards, in the order given. */
export function ReviewList({ reviews, className }: { reviews: readonly Review[]; className: string }) {
  return (
    <ul className={className}>
      {reviews.map((review) => (
        <li key={`${review.author_name} ${review.time}`} className="@container">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
