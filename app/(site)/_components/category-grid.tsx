import Link from "next/link";
import { categoryKind } from "@/components/illustrations/category-kind";
import { CategoryArt } from "@/components/illustrations/product-art";
import { Section, SectionHeader } from "@/components/layout/section";
import { buttonVariants } from "@/components/ui/button-variants";
import { type HomeCategory, homeCategories } from "@/lib/catalog/categories";
import type { CategoryCount } from "@/lib/catalog/schema";
import { viewSearch, wholeCatalogue } from "@/lib/catalog/view";
import { routes } from "@/lib/routes";

const inventory = routes.inventory.path;

/** The six families with what the catalogue holds of each. */
export function CategoryGrid({ live }: { live: readonly CategoryCount[] }) {
  return (
    <Section aria-labelledby="categories">
      <SectionHeader
        id="categories"
        title="Six shelves, one counter"
        lead="Prices and stock come from the till, so what you see is what we have."
        action={
          <Link href={inventory} prefetch={false} className={buttonVariants({ variant: "outline" })}>
            View All Products
          </Link>
        }
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {homeCategories(live).map((category) => (
          <li key={category.name}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CategoryCard({ category: { name, description, count } }: { category: HomeCategory }) {
  const search = count === null ? "" : viewSearch({ ...wholeCatalogue, category: name });
  return (
    <article className="grid h-full grid-cols-[7.5rem_1fr] overflow-hidden rounded-xl border bg-card text-card-foreground shadow-card sm:flex sm:flex-col">
      <CategoryArt
        kind={categoryKind(name)}
        className="aspect-auto h-full sm:aspect-5/3 sm:h-auto [&>svg]:h-auto [&>svg]:w-[84%] sm:[&>svg]:h-[78%] sm:[&>svg]:w-auto"
      />
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-subheading">{name}</h3>
          {count !== null && (
            <p className="text-muted-foreground text-sm tabular-nums max-sm:basis-full">
              {count} {count === 1 ? "product" : "products"}
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
