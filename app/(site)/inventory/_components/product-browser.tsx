import { buttonVariants } from "@/components/ui/button-variants";
import type { CategoryCount } from "@/lib/catalog/schema";
import { CategoryFilter } from "./category-filter";
import { Results } from "./results";
import { SearchBox } from "./search-box";

const buttonLooks = {
  more: buttonVariants({ variant: "outline", size: "lg" }),
  again: buttonVariants({ variant: "secondary" }),
};

/** Search, category filter, tiles and Load more. */
export function ProductBrowser({ categories }: { categories: readonly CategoryCount[] }) {
  return (
    <div className="grid gap-5">
      <SearchBox icon={<SearchIcon />} />
      <CategoryFilter categories={categories} />
      <Results looks={buttonLooks} />
    </div>
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
