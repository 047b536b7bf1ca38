"use client";

import { useEffect, useState } from "react";
import type { ReviewsDto } from "@/lib/reviews/queries";
import type { api } from "@/lib/routes";

/** Typed by the table of addresses without carrying it to the browser. */
const REVIEWS: typeof api.reviews = "/api/reviews";
const HOUR_MS = 60 * 60 * 1000;
let kept: { at: number; reading: Promise<ReviewsDto> } | null = null;

async function ask(): Promise<ReviewsDto> {
  const response = await fetch(REVIEWS);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

/** One request for all that show reviews on a page; a failed one is not kept. */
function read(): Promise<ReviewsDto> {
  if (kept && Date.now() - kept.at < HOUR_MS) return kept.reading;
  const reading = ask();
  kept = { at: Date.now(), reading };
  reading.catch(() => {
    kept = null;
  });
  return reading;
}

export type ReadReviews =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; reviews: ReviewsDto };

/** Google's reviews, asked for once an hour and tab (SPEC section 7). Google allows no copy of them in the page. */
export function useReviews(): ReadReviews {
  const [state, setState] = useState<ReadReviews>({ status: "loading" });
  useEffect(() => {
    let isMounted = true;
    const show = (next: ReadReviews) => isMounted && setState(next);
    read().then(
      (reviews) => show({ status: "ready", reviews }),
      () => show({ status: "failed" }),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return state;
}
