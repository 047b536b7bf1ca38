import { allowedInline } from "./inline-content.mjs";

/** Headers the shop's own HTTP server turns into the page's policy; they never leave the machine. */
export const SCRIPTS_HEADER = "x-shop-inline-scripts";
export const STYLES_HEADER = "x-shop-inline-styles";

/**
 * Writes beside a rendered page, at the moment it is stored, which of its inline content may run. Next awaits the store
 * before it answers and sends `headers` with the page, so the first visitor gets them too.
 * @param {unknown} value the cache entry
 * @param {ReadonlySet<string>} constants hash sources of the scripts the build wrote
 */
export function noteInlineContent(value, constants) {
  if (value?.kind !== "APP_PAGE" || typeof value.html !== "string") return;
  const { scripts, styles } = allowedInline(value.html, constants);
  value.headers ??= {};
  value.headers[SCRIPTS_HEADER] = scripts.join(" ");
  value.headers[STYLES_HEADER] = styles.join(" ");
}
