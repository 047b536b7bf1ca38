"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { ProductCardSkeleton } from "@/components/product/product-card";
import { PAGE_SIZE } from "@/lib/catalog/limits";
import { filterKey, wholeCatalog, withMore } from "@/lib/catalog/view";
import { countOf, formatCount } from "@/lib/count";
import { useCatalog } from "./catalog";
import { HiddenView } from "./hidden-view";
import { ProductTile } from "./product-tile";
import { reportMissedSearch } from "./report-missed-search";

const GRID = "grid grid-cols-2 gap-3 max-narrow:grid-cols-1 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5";
const NONE =
  "grid justify-items-center gap-3 rounded-xl border border-border-strong border-dashed px-6 py-14 text-center";
/** Button classes, passed by the server so that the page's script need not include every variant. */
type Looks = { more: string; again: string };

/** Names the tile at a place where Load more adds to the list, for the address of its form. */
const tileId = (place: number) => `tile-${place + 1}`;

/** The tiles, their count, and Load more; or that there are none. */
export function Results({ looks }: { looks: Looks }) {
  const { view, found, isLoading, hasFailed } = useCatalog();
  const cards = found?.cards.slice(0, view.shown) ?? [];
  const expected = Math.min(view.shown, found?.total ?? PAGE_SIZE) - cards.length;
  const isNone = found?.total === 0;
  const list = useRef<HTMLUListElement>(null);
  /** How many tiles there were when the button asked for more. */
  const before = useRef(-1);
  useEffect(() => {
    if (before.current < 0 || before.current >= cards.length) return;
    // The button goes with the last products; the first of them takes its place, and the focus it had.
    if (document.activeElement === document.body)
      list.current?.children[before.current]?.querySelector("a")?.focus();
    before.current = -1;
  }, [cards.length]);
  return (
    <div id="results" data-none={isNone || undefined} className={isNone ? NONE : "grid gap-6"}>
      <ShownCount isNone={isNone} />
      {isNone ? (
        filterKey(view) !== "" && <ShowAll look={looks.again} />
      ) : (
        <>
          <ul ref={list} aria-busy={isLoading} className={GRID}>
            {cards.map((product, place) => (
              <li
                key={product.id}
                id={place > 0 && place % PAGE_SIZE === 0 ? tileId(place) : undefined}
                className="tile-later scroll-mt-48"
              >
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
            <LoadMore
              shown={cards.length}
              left={(found?.total ?? 0) - cards.length}
              looks={looks}
              onMore={() => {
                before.current = cards.length;
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

/** One live region for the count and for no result: many screen readers say nothing of a region that comes with its text. */
function ShownCount({ isNone }: { isNone: boolean }) {
  const { view, found, isLoading } = useCatalog();
  const shown = Math.min(view.shown, found?.cards.length ?? 0);
  const words = found ? `Showing ${formatCount(shown)} of ${countOf(found.total, "product")}` : "";
  return (
    <div
      role="status"
      className={isNone ? "grid justify-items-center gap-3" : "min-h-6 text-muted-foreground text-sm"}
    >
      {isNone ? <NothingFound /> : isLoading && !found ? "Looking on the shelf…" : words}
    </div>
  );
}

type LoadMoreProps = { shown: number; left: number; looks: Looks; onMore: () => void };

/**
 * Loads more, or again what did not load: one button, which keeps the focus while it loads. A form, so that it works
 * without JavaScript, too: its page then opens at the first of the added tiles.
 */
function LoadMore({ shown, left, looks, onMore }: LoadMoreProps) {
  const { view, change, isLoading, hasFailed, retry } = useCatalog();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    onMore();
    if (hasFailed) retry();
    else change(withMore, "replace");
  };
  return (
    <form
      action={`/inventory#${tileId(shown)}`}
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

function NothingFound() {
  const { view } = useCatalog();
  useEffect(() => reportMissedSearch(view), [view]);
  if (filterKey(view) === "")
    return (
      <p className="font-semibold text-subheading">
        No products available. Add products from the admin panel.
      </p>
    );
  return (
    <>
      <p className="font-semibold text-subheading">No products found</p>
      <p className="max-w-md text-muted-foreground">
        Try fewer letters, another category or a wider price range. The shelf holds more than the list: ask us
        and we will look.
      </p>
    </>
  );
}

function ShowAll({ look }: { look: string }) {
  const { change } = useCatalog();
  return (
    <form
      action="/inventory"
      onSubmit={(event) => {
        event.preventDefault();
        change(() => wholeCatalog);
        // The button goes with what it stands below.
        document.getElementById("browse-heading")?.focus({ preventScroll: true });
      }}
    >
      <button type="submit" className={look}>
        Show all products
      </button>
    </form>
  );
}
