import Link from "next/link";
import { hrefWith } from "@/app/admin/_components/read-search";
import type { AdminCategoryCount, AdminProductQuery } from "@/lib/catalog/admin-queries";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/count";
import { adminRoutes } from "@/lib/routes";

type Props = { categories: AdminCategoryCount[]; matches: number; query: AdminProductQuery };

/** The category filters with their product counts, in one scrolling row; under a search they count its results. */
export function CategoryCards({ categories, matches, query: { q, category } }: Props) {
  const isListed = category === "" || categories.some(({ name }) => name === category);
  const shown = isListed ? categories : [{ name: category, count: 0 }, ...categories];
  return (
    <nav aria-label="Categories" className="min-w-0">
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1 pb-2">
        <CategoryCard
          label="All Products"
          count={matches}
          href={{ q, category: "" }}
          isOn={category === ""}
        />
        {shown.map(({ name, count }) => (
          <CategoryCard
            key={name}
            label={name}
            count={count}
            href={{ q, category: name }}
            isOn={category === name}
          />
        ))}
      </ul>
    </nav>
  );
}

type CardProps = { label: string; count: number; href: Record<string, string>; isOn: boolean };

function CategoryCard({ label, count, href, isOn }: CardProps) {
  return (
    <li className="shrink-0">
      <Link
        href={hrefWith(adminRoutes.inventory.path, href)}
        scroll={false}
        prefetch={false}
        aria-current={isOn ? "true" : undefined}
        className={cn(
          "relative flex min-h-11 items-center gap-2 whitespace-nowrap rounded-lg border bg-card px-3.5 text-sm transition-colors hover:border-border-strong hover:bg-accent",
          isOn && "border-primary bg-primary-soft hover:border-primary hover:bg-primary-soft",
        )}
      >
        {label}
        <span className={cn("font-semibold tabular-nums", !isOn && "text-muted-foreground")}>
          {formatCount(count)}
          <span className="sr-only"> products</span>
        </span>
      </Link>
    </li>
  );
}
