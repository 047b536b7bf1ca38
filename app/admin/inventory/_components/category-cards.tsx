import Link from "next/link";
import { hrefWith } from "@/app/admin/_components/read-search";
import type { AdminCategoryCount, AdminProductQuery } from "@/lib/catalog/admin-queries";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/count";
import { adminRoutes } from "@/lib/routes";

type Props = { categories: AdminCategoryCount[]; matches: number; query: AdminProductQuery };

/** The filters of the list, each with how many products it leaves; under a search they count what it found. */
export function CategoryCards({ categories, matches, query: { q, category } }: Props) {
  const isListed = category === "" || categories.some(({ name }) => name === category);
  const shown = isListed ? categories : [{ name: category, count: 0 }, ...categories];
  return (
    <nav aria-label="Categories" className="min-w-0">
      <ul className="-mx-4 -my-2 flex gap-2.5 overflow-x-auto px-4 py-2 md:-mx-8 md:px-8 lg:mx-0 lg:my-0 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] lg:overflow-visible lg:p-0">
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
    <li className="shrink-0 max-lg:min-w-32">
      <Link
        href={hrefWith(adminRoutes.inventory.path, href)}
        scroll={false}
        prefetch={false}
        aria-current={isOn ? "true" : undefined}
        className={cn(
          "relative flex min-h-11 flex-col rounded-lg border bg-card px-3.5 py-2.5 transition-colors hover:border-border-strong hover:bg-accent",
          isOn && "border-primary bg-primary-soft hover:border-primary hover:bg-primary-soft",
        )}
      >
        <span className="truncate text-muted-foreground text-sm">{label}</span>
        <span className="font-display font-semibold text-lg tabular-nums leading-tight">
          {formatCount(count)}
          <span className="sr-only"> products</span>
        </span>
      </Link>
    </li>
  );
}
