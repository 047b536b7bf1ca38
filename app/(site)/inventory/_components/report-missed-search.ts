import { type CatalogView, filterKey, wholeCatalog } from "@/lib/catalog/view";
import type { api } from "@/lib/routes";

/** Type-checked against lib/routes without loading that module in the browser. */
const MISSED_SEARCHES: typeof api.missedSearches = "/api/products/missed";
/** How long a search must stand unchanged: shorter ones are still being typed. */
const SETTLED_MS = 1_500;
const counted = new Set<string>();

/**
 * Reports a search that found nothing, after it has stood for a moment: its text only. A search within a category or a
 * price range is not reported, because it does not show that the shop lacks the product.
 * @returns the function that cancels the report
 */
export function reportMissedSearch(view: CatalogView): (() => void) | undefined {
  const { q } = view;
  const isWhole = filterKey(view) === filterKey({ ...wholeCatalog, q });
  if (!q || !isWhole || counted.has(q)) return undefined;
  const timer = setTimeout(() => {
    counted.add(q);
    const body = JSON.stringify({ q });
    const headers = { "content-type": "application/json" };
    // A report that is lost only lowers the count.
    void fetch(MISSED_SEARCHES, { method: "POST", headers, body, keepalive: true }).catch(() => {});
  }, SETTLED_MS);
  return () => clearTimeout(timer);
}
