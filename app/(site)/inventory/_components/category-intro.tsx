import { DrawnProduct } from "@/components/product/product-picture";
import { categoryDescription, defaultCategories } from "@/lib/catalog/categories";
import type { CategoryCount } from "@/lib/catalog/schema";
import { typicalProductDrawing } from "@/lib/drawings/product-drawing";
import { CategoryLink } from "./catalog";

/** As many cards as the home page has categories; the filter lists all of them. */
const INTRO_CARDS = defaultCategories.length;

const card =
  "flex h-full items-center gap-3 overflow-hidden rounded-xl border bg-card pr-3 text-card-foreground transition-[border-color,box-shadow] hover:border-border-strong hover:shadow-card aria-[current]:border-foreground";

/** Category cards that filter the list below in place; on a phone they give way to the answer of a search without hits. */
export function CategoryIntro({ categories }: { categories: readonly CategoryCount[] }) {
  return (
    <ul
      data-rail
      className="rail relative -mx-gutter grid auto-cols-[11.5rem] grid-flow-col gap-2.5 overflow-x-auto px-gutter py-0.5 max-md:in-[main:has([data-none])]:hidden lg:auto-cols-fr"
    >
      {categories.slice(0, INTRO_CARDS).map(({ name, count }) => (
        <li key={name}>
          <CategoryLink category={name} className={card}>
            <span aria-hidden="true" className="block w-20 shrink-0">
              <DrawnProduct drawing={typicalProductDrawing(name)} />
            </span>
            <span className="grid min-w-0">
              <span className="wrap-anywhere hyphens-auto font-semibold text-[0.9375rem] leading-tight">
                {name}
              </span>
              {count > 0 && (
                <span className="text-muted-foreground text-sm tabular-nums">
                  {count} <span className="sr-only">{count === 1 ? "product" : "products"}</span>
                </span>
              )}
              <span className="sr-only">{categoryDescription(name, categories)}</span>
            </span>
          </CategoryLink>
        </li>
      ))}
    </ul>
  );
}
