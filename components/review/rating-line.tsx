"use client";

import Link from "next/link";
import { STAR } from "@/components/review/star";
import { useReviews } from "@/components/review/use-reviews";
import { formatCount } from "@/lib/count";
import type { routes } from "@/lib/routes";

/** A literal, type-checked against lib/routes, so that the browser does not load that module. */
const REVIEWS: typeof routes.reviews.path = "/reviews";

/**
 * Google's average and count, loaded in the browser because Google allows no copy in a cached page. It takes one line
 * before and after loading.
 */
export function RatingLine() {
  const reviews = useReviews();
  const { rating, totalRatings } =
    reviews && reviews !== "failed" ? reviews : { rating: null, totalRatings: 0 };
  return (
    <Link
      href={REVIEWS}
      prefetch={false}
      className="flex min-h-6 items-center gap-1.5 whitespace-nowrap underline decoration-1 underline-offset-4"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 shrink-0 fill-primary">
        <path d={STAR} />
      </svg>
      {rating === null
        ? "Reviews on Google"
        : `${rating.toFixed(1)} on Google (${formatCount(totalRatings)})`}
    </Link>
  );
}
