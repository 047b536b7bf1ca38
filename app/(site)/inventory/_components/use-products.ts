"use client";

import { useCallback, useEffect, useState } from "react";
import { ANSWER_TIMEOUT_MS, fetchWithin } from "@/components/api-client/fetch-within";
import { MAX_PAGE_SIZE } from "@/lib/catalog/limits";
import { type ProductCardView, toProductCard } from "@/lib/catalog/product-card";
import type { ListedProductDto } from "@/lib/catalog/schema";
import { type CatalogView, filterKey } from "@/lib/catalog/view";
import type { api } from "@/lib/routes";

/** A literal, type-checked against lib/routes, so that the browser does not load that module. */
const PRODUCTS: typeof api.products = "/api/products";

/** The products of one filter that have been loaded. */
export type LoadedProducts = {
  /** The filter, as `filterKey` writes it. */
  key: string;
  cards: ProductCardView[];
  total: number;
  containsNicotine: boolean;
};

/** Results loaded in this tab, so that Back shows them at once. Reset by a reload. */
const kept = new Map<string, LoadedProducts>();
const MAX_KEPT = 20;

function keep(found: LoadedProducts): LoadedProducts {
  kept.delete(found.key);
  kept.set(found.key, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return found;
}

async function readMore(
  key: string,
  before: LoadedProducts | null,
  wanted: number,
  signal: AbortSignal,
): Promise<LoadedProducts> {
  const cards = before?.cards ?? [];
  const query = new URLSearchParams(key);
  query.set("offset", String(cards.length));
  query.set("limit", String(Math.min(wanted - cards.length, MAX_PAGE_SIZE)));
  const response = await fetchWithin(ANSWER_TIMEOUT_MS, `${PRODUCTS}?${query}`, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const products: ListedProductDto[] = await response.json();
  const seen = new Set(cards.map(({ id }) => id));
  const fresh = products.map(toProductCard).filter(({ id }) => !seen.has(id));
  return {
    key,
    cards: [...cards, ...fresh],
    // A page without new products ends the list, even if the total says otherwise: the list may have shrunk.
    total: fresh.length === 0 ? cards.length : Number(response.headers.get("x-total-count")),
    containsNicotine: before?.containsNicotine || response.headers.get("x-contains-nicotine") === "true",
  };
}

export type Products = {
  /** Null until the first page of this filter is loaded. */
  found: LoadedProducts | null;
  isLoading: boolean;
  /** Stays true while it is tried again. */
  hasFailed: boolean;
  retry: () => void;
};

/** The products of a view: those in the page's HTML, those kept in this tab, and the rest from the server. */
export function useProducts(view: CatalogView, inPage: LoadedProducts): Products {
  const [latest, setLatest] = useState(inPage);
  const [failed, setFailed] = useState<{ request: string; isRetried: boolean } | null>(null);
  const key = filterKey(view);
  const length = ({ cards }: LoadedProducts) => Math.min(cards.length, view.shown);
  // The page's own products are preferred, unless Load more had loaded more of them.
  const found = [latest, inPage, kept.get(key)].reduce<LoadedProducts | null>(
    (best, one) => (one?.key === key && !(best && length(best) >= length(one)) ? one : best),
    null,
  );
  const wanted = Math.min(view.shown, found?.total ?? view.shown);
  const request = `${key} ${wanted}`;
  const isMissing = (found?.cards.length ?? 0) < wanted;
  const hasFailed = isMissing && failed?.request === request;
  const isLoading = isMissing && !(hasFailed && !failed.isRetried);
  const retry = useCallback(() => setFailed((last) => last && { ...last, isRetried: true }), []);

  useEffect(() => {
    if (!isLoading) return;
    const stop = new AbortController();
    const { signal } = stop;
    readMore(key, found, wanted, signal).then(
      (more) => signal.aborted || setLatest(keep(more)),
      () => signal.aborted || setFailed({ request, isRetried: false }),
    );
    return () => stop.abort();
  }, [key, found, wanted, request, isLoading]);

  return { found, isLoading, hasFailed, retry };
}
