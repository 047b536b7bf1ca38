import type { CategoryCount } from "@/lib/catalog/schema";
import { CategoryLink } from "./catalog";

const chip =
  "flex h-11 items-center gap-2 whitespace-nowrap rounded-full border border-border-strong bg-card px-4 font-semibold text-sm transition-colors hover:border-foreground aria-[current]:border-foreground aria-[current]:bg-foreground aria-[current]:text-background";

type Props = {
  categories: readonly CategoryCount[];
  /** All products; one that is in two categories counts once. */
  total: number;
};

/**
 * All, and every category with its count, in one scrolling row. Rendered on the server; only its links are client
 * components.
 */
export function CategoryFilter({ categories, total }: Props) {
  return (
    <nav
      aria-label="Product categories"
      data-rail
      className="rail relative -mx-gutter overflow-x-auto px-gutter lg:ml-0 lg:pl-4"
    >
      <ul className="flex w-max gap-2 py-0.5">
        <li>
          <CategoryLink category="" className={chip}>
            All {total > 0 && <span className="font-normal tabular-nums opacity-75">{total}</span>}
          </CategoryLink>
        </li>
        {categories.map(({ name, count }) => (
          <li key={name}>
            <CategoryLink category={name} className={chip}>
              {name} {count > 0 && <span className="font-normal tabular-nums opacity-75">{count}</span>}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
