import { type CatalogueView, filterKey, wholeCatalogue } from "@/lib/catalog/view";

/** Who is still typing has not searched yet. */
const SETTLED_MS = 1_500;
const counted = new Set<string>();

/**
 * Tells the shop of a search that found nothing, once it has stood for a moment: the words alone. A search within a
 * category or a price range says nothing about the shelf. @returns how to take it back
 */
export function countMissedSearch(view: CatalogueView): (() => void) | undefined {
  const { q } = view;
  const isWhole = filterKey(view) === filterKey({ ...wholeCatalogue, q });
  if (!q || !isWhole || counted.has(q)) return undefined;
  const timer = setTimeout(() => {
    counted.add(q);
    const body = JSON.stringify({ q });
    const headers = { "content-type": "application/json" };
    // Nothing depends on it: a count that does not arrive is one less.
    void fetch("/api/products/missed", { method: "POST", headers, body, keepalive: true }).catch(() => {});
  }, SETTLED_MS);
  return () => clearTimeout(timer);
}
