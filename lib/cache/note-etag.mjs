import { createHash } from "node:crypto";

/** Header the shop's own HTTP server turns into the page's ETag; it never leaves the machine. */
export const ETAG_HEADER = "x-shop-etag";

/**
 * Writes beside a page, once, at the moment it is stored, what tells it from other versions of itself: Next would read
 * the whole page again for that at each request.
 * @param {unknown} value the cache entry
 */
export function noteEtag(value) {
  if (value?.kind !== "APP_PAGE" || typeof value.html !== "string") return;
  const digest = createHash("sha256").update(value.html).digest("base64url");
  value.headers ??= {};
  // Weak: the same page is sent in several encodings (RFC 9110, 8.8.3).
  value.headers[ETAG_HEADER] = `W/"${digest.slice(0, 27)}"`;
}
