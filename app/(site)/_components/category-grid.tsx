import Link from "next/link";
import { buttonVariants } from "@/components/controls/button-variants";
import { categoryKind } from "@/components/illustrations/category-kind";
import { CategoryTile } from "@/components/illustrations/category-tile";
import { Section, SectionHeader } from "@/components/layout/section";
import { furtherCategories, type HomeCategory, homeCategories } from "@/lib/catalog/categories";
import type { CategoryCount } from "@/lib/catalog/schema";
import { viewSearch, wholeCatalog } from "@/lib/catalog/view";
import { countOf } from "@/lib/count";
import { routes } from "@/lib/routes";

const inventory = routes.inventory.path;

/** The six default categories with their product counts. */
export function CategoryGrid({
  live,
  isConnected,
}: {
  live: readonly CategoryCount[];
  /** Whether a point of sale is connected. */
  isConnected: boolean;
}) {
  const cards = homeCategories(live);
  const further = furtherCategories(live, cards);
  return (
    <Section aria-labelledby="categories">
      <SectionHeader
        id="categories"
        title="On the shelves"
        lead={isConnected && "Prices and stock come straight from our register."}
        action={
          <Link href={inventory} prefetch={false} className={buttonVariants({ variant: "outline" })}>
            View All Products
          </Link>
        }
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {cards.map((category) => (
          <li key={category.name}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
      {further.length > 0 && <Further categories={further} />}
    </Section>
  );
}

/** The categories without a card, with their counts, so that the numbers add up. */
function Further({ categories }: { categories: readonly CategoryCount[] }) {
  return (
    <ul aria-label="More categories" className="mt-5 flex flex-wrap gap-2">
      {categories.map(({ name, count }) => (
        <li key={name}>
          <Link
            href={`${inventory}${viewSearch({ ...wholeCatalog, category: name })}`}
            prefetch={false}
            className="flex min-h-11 items-center gap-2 rounded-full border bg-card px-4 font-medium text-sm hover:border-border-strong"
          >
            {name} <span className="text-muted-foreground tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CategoryCard({ category: { name, description, count } }: { category: HomeCategory }) {
  const search = count === null ? "" : viewSearch({ ...wholeCatalog, category: name });
  return (
    <article className="grid h-full grid-cols-[minmax(0,7.5rem)_1fr] overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card sm:flex sm:flex-col">
      <CategoryTile
        kind={categoryKind(name)}
        className="aspect-auto h-full sm:aspect-5/3 sm:h-auto [&>svg]:h-auto [&>svg]:w-[84%] sm:[&>svg]:h-[78%] sm:[&>svg]:w-auto"
      />
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-subheading">{name}</h3>
          {count !== null && (
            <p className="text-muted-foreground text-sm tabular-nums max-sm:basis-full">
              {countOf(count, "product")}
            </p>
          )}
        </div>
        <p className="mb-2 text-[0.9375rem] text-muted-foreground leading-snug sm:text-base sm:leading-relaxed">
          {description}
        </p>
        <Link
          href={`${inventory}${search}`}
          prefetch={false}
          className={`${buttonVariants({ variant: "secondary" })} mt-auto self-start`}
        >
          Browse<span className="sr-only"> {name}</span>
        </Link>
      </div>
    </article>
  );
}
