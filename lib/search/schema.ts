import { z } from "zod";
import { TRIGRAM } from "@/lib/db/like";
import { storable } from "@/lib/text";

/** What the one search of the back office is asked for. What cannot be stored can match nothing. */
export const SearchQuery = z.object({
  q: z
    .string()
    .max(100, "A search has at most 100 characters")
    .transform((text) => storable(text).trim()),
});
export type SearchQuery = z.output<typeof SearchQuery>;

export const HIT_KINDS = ["customer", "order", "product", "deal", "event", "message"] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** At most this many of a kind are found. */
export const HITS_OF_A_KIND = 5;

/** One thing that was found, and where its screen shows it. */
export type SearchHit = { kind: HitKind; id: string; title: string; note: string; href: string };

/** Fewer letters than these find deals and events only: no index answers for less over a million orders. */
export const SEARCH_LETTERS = TRIGRAM;
