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
  useSyncExternalStore,
} from "react";
import {
  type CatalogueView,
  filtered,
  MAX_SHOWN,
  readView,
  viewSearch,
  wholeCatalogue,
} from "@/lib/catalog/view";
import { type Found, type Products, useProducts } from "./use-products";

type Catalogue = Products & {
  view: CatalogueView;
  /** Changes the view in the address; "replace" adds no history entry. */
  change: (next: (current: CatalogueView) => CatalogueView, how?: "push" | "replace") => void;
};

const CatalogueContext = createContext<Catalogue | null>(null);

/** @throws outside `CatalogueProvider` */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error("useCatalogue needs a CatalogueProvider");
  return catalogue;
}

const never = () => () => {};

/** The most products Load more has shown in this tab. Reset by a reload, as the loaded products are. */
let most = MAX_SHOWN;

/** The view of the address. During hydration it is the one the HTML was rendered for. */
function useView(inPage: CatalogueView, categories: readonly string[]): CatalogueView {
  const params = useSearchParams();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const search = isAlive ? params.toString() : "";
  return useMemo(() => {
    const asked = isAlive ? readView(search, most) : inPage;
    // An unknown category name does not filter; `Problems` says so.
    const view = categories.includes(asked.category) ? asked : { ...asked, category: "" };
    // Keeps the object's identity while the view is the same: a new one would re-render every tile.
    return viewSearch(view) === viewSearch(inPage) ? inPage : view;
  }, [isAlive, search, inPage, categories]);
}

type ProviderProps = {
  /** The products in the HTML, with the view they belong to. */
  inPage: Found;
  inPageView: CatalogueView;
  /** The names of all categories. */
  categories: readonly string[];
  children: ReactNode;
};

export function CatalogueProvider({ inPage, inPageView, categories, children }: ProviderProps) {
  const view = useView(inPageView, categories);
  const { found, isLoading, hasFailed, retry } = useProducts(view, inPage);
  const change = useCallback<Catalogue["change"]>((next, how = "push") => {
    const view = next(readView(window.location.search, most));
    most = Math.max(most, view.shown);
    const address = `/inventory${viewSearch(view)}`;
    if (how === "push") window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
  }, []);
  const catalogue = useMemo(
    () => ({ found, isLoading, hasFailed, retry, view, change }),
    [found, isLoading, hasFailed, retry, view, change],
  );
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>;
}

/** Shows the warning in `children` while the products in view contain nicotine. */
export function CatalogueWarning({
  categories,
  children,
}: {
  /** The categories that contain nicotine: known before their products are loaded. */
  categories: readonly string[];
  children: ReactNode;
}) {
  const { view, found } = useCatalogue();
  const isDue = found?.containsNicotine ?? (view.category === "" || categories.includes(view.category));
  return isDue ? children : null;
}

/** Scrolls the chosen category into view within its rail. */
function centerInRail(link: HTMLElement): void {
  const rail = link.closest<HTMLElement>("[data-rail]");
  if (!rail) return;
  rail.scrollLeft = link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2;
}

/** True for a plain click: those with a modifier key open tabs and windows. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** A link that filters by a category: in place with JavaScript, by navigation without. */
export function CategoryLink({
  category,
  className,
  scrollTo,
  children,
}: {
  category: string;
  className?: string;
  /** The id of an element to scroll to. */
  scrollTo?: string;
  children: ReactNode;
}) {
  const { view, change } = useCatalogue();
  const isCurrent = view.category === category;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent && link.current) centerInRail(link.current);
  }, [isCurrent]);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isCurrent) change((current) => filtered(current, { category }));
    if (scrollTo) document.getElementById(scrollTo)?.scrollIntoView({ behavior: "smooth" });
  };
  return (
    <a
      href={`/inventory${viewSearch({ ...wholeCatalogue, category })}`}
      ref={link}
      aria-current={isCurrent ? "true" : undefined}
      className={className}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
