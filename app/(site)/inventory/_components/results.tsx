"use client";

import { type FormEvent, useEffect } from "react";
import { ProductCardSkeleton } from "@/components/product/product-card";
import { PAGE_SIZE } from "@/lib/catalog/limits";
import { filterKey, wholeCatalog, withMore } from "@/lib/catalog/view";
import { countOf, formatCount } from "@/lib/count";
import { useCatalog } from "./catalog";
import { countMissedSearch } from "./count-missed-search";
import { HiddenView } from "./hidden-view";
import { ProductTile } from "./product-tile";

const GRID = "grid grid-cols-2 gap-3 max-narrow:grid-cols-1 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5";
/** Button classes, passed by the server so that the page's script need not include every variant. */
type Looks = { more: string; again: string };

/** The tiles, their count, and Load more. */
export function Results({ looks }: { looks: Looks }) {
  const { view, found, isLoading, hasFailed } = useCatalog();
  const cards = found?.cards.slice(0, view.shown) ?? [];
  const expected = Math.min(view.shown, found?.total ?? PAGE_SIZE) - cards.length;
  if (found?.total === 0) return <NothingFound look={looks.again} />;
  return (
    <div className="grid gap-6">
      <ShownCount />
      <ul aria-busy={isLoading} className={GRID}>
        {cards.map((product) => (
          <li key={product.id} className="tile-later scroll-mt-48">
            <ProductTile product={product} />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: Math.min(expected, PAGE_SIZE) }, (_, place) => place).map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
      {(hasFailed || (found && found.total > cards.length)) && (
        <LoadMore left={(found?.total ?? 0) - cards.length} looks={looks} />
      )}
    </div>
  );
}

function ShownCount() {
  const { view, found, isLoading } = useCatalog();
  const shown = Math.min(view.shown, found?.cards.length ?? 0);
  const words = found ? `Showing ${formatCount(shown)} of ${countOf(found.total, "product")}` : "";
  return (
    <p role="status" className="min-h-6 text-muted-foreground text-sm">
      {isLoading && !found ? "Looking on the shelf…" : words}
    </p>
  );
}

/**
 * Loads more, or again what did not load: one button, which keeps the focus while it loads. A form, so that it works
 * without JavaScript.
 */
function LoadMore({ left, looks }: { left: number; looks: Looks }) {
  const { view, change, isLoading, hasFailed, retry } = useCatalog();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (hasFailed) retry();
    else change(withMore, "replace");
  };
  return (
    <form
      action="/inventory"
      onSubmit={onSubmit}
      className={
        hasFailed
          ? "grid justify-items-center gap-4 rounded-xl border border-dashed px-6 py-10 text-center"
          : "justify-self-center"
      }
    >
      <HiddenView view={withMore(view)} omit={["product"]} />
      {hasFailed && !isLoading && (
        <div role="alert">
          <p>The products did not load. Check your connection and try again.</p>
        </div>
      )}
      <button type="submit" aria-disabled={isLoading} className={hasFailed ? looks.again : looks.more}>
        {hasFailed ? "Try again" : `Load more (${formatCount(left)} left)`}
      </button>
    </form>
  );
}

function NothingFound({ look }: { look: string }) {
  const { view, change } = useCatalog();
  const isFiltered = filterKey(view) !== "";
  useEffect(() => countMissedSearch(view), [view]);
  return (
    <div
      role="status"
      data-none
      className="grid justify-items-center gap-3 rounded-xl border border-border-strong border-dashed px-6 py-14 text-center"
    >
      <p className="font-semibold text-subheading">
        {isFiltered ? "No products found" : "No products available. Add products from the admin panel."}
      </p>
      {isFiltered && (
        <>
          <p className="max-w-md text-muted-foreground">
            Try fewer letters, another category or a wider price range. The shelf holds more than the list:
            ask us and we will look.
          </p>
          <form
            action="/inventory"
            onSubmit={(event) => {
              event.preventDefault();
              change(() => wholeCatalog);
            }}
          >
            <button type="submit" className={look}>
              Show all products
            </button>
          </form>
        </>
      )}
    </div>
  );
}
