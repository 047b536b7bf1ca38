import type { IncomingMessage } from "node:http";
import { CATEGORY_IN_PATH, FILTER_PARAMETERS } from "@/lib/catalog/limits";
import { readView, unreadParameters, viewSearch } from "@/lib/catalog/view";
import { routes } from "@/lib/routes";
import { type IsKnown, isRedirected } from "./known-paths";

/** API routes, the back office and files, which are no stored pages. */
const NO_PUBLIC_PAGE = /^\/(?:api|admin|_next)(?:\/|$)/;
const CATEGORY = new RegExp(`^${CATEGORY_IN_PATH}$`);
/** Next's hash of the headers of a navigation; without it Next redirects (validateRSCRequestHeaders). */
const NAVIGATION_HASH = /^[\w-]{0,16}$/;

/** Replaces an id of no product, and a sort or a price that cannot be read: their pages say so. */
const NO_PRODUCT = "00000000-0000-0000-0000-000000000000";
const UNREADABLE = "unreadable";

/**
 * The parameters of an /inventory address that decide which page is rendered, in one spelling: a product, or a filter
 * (rendered per request and never stored), or a category.
 */
function inventoryQuery(given: URLSearchParams): URLSearchParams {
  const view = readView(`?${given}`);
  if (given.get("product")) return new URLSearchParams({ product: view.product || NO_PRODUCT });
  const kept = new URLSearchParams(viewSearch(view));
  for (const name of unreadParameters(`?${given}`)) kept.set(name, UNREADABLE);
  return kept;
}

/** The parameters that decide which page is rendered, spelled the same for everybody. */
function decisiveQuery(path: string, query: string, isNavigation: boolean): string {
  const given = new URLSearchParams(query);
  const kept = path === routes.inventory.path ? inventoryQuery(given) : new URLSearchParams();
  const hash = given.get("_rsc");
  if (isNavigation && hash !== null && NAVIGATION_HASH.test(hash)) kept.set("_rsc", hash);
  return kept.toString();
}

/** Next renders one page for all paths that do not exist, and stores it with the first of them. */
const NOTHING = "/not-a-page";
const NOTHING_FOR_STAFF = "/admin/not-a-page";

/**
 * The address that Next is asked for. Next stores a page together with the address it was first rendered for, so a
 * visitor's query would appear in the source that everybody gets. Of the public pages only /inventory reads its query
 * on the server (category, product, filters); the query of the others is removed, and they read it in the browser,
 * which keeps its own address. All paths that do not exist become one.
 */
export function normalizedUrl({ url = "", headers }: IncomingMessage, isKnown: IsKnown): string {
  const [asked = "", query] = splitQuery(url);
  const path = isKnown(asked) ? asked : nothingAt(asked);
  if (query === undefined) return path;
  if (path === asked && (NO_PUBLIC_PAGE.test(path) || isRedirected(path))) return url;
  const kept = decisiveQuery(path, query, headers.rsc === "1");
  return kept ? `${path}?${kept}` : path;
}

/** True for an /inventory address that is rendered per request (`app/(site)/inventory/filtered`). */
export function isFilteredInventory(url: string): boolean {
  const [path, query] = splitQuery(url);
  if (path !== routes.inventory.path || query === undefined) return false;
  const kept = inventoryQuery(new URLSearchParams(query));
  if (kept.has("product")) return false;
  const category = kept.get("category");
  return FILTER_PARAMETERS.some((name) => kept.has(name)) || (category !== null && !CATEGORY.test(category));
}

function splitQuery(url: string): [string, string?] {
  const at = url.indexOf("?");
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

/** The back office checks the session first, for paths that do not exist too. */
const nothingAt = (path: string) => (path.startsWith("/admin/") ? NOTHING_FOR_STAFF : NOTHING);
