import { FilterRow } from "@/app/admin/_components/filter-row";
import { ListLink } from "@/app/admin/_components/list-link";
import type { AdminCategoryCount, AdminProductQuery } from "@/lib/catalog/admin-queries";
import { formatCount } from "@/lib/count";
import { productListHref } from "./product-list-href";

type Props = { categories: AdminCategoryCount[]; matches: number; query: AdminProductQuery };

/** The category filters with their product counts, in one scrolling row; under a search they count its results. */
export function CategoryCards({ categories, matches, query: { q, category, show } }: Props) {
  const isListed = category === "" || categories.some(({ name }) => name === category);
  const shown = isListed ? categories : [{ name: category, count: 0 }, ...categories];
  return (
    <FilterRow label="Categories" chosen={category}>
      <CategoryCard
        label="All Products"
        count={matches}
        href={productListHref({ q, category: "", show })}
        isOn={category === ""}
      />
      {shown.map(({ name, count }) => (
        <CategoryCard
          key={name}
          label={name}
          count={count}
          href={productListHref({ q, category: name, show })}
          isOn={category === name}
        />
      ))}
    </FilterRow>
  );
}

type CardProps = { label: string; count: number; href: string; isOn: boolean };

function CategoryCard({ label, count, href, isOn }: CardProps) {
  return (
    <li>
      <ListLink href={href} sets="category" aria-current={isOn ? "true" : undefined} className="filter-chip">
        {label}
        <b>
          {formatCount(count)}
          <span className="sr-only"> {count === 1 ? "product" : "products"}</span>
        </b>
      </ListLink>
    </li>
  );
}
