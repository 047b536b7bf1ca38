import type { ComponentProps } from "react";
import { buttonVariants } from "@/components/controls/button-variants";
import { ReviewCardSkeleton } from "@/components/review/review-card-skeleton";
import { ReviewStripHost } from "@/components/review/review-strip-host";
import { ReviewsNeedScript } from "@/components/review/reviews-need-script";
import { stripClass } from "@/components/review/strip-class";

type ReviewStripProps = {
  pick: ComponentProps<typeof ReviewStripHost>["pick"];
  /** The specification's sentence for this page. */
  failure: string;
  /** The address of Google's form for a new review. */
  writeReviewUrl: string;
};

/**
 * Three reviews side by side. What is shown in place of them is rendered on the server, so that its script does not
 * repeat it.
 */
export function ReviewStrip({ pick, failure, writeReviewUrl }: ReviewStripProps) {
  return (
    <ReviewStripHost
      pick={pick}
      waiting={<Skeletons />}
      failed={<Instead words={failure} writeReviewUrl={writeReviewUrl} />}
      none={<Instead words="No reviews available at the moment" writeReviewUrl={writeReviewUrl} />}
    />
  );
}

function Skeletons() {
  return (
    <>
      <ReviewsNeedScript />
      <ul className={`${stripClass} noscript:hidden`}>
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <ReviewCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}

function Instead({ words, writeReviewUrl }: { words: string; writeReviewUrl: string }) {
  return (
    <div className="grid min-h-64 content-center justify-items-center gap-5 rounded-xl border border-border-strong border-dashed px-6 py-10 text-center">
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
