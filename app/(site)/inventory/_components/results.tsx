"use client";

import { ProductCard, ProductCardSkeleton } from "@/components/product/product-card";
import { PAGE_SIZE } from "@/lib/catalog/limits";
import { wholeCatalogue, withMore } from "@/lib/catalog/view";
import { formatCount } from "@/lib/count";
import { useCatalogue } from "./catalogue";

const GRID = "grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5";
/** The classes of the buttons, which the server writes: the page's script need not know every look. */
type Looks = { more: string; again: string };

/** Tiles, how many there are, and Load more. */
export function Results({ looks }: { looks: Looks }) {
  const { view, found, isLoading, hasFailed, retry } = useCatalogue();
  const cards = found?.cards.slice(0, view.shown) ?? [];
  const expected = Math.min(view.shown, found?.total ?? PAGE_SIZE) - cards.length;
  if (found?.total === 0) return <NothingFound look={looks.again} />;
  return (
    <div className="grid gap-6">
      <ShownCount />
      <ul aria-busy={isLoading} className={GRID}>
        {cards.map((product) => (
          <li key={product.id} className="tile-later">
            <ProductCard product={product} />
          </li>
        ))}
        {isLoading &&
          Array.from({ length: Math.min(expected, PAGE_SIZE) }, (_, place) => place).map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
      {hasFailed && <ReadFailure retry={retry} look={looks.again} />}
      {found && !isLoading && !hasFailed && found.total > cards.length && <LoadMore look={looks.more} />}
    </div>
  );
}

function ShownCount() {
  const { view, found, isLoading } = useCatalogue();
  const shown = Math.min(view.shown, found?.cards.length ?? 0);
  const words = found
    ? `Showing ${formatCount(shown)} of ${formatCount(found.total)} ${found.total === 1 ? "product" : "products"}`
    : "";
  return (
    <p role="status" className="min-h-6 text-muted-foreground text-sm">
      {isLoading && !found ? "Looking on the shelf…" : words}
    </p>
  );
}

function LoadMore({ look }: { look: string }) {
  const { change } = useCatalogue();
  return (
    <button
      type="button"
      className={`${look} justify-self-center`}
      onClick={() => change(withMore, "replace")}
    >
      Load more
    </button>
  );
}

function ReadFailure({ retry, look }: { retry: () => void; look: string }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-xl border border-dashed px-6 py-10 text-center"
    >
      <p>The products did not load. Check your connection and try again.</p>
      <button type="button" className={look} onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function NothingFound({ look }: { look: string }) {
  const { view, change } = useCatalogue();
  const isFiltered = view.q !== "" || view.category !== "";
  return (
    <div
      role="status"
      className="grid justify-items-center gap-3 rounded-xl border border-border-strong border-dashed px-6 py-14 text-center"
    >
      <p className="font-display font-semibold text-subheading">
        {isFiltered ? "No products found" : "No products available. Add products from the admin panel."}
      </p>
      {isFiltered && (
        <>
          <p className="max-w-md text-muted-foreground">
            Try fewer letters or another category. The shelf holds more than the list: call us and we will
            look.
          </p>
          <button type="button" className={look} onClick={() => change(() => wholeCatalogue)}>
            Show all products
          </button>
        </>
      )}
    </div>
  );
}
