import { createHash } from "node:crypto";
import { allowedInline } from "../../lib/security/inline-content.mjs";

/**
 * Hashes of a page's HTML. They are stored with the page as a header that Next sends along and the HTTP server
 * removes, so no visitor receives it.
 * @typedef {object} PageHashes
 * @property {string} etag identifies this version of the page
 * @property {string[]} scripts hash sources of the inline scripts that may run (docs/adr/0011)
 * @property {string[]} styles hash sources of its style attributes
 */
export const PAGE_HASHES_HEADER = "x-shop-page";

/**
 * Computes the hashes of a page once, as it is stored; otherwise the whole page would have to be read again at each
 * request. Next awaits the store before it answers and sends `headers` with the page, so the first visitor gets them
 * too.
 * @param {unknown} value the cache entry
 * @param {ReadonlySet<string>} constants hash sources of the scripts the build wrote
 */
export function writePageHashes(value, constants) {
  if (value?.kind !== "APP_PAGE" || typeof value.html !== "string") return;
  value.headers ??= {};
  value.headers[PAGE_HASHES_HEADER] = JSON.stringify(pageHashes(value.html, constants));
}

/**
 * The hashes of a page.
 * @param {string} html
 * @param {ReadonlySet<string>} constants hash sources of the scripts the build wrote
 * @returns {PageHashes}
 */
export function pageHashes(html, constants) {
  const digest = createHash("sha256").update(html).digest("base64url");
  // Weak: the same page is sent in several encodings (RFC 9110, 8.8.3).
  return { etag: `W/"${digest.slice(0, 27)}"`, ...allowedInline(html, constants) };
}

/**
 * Reads what `writePageHashes` wrote.
 * @param {string} header
 * @returns {PageHashes}
 */
export function readPageHashes(header) {
  return JSON.parse(header);
}
