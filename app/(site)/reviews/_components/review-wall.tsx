import { ReviewCardSkeleton } from "@/components/review/review-card-skeleton";
import { ReviewsNeedScript } from "@/components/review/reviews-need-script";
import { ReviewWallHost } from "./review-wall-host";
import { Average, Note, Sentence, WALL } from "./wall-parts";

/** As many as Google returns for a shop with enough reviews, five at most (Places API, Place Details). */
const SKELETONS = [1, 2, 3, 4, 5];

/** What is shown in place of the reviews is rendered on the server, so that its script does not repeat it. */
export function ReviewWall() {
  return (
    <ReviewWallHost
      waiting={<Waiting />}
      failed={<Sentence>Unable to load reviews. Please try again later.</Sentence>}
    />
  );
}

function Waiting() {
  return (
    <>
      <ReviewsNeedScript />
      <div className="noscript:hidden">
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
    </>
  );
}
