import "server-only";
import { env } from "@/lib/env";

/** What pages load from other companies only with consent. */
export type OptionalParts = { hasWidget: boolean; hasReviewPhotos: boolean };

/** As the environment says. The banner, the footer of every page and the privacy policy name these and nothing else. */
export function optionalParts(): OptionalParts {
  const { WIDGET_SCRIPT_URL, GOOGLE_PLACES_API_KEY } = env();
  return {
    hasWidget: WIDGET_SCRIPT_URL !== undefined,
    hasReviewPhotos: GOOGLE_PLACES_API_KEY !== undefined,
  };
}
