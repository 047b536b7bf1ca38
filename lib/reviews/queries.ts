import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { googleReviewsFromEnv } from "@/lib/integrations/google-reviews/configured";
import type { Review } from "@/lib/integrations/google-reviews/to-review";
import { log } from "@/lib/log";
import { type MemoizedReading, memoizeWithTtl } from "@/lib/reviews/memoize-with-ttl";
import { perProcess } from "@/lib/server-context.mjs";
import { writeReviewLink } from "@/lib/shop/shop";
import { HOUR_MS } from "@/lib/time";

/** What visitors get of Google's reviews, with the links Google asks for. */
export type ReviewsDto = {
  /** Google's average, 1 to 5; null while there are none. */
  rating: number | null;
  /** Google's own total, never the length of the list. */
  totalRatings: number;
  reviews: Review[];
  writeReviewUrl: string;
  googleMapsUrl: string | null;
};

const REST_MS = 60 * 1000;

const held = perProcess<MemoizedReading<ReviewsDto>>("reviews");

let hasSaid = false;

function notConfigured(): AppError {
  if (!hasSaid) log.info("Reviews are off: GOOGLE_PLACES_API_KEY and GOOGLE_PLACE_ID are not set.");
  hasSaid = true;
  return new AppError("not_configured", "Reviews are not set up.");
}

async function askGoogle(): Promise<ReviewsDto> {
  const client = googleReviewsFromEnv();
  if (!client) throw notConfigured();
  const place = await client.placeReviews();
  return {
    rating: place.rating,
    totalRatings: place.totalRatings,
    reviews: place.reviews,
    writeReviewUrl: place.writeAReviewUri ?? writeReviewLink(env().GOOGLE_PLACE_ID),
    googleMapsUrl: place.googleMapsUri,
  };
}

/**
 * Google's reviews of the shop. Google's terms allow no copy to be kept: they live in this process's memory for an
 * hour at most, never in the database, the page cache or Redis.
 * @throws {AppError} not_configured when not set up, upstream_failed when Google does not answer
 */
export function getReviews(): Promise<ReviewsDto> {
  held.value ??= memoizeWithTtl(askGoogle, { freshForMs: HOUR_MS, failedForMs: REST_MS });
  return held.value.read();
}
