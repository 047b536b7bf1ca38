import type { IncomingMessage } from "node:http";
import { CATEGORY_IN_PATH } from "@/lib/catalog/limits";
import { routes } from "@/lib/routes";

/** Doors of the contract, the back office and files: what is answered here is no stored page. */
const NO_PUBLIC_PAGE = /^\/(?:api|admin|_next)(?:\/|$)/;
const CATEGORY = new RegExp(`^${CATEGORY_IN_PATH}$`);
/** Next's hash of the headers of a navigation, without which it redirects (validateRSCRequestHeaders). */
const NAVIGATION_HASH = /^[\w-]{0,16}$/;

/** The parameters that decide which page it is; React's data takes the same spelling for all who ask for it. */
function decisiveQuery(path: string, query: string, isNavigation: boolean): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  const category = given.get("category") ?? "";
  if (path === routes.inventory.path && CATEGORY.test(category)) kept.set("category", category);
  const hash = given.get("_rsc");
  if (isNavigation && hash !== null && NAVIGATION_HASH.test(hash)) kept.set("_rsc", hash);
  return kept.toString();
}

/**
 * The address Next is asked for. A page is stored with the query of the request it was first made for, in React's data,
 * so that a visitor's words would stand in everybody's source. The query is taken off: public pages read it in the
 * browser, which keeps its own address.
 */
export function normalizedUrl({ url = "", headers }: IncomingMessage): string {
  const at = url.indexOf("?");
  const path = url.slice(0, at);
  if (at < 0 || NO_PUBLIC_PAGE.test(path)) return url;
  // Next redirects it, with its query, and makes no page.
  if (path.length > 1 && path.endsWith("/")) return url;
  const query = decisiveQuery(path, url.slice(at + 1), headers.rsc === "1");
  return query ? `${path}?${query}` : path;
}
