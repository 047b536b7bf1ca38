"use client";

import { type ReactNode, useRef } from "react";
import { useNearImport } from "@/components/layout/use-near-import";
import { useReviews } from "@/components/review/use-reviews";

const loadReviews = () => import("./reviews-on-wall");

/** Average, count and reviews, loaded in the browser because Google allows no copy in a cached page. */
export function ReviewWallHost({ waiting, failed }: { waiting: ReactNode; failed: ReactNode }) {
  const state = useReviews();
  const place = useRef<HTMLDivElement>(null);
  const part = useNearImport(place, loadReviews);
  if (state.status === "failed" || part === "failed") return failed;
  if (state.status === "ready" && part) return <part.ReviewsOnWall reviews={state.reviews} />;
  return (
    <div ref={place} aria-busy="true">
      {waiting}
    </div>
  );
}
