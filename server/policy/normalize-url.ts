import type { IncomingMessage } from "node:http";
import { CATEGORY_IN_PATH, FILTER_PARAMETERS } from "@/lib/catalog/limits";
import { isNarrowed, readView, unreadParameters, viewSearch } from "@/lib/catalog/view";
import { routes } from "@/lib/routes";
import { type IsKnown, isRedirected } from "./known-paths";

/** Entry points of the contract, the back office and files: what is answered here is no stored page. */
const NO_PUBLIC_PAGE = /^\/(?:api|admin|_next)(?:\/|$)/;
const CATEGORY = new RegExp(`^${CATEGORY_IN_PATH}$`);
/** Next's hash of the headers of a navigation, without which it redirects (validateRSCRequestHeaders). */
const NAVIGATION_HASH = /^[\w-]{0,16}$/;

/** Stands for whatever names no product, and for a sort or a price that cannot be read: their pages say so. */
const NO_PRODUCT = "00000000-0000-0000-0000-000000000000";
const UNREADABLE = "unreadable";

/**
 * What of an address of /inventory decides which page it is, in one spelling: a product, or a filter (that page is made for
 * each request and never stored), or a category.
 */
function inventoryQuery(given: URLSearchParams): URLSearchParams {
  const view = readView(`?${given}`);
  if (given.get("product")) return new URLSearchParams({ product: view.product || NO_PRODUCT });
  const kept = new URLSearchParams(viewSearch(view));
  for (const name of unreadParameters(`?${given}`)) kept.set(name, UNREADABLE);
  if (isNarrowed(view) || kept.has("sort") || kept.has("min") || kept.has("max")) return kept;
  return new URLSearchParams(CATEGORY.test(view.category) ? { category: view.category } : {});
}

/** The parameters that decide which page it is; React's data takes the same spelling for all who ask for it. */
function decisiveQuery(path: string, query: string, isNavigation: boolean): string {
  const given = new URLSearchParams(query);
  const kept = path === routes.inventory.path ? inventoryQuery(given) : new URLSearchParams();
  const hash = given.get("_rsc");
  if (isNavigation && hash !== null && NAVIGATION_HASH.test(hash)) kept.set("_rsc", hash);
  return kept.toString();
}

/** Next makes one page for all addresses where nothing is, and stores it with the first of them. */
const NOTHING = "/not-a-page";
const NOTHING_FOR_STAFF = "/admin/not-a-page";

/**
 * The address Next is asked for. A page is stored with the address it was first made for, in React's data, so that a
 * visitor's words would stand in everybody's source. The query is taken off: public pages read it in the browser, which
 * keeps its own address. Addresses where nothing is are asked for as one.
 */
export function normalizedUrl({ url = "", headers }: IncomingMessage, isKnown: IsKnown): string {
  const [asked = "", query] = splitQuery(url);
  const path = isKnown(asked) ? asked : nothingAt(asked);
  if (query === undefined) return path;
  if (path === asked && (NO_PUBLIC_PAGE.test(path) || isRedirected(path))) return url;
  const kept = decisiveQuery(path, query, headers.rsc === "1");
  return kept ? `${path}?${kept}` : path;
}

/** True for an address of /inventory whose page is made for each request (`app/(site)/inventory/filtered`). */
export function isFilteredInventory(url: string): boolean {
  const [path, query] = splitQuery(url);
  if (path !== routes.inventory.path || query === undefined) return false;
  const kept = inventoryQuery(new URLSearchParams(query));
  return !kept.has("product") && FILTER_PARAMETERS.some((name) => kept.has(name));
}

function splitQuery(url: string): [string, string?] {
  const at = url.indexOf("?");
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

/** The back office asks who is there first, also where it has nothing. */
const nothingAt = (path: string) => (path.startsWith("/admin/") ? NOTHING_FOR_STAFF : NOTHING);
