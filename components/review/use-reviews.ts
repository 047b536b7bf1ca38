"use client";

import { useEffect, useState } from "react";
import { ANSWER_TIMEOUT_MS, fetchWithin } from "@/components/api-client/fetch-within";
import type { ReviewsDto } from "@/lib/reviews/queries";
import type { api } from "@/lib/routes";

/** A literal, type-checked against lib/routes, so that the browser does not load that module. */
const REVIEWS: typeof api.reviews = "/api/reviews";
/** Repeats lib/time, which public scripts do not load. */
const HOUR_MS = 60 * 60 * 1000;
let kept: Promise<ReviewsDto> | null = null;
let keptAt = 0;

async function ask(): Promise<ReviewsDto> {
  const response = await fetchWithin(ANSWER_TIMEOUT_MS, REVIEWS);
  // An answer counts as under way until its body is read.
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** One request for all components that show reviews on a page; a failed one is retried. */
export function readReviews(): Promise<ReviewsDto> {
  if (!kept || Date.now() - keptAt > HOUR_MS) {
    keptAt = Date.now();
    kept = ask();
    kept.catch(() => {
      kept = null;
    });
  }
  return kept;
}

/**
 * Google's reviews, requested at most once an hour per tab: null until they are there, "failed" if they could not
 * be loaded. Google allows no copy in the page itself.
 */
export function useReviews(): ReviewsDto | "failed" | null {
  const [reviews, setReviews] = useState<ReviewsDto | "failed" | null>(null);
  useEffect(() => {
    readReviews().then(setReviews, () => setReviews("failed"));
  }, []);
  return reviews;
}
