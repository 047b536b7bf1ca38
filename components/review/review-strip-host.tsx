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
  if (all === "failed" || cards === "failed") return failed;
  if (all && cards) return <cards.ReviewStripCards reviews={all.reviews} pick={pick} none={none} />;
  return (
    <div ref={place} aria-busy="true">
      {waiting}
    </div>
  );
}
