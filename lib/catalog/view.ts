import {
  FILTER_AMOUNT,
  MAX_CATEGORY_LENGTH,
  MAX_SEARCH_LENGTH,
  PAGE_SIZE,
  PRODUCT_IN_PATH,
} from "@/lib/catalog/limits";
import type { ProductSort } from "@/lib/catalog/schema";
import { hrefOf } from "@/lib/href";

/** The filter of a product list, as text from the address; empty for no limit. */
export type CatalogFilter = {
  q: string;
  category: string;
  sort: ProductSort;
  min: string;
  max: string;
  stock: "" | "in";
  new: "" | "1";
};

/** What part of the catalog a visitor sees. It is stored in the address, so it can be shared and Back works. */
export type CatalogView = CatalogFilter & {
  shown: number;
  /** The id of the product whose dialog is open; empty for none. */
  product: string;
};

/** An address can ask for this many at once; beyond it the visitor loads more by hand (`most` of readView). */
export const MAX_SHOWN = 960;

export const sortLabels: Readonly<Record<ProductSort, string>> = {
  popular: "In stock and selling first",
  newest: "Newest",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
};

const everything: CatalogFilter = {
  q: "",
  category: "",
  sort: "popular",
  min: "",
  max: "",
  stock: "",
  new: "",
};
export const wholeCatalog: CatalogView = { ...everything, shown: PAGE_SIZE, product: "" };

export const PRODUCT_ID = new RegExp(`^${PRODUCT_IN_PATH}$`);

/** Whole pages only, at least one. */
function shownFrom(text: string | null, most: number): number {
  const pages = Math.ceil(Number(text) / PAGE_SIZE);
  if (!Number.isFinite(pages) || pages < 1) return PAGE_SIZE;
  return Math.min(pages * PAGE_SIZE, most);
}

const clean = (text: string | null, longest = MAX_SEARCH_LENGTH) => (text ?? "").slice(0, longest).trim();
const isSort = (text: string): text is ProductSort => Object.hasOwn(sortLabels, text);
const amount = (text: string | null) => {
  const typed = clean(text).replace(/^\$|,/g, "");
  return FILTER_AMOUNT.test(typed) ? typed : "";
};

/** True for two prices, as typed, of which the first is the higher one. */
export function isReversed(min: string | null, max: string | null): boolean {
  return amount(max) !== "" && Number(amount(min)) > Number(amount(max));
}

/**
 * Reads the query of an address; anything it cannot use counts as not given (`viewProblems` says what).
 * @param most products that may be shown: more than MAX_SHOWN for a visitor who has loaded more by hand
 */
export function readView(search: string, most = MAX_SHOWN): CatalogView {
  const params = new URLSearchParams(search);
  const sort = clean(params.get("sort"));
  const product = clean(params.get("product")).toLowerCase();
  const [first, second] = [params.get("min"), params.get("max")];
  const [min, max] = isReversed(first, second) ? [second, first] : [first, second];
  return {
    q: clean(params.get("q")),
    category: clean(params.get("category"), MAX_CATEGORY_LENGTH),
    sort: isSort(sort) ? sort : "popular",
    min: amount(min),
    max: amount(max),
    stock: params.get("stock") === "in" ? "in" : "",
    new: params.get("new") === "1" ? "1" : "",
    shown: shownFrom(params.get("shown"), most),
    product: PRODUCT_ID.test(product) ? product : "",
  };
}

export const UNKNOWN_PRODUCT = "We do not have that product anymore, or its address is not complete.";
export const UNKNOWN_CATEGORY =
  "We have no category of that name anymore. Choose another one, or look through everything.";

type Unread = "sort" | "min" | "max" | "product";

const problems: Readonly<Record<Unread, string>> = {
  sort: "There is no such sort order, so what is in stock and sells best comes first.",
  min: "That is not a price we can read: use dollars, such as 20 or 19.99.",
  max: "That is not a price we can read: use dollars, such as 20 or 19.99.",
  product: UNKNOWN_PRODUCT,
};

/** The parameters of an address that have an invalid value. */
export function unreadParameters(search: string): Unread[] {
  const params = new URLSearchParams(search);
  const given = (name: Unread) => clean(params.get(name));
  const view = readView(search);
  return [
    ...(given("sort") && !isSort(given("sort")) ? (["sort"] as const) : []),
    ...(["min", "max"] as const).filter((name) => given(name) && !amount(given(name))),
    ...(given("product") && !view.product ? (["product"] as const) : []),
  ];
}

/** One sentence for each invalid parameter. The valid ones still apply. */
export const viewProblems = (search: string): string[] => [
  ...new Set(unreadParameters(search).map((name) => problems[name])),
];

const PARAMETERS = ["category", "q", "sort", "min", "max", "stock", "new"] as const;

/** The query of a view, with what is usual left out: the whole catalog has none. */
export function viewSearch(view: CatalogView): string {
  const params = new URLSearchParams();
  for (const name of PARAMETERS) if (view[name] !== wholeCatalog[name]) params.set(name, view[name]);
  if (view.shown > PAGE_SIZE) params.set("shown", String(view.shown));
  if (view.product) params.set("product", view.product);
  return hrefOf("", params);
}

/** The cache key of a list: the filter without how many products are shown. */
export const filterKey = (view: CatalogFilter): string =>
  viewSearch({ ...wholeCatalog, ...onlyFilter(view) });

/** Whether a view is sorted or filtered by the form that a phone shows on demand. */
export const isRefined = (view: CatalogView): boolean =>
  filterKey(view) !== filterKey({ ...everything, q: view.q, category: view.category });

export function onlyFilter({ q, category, sort, min, max, stock, new: isNew }: CatalogFilter): CatalogFilter {
  return { q, category, sort, min, max, stock, new: isNew };
}

/** The title of the shelf under a filter: "Bongs | Inventory | ...", "Search | Inventory | ...". */
export function shelfTitle(view: CatalogFilter, whole: string): string {
  const isSearched = filterKey(view) !== filterKey({ ...everything, category: view.category });
  return [isSearched && "Search", view.category, whole].filter(Boolean).join(" | ");
}

/** A filter shows its first page: the visible count goes back to 24, and no dialog is open. */
export function filtered(view: CatalogView, change: Partial<CatalogFilter>): CatalogView {
  return { ...view, ...change, shown: PAGE_SIZE, product: "" };
}

export function withMore(view: CatalogView): CatalogView {
  return { ...view, shown: view.shown + PAGE_SIZE };
}

/** The address of a product's dialog. */
export const productHref = (id: string) => `/inventory?product=${id}` as const;
