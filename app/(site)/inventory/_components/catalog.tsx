"use client";

import { useSearchParams } from "next/navigation";
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { dialogDepth, leaveDialog, pushDialog } from "@/components/browser/dialog-history";
import { useIsHydrated } from "@/components/browser/use-is-hydrated";
import { isPlainClick } from "@/components/navigation/is-plain-click";
import {
  type CatalogView,
  filtered,
  MAX_SHOWN,
  readView,
  viewSearch,
  wholeCatalog,
} from "@/lib/catalog/view";
import { type LoadedProducts, type Products, useProducts } from "./use-products";

type Catalog = Products & {
  view: CatalogView;
  /** The product whose details are in the page itself, which has no dialog; empty for none. */
  inPageProduct: string;
  /** Changes the view in the address; "replace" adds no history entry. */
  change: (next: (current: CatalogView) => CatalogView, how?: "push" | "replace") => void;
};

const CatalogContext = createContext<Catalog | null>(null);

/** @throws outside `CatalogProvider` */
export function useCatalog(): Catalog {
  const catalog = useContext(CatalogContext);
  if (!catalog) throw new Error("useCatalog needs a CatalogProvider");
  return catalog;
}

/** The most products Load more has shown in this tab. Reset by a reload, as the loaded products are. */
let most = MAX_SHOWN;

/** The view of the address. During hydration it is the one the HTML was rendered for. */
function useView(inPage: CatalogView, categories: readonly string[]): CatalogView {
  const params = useSearchParams();
  const isHydrated = useIsHydrated();
  const search = isHydrated ? params.toString() : "";
  return useMemo(() => {
    const asked = isHydrated ? readView(search, most) : inPage;
    // An unknown category name does not filter; `Problems` says so.
    const view = categories.includes(asked.category) ? asked : { ...asked, category: "" };
    // Keeps the object's identity while the view is the same: a new one would re-render every tile.
    return viewSearch(view) === viewSearch(inPage) ? inPage : view;
  }, [isHydrated, search, inPage, categories]);
}

/** False until the effect by which Next replaces the methods of window.history, to follow them, has run. */
const isHistoryFollowed = () => Object.hasOwn(window.history, "pushState");

const addressOf = (view: CatalogView) => `/inventory${viewSearch(view)}`;

/** Closes the dialog of the product in the address. */
export const closeProduct = () =>
  leaveDialog(addressOf({ ...readView(window.location.search, most), product: "" }));

type ProviderProps = {
  /** The products in the HTML, with the view they belong to. */
  inPage: LoadedProducts;
  inPageView: CatalogView;
  inPageProduct: string;
  /** The names of all categories. */
  categories: readonly string[];
  children: ReactNode;
};

export function CatalogProvider({ inPage, inPageView, inPageProduct, categories, children }: ProviderProps) {
  const view = useView(inPageView, categories);
  const { found, isLoading, hasFailed, retry } = useProducts(view, inPage);
  const ownProduct = inPageView.product;
  const change = useCallback<Catalog["change"]>(
    (next, how = "push") => {
      const current = readView(window.location.search, most);
      const view = next(current);
      const address = addressOf(view);
      // No step that Back would undo without anything to be seen.
      if (address === addressOf(current)) return;
      // A click that came just as the page was hydrated.
      if (!isHistoryFollowed()) return window.location.assign(address);
      most = Math.max(most, view.shown);
      if (how === "replace") window.history.replaceState(null, "", address);
      // After a reload, the entry of what was a dialog is that of the page itself.
      else if (view.product) pushDialog(address, current.product === ownProduct ? 0 : dialogDepth());
      else window.history.pushState(null, "", address);
    },
    [ownProduct],
  );
  const catalog = useMemo(
    () => ({ found, isLoading, hasFailed, retry, view, inPageProduct, change }),
    [found, isLoading, hasFailed, retry, view, inPageProduct, change],
  );
  return <CatalogContext value={catalog}>{children}</CatalogContext>;
}

/** Shows the warning in `children` while the products in view contain nicotine. */
export function CatalogWarning({
  categories,
  children,
}: {
  /** The categories that contain nicotine: known before their products are loaded. */
  categories: readonly string[];
  children: ReactNode;
}) {
  const { view, found } = useCatalog();
  const isDue = found?.containsNicotine ?? (view.category === "" || categories.includes(view.category));
  return isDue ? children : null;
}

/** Scrolls the chosen category into view within its rail. */
function centerInRail(link: HTMLElement): void {
  const rail = link.closest<HTMLElement>("[data-rail]");
  if (!rail) return;
  rail.scrollLeft = link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2;
}

/**
 * A link that filters by a category and keeps the other filters: in place with JavaScript, by navigation without.
 * Combined with other filters it is nothing for search engines to follow.
 */
export function CategoryLink({
  category,
  className,
  children,
}: {
  category: string;
  className: string;
  children: ReactNode;
}) {
  const { view, change } = useCatalog();
  const isCurrent = view.category === category;
  const search = viewSearch(filtered(view, { category }));
  const isAlone = search === viewSearch({ ...wholeCatalog, category });
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent && link.current) centerInRail(link.current);
  }, [isCurrent]);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isCurrent) change((current) => filtered(current, { category }));
  };
  return (
    <a
      href={`/inventory${search}`}
      rel={isAlone ? undefined : "nofollow"}
      ref={link}
      aria-current={isCurrent ? "true" : undefined}
      className={className}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
