import { createUpstream, type UpstreamOptions } from "@/lib/upstream/client";
import { FIELD_MASK, PlaceWire, ReviewWire } from "./schemas";
import { type Review, safeLink, toReview } from "./to-review";

export type GoogleReviewsOptions = Pick<UpstreamOptions, "fetch" | "now" | "sleep" | "random" | "logger"> & {
  /** `https://places.googleapis.com`, or a practice reviews server on this machine. */
  baseUrl: string;
  apiKey: string;
  placeId: string;
  timeoutMs?: number;
};

export type PlaceReviews = {
  /** Google's average over all ratings, 1 to 5; null while there are none. */
  rating: number | null;
  /** Google's own total, never the length of the list. */
  totalRatings: number;
  /** At most five, in Google's order of relevance. */
  reviews: Review[];
  writeAReviewUri: string | null;
  googleMapsUri: string | null;
};

export type GoogleReviewsClient = ReturnType<typeof createGoogleReviewsClient>;

const TIMEOUT_MS = 4_000;
const MAX_ATTEMPTS = 2;
/** Five reviews of 4,096 characters, each with its original, take a fifth of this. */
const MAX_BYTES = 512 * 1024;
const MAX_REVIEWS = 5;
/** A page waits for the reviews, so a longer retry-after fails the call. */
const MAX_WAIT_MS = 1_000;

/**
 * Google Places API (New), Place Details. The answer may be held in memory only: Google's terms name user reviews
 * among the things not to be saved (Maps Platform Terms 3.2.3).
 */
export function createGoogleReviewsClient(options: GoogleReviewsOptions) {
  const { baseUrl, apiKey, placeId, timeoutMs = TIMEOUT_MS, ...rest } = options;
  const upstream = createUpstream({
    ...rest,
    vendor: "Google",
    baseUrl,
    headers: { "x-goog-api-key": apiKey, "x-goog-fieldmask": FIELD_MASK, accept: "application/json" },
    timeoutMs,
    maxBytes: MAX_BYTES,
    maxAttempts: MAX_ATTEMPTS,
    maxWaitMs: MAX_WAIT_MS,
  });
  return {
    /** GET /v1/places/{placeId}. A review that cannot be read is left out. @throws {UpstreamError} */
    placeReviews: async (): Promise<PlaceReviews> => {
      const path = `/v1/places/${encodeURIComponent(placeId)}`;
      const query = [["languageCode", "en"]] as const;
      return toPlaceReviews(await upstream.request("GET", path, { output: PlaceWire, query }));
    },
  };
}

function toPlaceReviews(place: PlaceWire): PlaceReviews {
  const reviews = (place.reviews ?? []).slice(0, MAX_REVIEWS).flatMap((raw) => {
    const wire = ReviewWire.safeParse(raw);
    const review = wire.success ? toReview(wire.data) : null;
    return review ? [review] : [];
  });
  return {
    rating: place.rating ?? null,
    totalRatings: place.userRatingCount ?? 0,
    reviews,
    writeAReviewUri: safeLink(place.googleMapsLinks?.writeAReviewUri),
    googleMapsUri: safeLink(place.googleMapsUri),
  };
}
