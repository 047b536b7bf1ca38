"use client";

import { ProductCard, ProductCardSkeleton } from "@/components/product/product-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { PAGE_SIZE } from "@/lib/catalog/limits";
import type { CategoryCount } from "@/lib/catalog/schema";
import { wholeCatalogue, withMore } from "@/lib/catalog/view";
import { CategoryLink, useCatalogue } from "./catalogue";
import { SearchBox } from "./search-box";

const GRID = "grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5";
const chip =
  "flex h-11 items-center gap-2 whitespace-nowrap rounded-full border border-border-strong bg-card px-4 font-semibold text-sm transition-colors hover:border-foreground aria-[current]:border-foreground aria-[current]:bg-foreground aria-[current]:text-background";

/** Search, category filter, tiles and Load more. */
export function ProductBrowser({ categories }: { categories: readonly CategoryCount[] }) {
  return (
    <div className="grid gap-5">
      <SearchBox />
      <CategoryFilter categories={categories} />
      <Results />
    </div>
  );
}

function CategoryFilter({ categories }: { categories: readonly CategoryCount[] }) {
  if (categories.length === 0) return null;
  return (
    <nav
      aria-label="Product categories"
      className="-mx-gutter overflow-x-auto px-gutter pb-2 lg:overflow-visible"
    >
      <ul className="flex gap-2 lg:flex-wrap">
        <li>
          <CategoryLink category="" className={chip}>
            All
          </CategoryLink>
        </li>
        {categories.map(({ name, count }) => (
          <li key={name}>
            <CategoryLink category={name} className={chip}>
              {name} <span className="font-normal tabular-nums opacity-75">{count}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Results() {
  const { view, found, isLoading, hasFailed, retry } = useCatalogue();
  const cards = found?.cards.slice(0, view.shown) ?? [];
  const expected = Math.min(view.shown, found?.total ?? PAGE_SIZE) - cards.length;
  if (found?.total === 0) return <NothingFound />;
  return (
    <div className="grid gap-6">
      <ShownCount />
      <ul aria-busy={isLoading} className={GRID}>
        {cards.map((product) => (
          <li key={product.id}>
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
      {hasFailed && <ReadFailure retry={retry} />}
      {found && !isLoading && !hasFailed && found.total > cards.length && <LoadMore />}
    </div>
  );
}

function ShownCount() {
  const { view, found, isLoading } = useCatalogue();
  const shown = Math.min(view.shown, found?.cards.length ?? 0);
  const number = new Intl.NumberFormat("en-US");
  const words = found
    ? `Showing ${number.format(shown)} of ${number.format(found.total)} ${found.total === 1 ? "product" : "products"}`
    : "";
  return (
    <p role="status" className="min-h-6 text-muted-foreground text-sm">
      {isLoading && !found ? "Looking on the shelf…" : words}
    </p>
  );
}

function LoadMore() {
  const { change } = useCatalogue();
  return (
    <button
      type="button"
      className={`${buttonVariants({ variant: "outline", size: "lg" })} justify-self-center`}
      onClick={() => change(withMore, "replace")}
    >
      Load more
    </button>
  );
}

function ReadFailure({ retry }: { retry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-xl border border-dashed px-6 py-10 text-center"
    >
      <p>The products did not load. Check your connection and try again.</p>
      <button type="button" className={buttonVariants({ variant: "secondary" })} onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function NothingFound() {
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
          <button
            type="button"
            className={buttonVariants({ variant: "secondary" })}
            onClick={() => change(() => wholeCatalogue)}
          >
            Show all products
          </button>
        </>
      )}
    </div>
  );
}
