"use client";

import { type ReactNode, useRef } from "react";
import { useNearImport } from "@/components/layout/use-near-import";
import type { pickReviews } from "@/components/review/review-strip-cards";
import { useReviews } from "@/components/review/use-reviews";

const loadCards = () => import("@/components/review/review-strip-cards");

type Props = {
  pick: keyof typeof pickReviews;
  /** Shown while the reviews load, when loading fails, and when there are none. */
  waiting: ReactNode;
  failed: ReactNode;
  none: ReactNode;
};

/** Reviews are loaded in the browser because Google allows no copy in a cached page. */
export function ReviewStripHost({ pick, waiting, failed, none }: Props) {
  const state = useReviews();
  const place = useRef<HTMLDivElement>(null);
  const cards = useNearImport(place, loadCards);
  if (state.status === "failed" || cards === "failed") return failed;
  if (state.status === "loading" || !cards) {
    return (
      <div ref={place} aria-busy="true">
        {waiting}
      </div>
    );
  }
  const reviews = cards.pickReviews[pick](state.reviews.reviews);
  return reviews.length === 0 ? none : <cards.ReviewStripCards reviews={reviews} />;
}
