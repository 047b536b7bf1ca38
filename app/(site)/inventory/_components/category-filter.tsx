import type { CategoryCount } from "@/lib/catalog/schema";
import { CategoryLink } from "./catalogue";

const chip =
  "flex h-11 items-center gap-2 whitespace-nowrap rounded-full border border-border-strong bg-card px-4 font-semibold text-sm transition-colors hover:border-foreground aria-[current]:border-foreground aria-[current]:bg-foreground aria-[current]:text-background";

/** All, and every category with its count. Drawn on the server: only its links are alive. */
export function CategoryFilter({ categories }: { categories: readonly CategoryCount[] }) {
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
