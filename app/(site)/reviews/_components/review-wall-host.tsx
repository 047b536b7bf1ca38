"use client";

import { type ReactNode, useRef } from "react";
import { useNearImport } from "@/components/browser/use-near-import";
import { useReviews } from "@/components/review/use-reviews";

const loadReviews = () => import("./reviews-on-wall");

/** Average, count and reviews, loaded in the browser because Google allows no copy in a cached page. */
export function ReviewWallHost({ waiting, failed }: { waiting: ReactNode; failed: ReactNode }) {
  const reviews = useReviews();
  const place = useRef<HTMLDivElement>(null);
  const part = useNearImport(place, loadReviews);
  const hasFailed = reviews === "failed" || part === "failed";
  if (!hasFailed && reviews && part) return <part.ReviewsOnWall reviews={reviews} />;
  // As in ReviewStripHost.
  return (
    <div ref={place} role="status" aria-busy={!hasFailed}>
      {hasFailed ? failed : waiting}
    </div>
  );
}
