import { createHash } from "node:crypto";
import { allowedInline } from "../../lib/security/inline-content.mjs";

/**
 * Facts derived from a page's HTML. They are stored with the page as a header that Next sends along and the HTTP server
 * removes, so no visitor receives it.
 * @typedef {object} PageFacts
 * @property {string} etag identifies this version of the page
 * @property {string[]} scripts hash sources of the inline scripts that may run (docs/adr/0011)
 * @property {string[]} styles hash sources of its style attributes
 */
export const PAGE_FACTS_HEADER = "x-shop-page";

/**
 * Computes the facts of a page once, as it is stored; otherwise the whole page would have to be read again at each
 * request. Next awaits the store before it answers and sends `headers` with the page, so the first visitor gets them
 * too.
 * @param {unknown} value the cache entry
 * @param {ReadonlySet<string>} constants hash sources of the scripts the build wrote
 */
export function writePageFacts(value, constants) {
  if (value?.kind !== "APP_PAGE" || typeof value.html !== "string") return;
  value.headers ??= {};
  value.headers[PAGE_FACTS_HEADER] = JSON.stringify(pageFacts(value.html, constants));
}

/**
 * The facts of a page.
 * @param {string} html
 * @param {ReadonlySet<string>} constants hash sources of the scripts the build wrote
 * @returns {PageFacts}
 */
export function pageFacts(html, constants) {
  const digest = createHash("sha256").update(html).digest("base64url");
  // Weak: the same page is sent in several encodings (RFC 9110, 8.8.3).
  return { etag: `W/"${digest.slice(0, 27)}"`, ...allowedInline(html, constants) };
}

/**
 * Reads what `writePageFacts` wrote.
 * @param {string} header
 * @returns {PageFacts}
 */
export function readPageFacts(header) {
  return JSON.parse(header);
}
