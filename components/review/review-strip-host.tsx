"use client";

import { type ReactNode, useRef } from "react";
import { useNearImport } from "@/components/browser/use-near-import";
import type { ReviewStripCardsProps } from "@/components/review/review-strip-cards";
import { useReviews } from "@/components/review/use-reviews";

const loadCards = () => import("@/components/review/review-strip-cards");

type Props = {
  pick: ReviewStripCardsProps["pick"];
  /** Shown while the reviews load, when loading fails, and when there are none. */
  waiting: ReactNode;
  failed: ReactNode;
  none: ReactNode;
};

/** Reviews are loaded in the browser because Google allows no copy in a cached page. */
export function ReviewStripHost({ pick, waiting, failed, none }: Props) {
  const all = useReviews();
  const place = useRef<HTMLDivElement>(null);
  const cards = useNearImport(place, loadCards);
  const hasFailed = all === "failed" || cards === "failed";
  if (!hasFailed && all && cards)
    return <cards.ReviewStripCards reviews={all.reviews} pick={pick} none={none} />;
  // The failure comes into a region that is there already: one that comes with its text is often not read out.
  return (
    <div ref={place} role="status" aria-busy={!hasFailed}>
      {hasFailed ? failed : waiting}
    </div>
  );
}
