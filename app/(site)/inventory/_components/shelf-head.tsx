import type { ReactNode } from "react";
import { ShelfScene } from "@/components/illustrations/scenes/shelf-scene";
import type { CategoryCount } from "@/lib/catalog/schema";
import { CategoryFilter } from "./category-filter";
import { ShelfTitle } from "./product-dialog-host";
import { SearchBox } from "./search-box";

type Props = {
  categories: readonly CategoryCount[];
  /** All products. */
  total: number;
  /** The note on how current the stock levels are. */
  children: ReactNode;
};

/** The head of the inventory page, with the search and the categories, which stay in view. */
export function ShelfHead({ categories, total, children }: Props) {
  return (
    <>
      <header className="page-header relative overflow-clip">
        <div className="page-width relative z-1 grid content-start gap-1.5 pt-6 pb-3 md:pt-10 md:pb-4 lg:min-h-64 lg:pt-12 lg:*:max-w-[48%] xl:pb-14">
          <ShelfTitle className="text-heading md:text-title">What is on the shelf</ShelfTitle>
          <p className="max-w-prose text-balance text-muted-foreground lg:max-w-128!">
            Everything here is sold in the shop on South Maryland Parkway. Nothing is sold online. 21+ only.
          </p>
          {children}
        </div>
        <div className="scene">
          <ShelfScene />
        </div>
      </header>
      <div className="sticky short:static top-header z-30 border-b bg-background">
        <div className="page-width grid gap-1.5 py-2 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-center lg:gap-6">
          <SearchBox icon={<SearchIcon />} />
          <CategoryFilter categories={categories} total={total} />
        </div>
      </div>
    </>
  );
}

function SearchIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 fill-none stroke-2 stroke-muted-foreground"
      strokeLinecap="round"
    >
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  );
}
