"use client";

import { useEffect, useState } from "react";
import type { ReviewsDto } from "@/lib/reviews/queries";
import type { api } from "@/lib/routes";

/** Typed by the table of addresses without carrying it to the browser. */
const REVIEWS: typeof api.reviews = "/api/reviews";
const HOUR_MS = 60 * 60 * 1000;
let kept: { at: number; reviews: ReviewsDto } | null = null;

async function read(signal: AbortSignal): Promise<ReviewsDto> {
  if (kept && Date.now() - kept.at < HOUR_MS) return kept.reviews;
  const response = await fetch(REVIEWS, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const reviews: ReviewsDto = await response.json();
  kept = { at: Date.now(), reviews };
  return reviews;
}

export type ReadReviews =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; reviews: ReviewsDto };

/** Google's reviews, asked for once an hour and tab (SPEC section 7). Google allows no copy of them in the page. */
export function useReviews(): ReadReviews {
  const [state, setState] = useState<ReadReviews>({ status: "loading" });
  useEffect(() => {
    const stop = new AbortController();
    read(stop.signal).then(
      (reviews) => setState({ status: "ready", reviews }),
      () => stop.signal.aborted || setState({ status: "failed" }),
    );
    return () => stop.abort();
  }, []);
  return state;
}
