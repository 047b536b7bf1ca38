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
  /** Puts another view into the address; "replace" where Back should not stop. */
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

/** How far Load more has gone in this tab. Thrown away with a reload, as the products it read are. */
let most = MAX_SHOWN;

/** The view in the address. While the kept page comes to life it is the one its HTML shows. */
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
    // A name that no category has filters nothing; `Problems` says so.
    const view = categories.includes(asked.category) ? asked : { ...asked, category: "" };
    // The same object while nothing else is asked for: a new one would have every tile drawn again.
    return viewSearch(view) === viewSearch(inPage) ? inPage : view;
  }, [isAlive, search, inPage, categories]);
}

type ProviderProps = {
  /** The products in the HTML, and the view they are of. */
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
  /** Those whose products contain nicotine: known before the products are read. */
  categories: readonly string[];
  children: ReactNode;
}) {
  const { view, found } = useCatalogue();
  const isDue = found?.containsNicotine ?? (view.category === "" || categories.includes(view.category));
  return isDue ? children : null;
}

/** Brings the chosen category into view of its rail, which the page itself does not scroll for. */
function centerInRail(link: HTMLElement): void {
  const rail = link.closest<HTMLElement>("[data-rail]");
  if (!rail) return;
  rail.scrollLeft = link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2;
}

/** A click that means "here": the ones that open tabs and windows are the browser's. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** A link that filters by a category: in place where there is script, by its address where there is none. */
export function CategoryLink({
  category,
  className,
  scrollTo,
  children,
}: {
  category: string;
  className?: string;
  /** The id of an element to bring into view. */
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
