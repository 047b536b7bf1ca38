import { Stars } from "@/components/review/review-card";
import { ReviewList } from "@/components/review/review-list";
import { countOf } from "@/lib/count";
import type { ReviewsDto } from "@/lib/reviews/queries";
import { Average, Note, Sentence, WALL } from "./wall-parts";

function RatingOfAll({ rating, totalRatings }: Pick<ReviewsDto, "rating" | "totalRatings">) {
  return (
    <Average
      rating={rating?.toFixed(1) ?? "–"}
      count={
        <>
          {rating !== null && <Stars rating={rating} />}
          <p className="text-muted-foreground">
            out of 5, from {countOf(totalRatings, "rating")} on Google Maps
          </p>
        </>
      }
    />
  );
}

/** The average, the count and the reviews themselves. */
export function ReviewsOnWall({ reviews }: { reviews: ReviewsDto }) {
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
      <ReviewList reviews={reviews.reviews} className={WALL} />
    </>
  );
}
