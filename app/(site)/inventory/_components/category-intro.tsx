import { categoryKind } from "@/components/illustrations/category-kind";
import { CategoryArt } from "@/components/illustrations/product-art";
import { categoryDescription, defaultCategories } from "@/lib/catalog/categories";
import type { CategoryCount } from "@/lib/catalog/schema";
import { CategoryLink } from "./catalogue";

/** Cards for as many categories as the drawings have families; the filter below has them all. */
const INTRO_CARDS = defaultCategories.length;

const card =
  "flex h-full flex-col overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card transition-[border-color,box-shadow] hover:border-border-strong hover:shadow-raised";

type IntroCard = { name: string; count: number | null };

/** The default families, without a number, stand in until the catalogue has been read. */
function introCards(categories: readonly CategoryCount[]): readonly IntroCard[] {
  if (categories.length > 0) return categories.slice(0, INTRO_CARDS);
  return defaultCategories.map(({ name }) => ({ name, count: null }));
}

/** The families of goods, each a way into the list below. */
export function CategoryIntro({ categories }: { categories: readonly CategoryCount[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6">
      {introCards(categories).map(({ name, count }) => (
        <li key={name}>
          <CategoryLink category={name} scrollTo="browse" className={card}>
            <CategoryArt kind={categoryKind(name)} />
            <span className="grid content-start gap-1.5 p-3.5 sm:p-4">
              <span className="flex items-baseline justify-between gap-2">
                <span className="font-display font-semibold text-lg leading-tight">{name}</span>
                {count !== null && (
                  <span className="text-muted-foreground text-sm tabular-nums">
                    {count} <span className="sr-only">{count === 1 ? "product" : "products"}</span>
                  </span>
                )}
              </span>
              <span className="hidden text-muted-foreground text-sm leading-snug sm:inline">
                {categoryDescription(name)}
              </span>
            </span>
          </CategoryLink>
        </li>
      ))}
    </ul>
  );
}
