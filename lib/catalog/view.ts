import { MAX_SEARCH_LENGTH, PAGE_SIZE } from "@/lib/catalog/limits";

/** What of the catalogue a visitor looks at. It lives in the address, so it can be shared and Back works. */
export type CatalogueView = {
  q: string;
  /** Empty for all. */
  category: string;
  shown: number;
};

/** An address can ask for this many at once; beyond it the visitor loads more by hand (`most` of readView). */
export const MAX_SHOWN = 960;

export const wholeCatalogue: CatalogueView = { q: "", category: "", shown: PAGE_SIZE };

/** Whole pages only, at least one. */
function shownFrom(text: string | null, most: number): number {
  const pages = Math.ceil(Number(text) / PAGE_SIZE);
  if (!Number.isFinite(pages) || pages < 1) return PAGE_SIZE;
  return Math.min(pages * PAGE_SIZE, most);
}

const clean = (text: string | null) => (text ?? "").slice(0, MAX_SEARCH_LENGTH).trim();

/**
 * Reads the query of an address; anything it cannot use counts as not given.
 * @param most products that may be shown: more than MAX_SHOWN for a visitor who has loaded more by hand
 */
export function readView(search: string, most = MAX_SHOWN): CatalogueView {
  const params = new URLSearchParams(search);
  return {
    q: clean(params.get("q")),
    category: clean(params.get("category")),
    shown: shownFrom(params.get("shown"), most),
  };
}

/** The query of a view, with what is usual left out: the whole catalogue has none. */
export function viewSearch({ q, category, shown }: CatalogueView): string {
  const params = new URLSearchParams();
  if (category) params.set("category", category);
  if (q) params.set("q", q);
  if (shown > PAGE_SIZE) params.set("shown", String(shown));
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** A filter shows its first page: the visible count goes back to 24 (SPEC section 4). */
export function filtered(
  view: CatalogueView,
  change: Partial<Pick<CatalogueView, "q" | "category">>,
): CatalogueView {
  return { ...view, ...change, shown: PAGE_SIZE };
}

export function withMore(view: CatalogueView): CatalogueView {
  return { ...view, shown: view.shown + PAGE_SIZE };
}
