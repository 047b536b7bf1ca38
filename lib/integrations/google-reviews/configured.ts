import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { createGoogleReviewsClient, type GoogleReviewsClient } from "./client";

/** The client of the shop's own place on Google; null when the environment names no key and place. */
export function googleReviewsFromEnv(): GoogleReviewsClient | null {
  const { GOOGLE_PLACES_BASE_URL, GOOGLE_PLACES_API_KEY, GOOGLE_PLACE_ID } = env();
  if (!GOOGLE_PLACES_API_KEY || !GOOGLE_PLACE_ID) return null;
  return createGoogleReviewsClient({
    baseUrl: GOOGLE_PLACES_BASE_URL,
    apiKey: GOOGLE_PLACES_API_KEY,
    placeId: GOOGLE_PLACE_ID,
    logger: log,
  });
}
