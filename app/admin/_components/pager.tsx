"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/cn";
import { formatCount } from "@/lib/count";

type Props = {
  page: number;
  pages: number;
  total: number;
  pageSize: number;
  /** Keeps the screen behind the panel where it is. */
  isInPanel?: boolean;
};

/**
 * "51 to 100 of 7,204" and the links to the previous and next page. Renders nothing when everything fits on one page.
 */
export function Pager({ page, pages, total, pageSize, isInPanel = false }: Props) {
  const pathname = usePathname();
  const params = useSearchParams();
  if (pages <= 1) return null;
  const hrefOf = (target: number) => {
    const next = new URLSearchParams(params);
    if (target > 1) next.set("page", String(target));
    else next.delete("page");
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const first = Math.min((page - 1) * pageSize + 1, total);
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 text-sm md:px-5"
    >
      <p className="text-muted-foreground tabular-nums">
        {formatCount(first)} to {formatCount(Math.min(page * pageSize, total))} of {formatCount(total)}
      </p>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <Step href={page > 1 ? hrefOf(page - 1) : undefined} label="Previous page" scroll={!isInPanel}>
          <ChevronLeft aria-hidden />
        </Step>
        <span className="px-1 tabular-nums">
          Page {page} of {pages}
        </span>
        <Step href={page < pages ? hrefOf(page + 1) : undefined} label="Next page" scroll={!isInPanel}>
          <ChevronRight aria-hidden />
        </Step>
      </div>
    </nav>
  );
}

type StepProps = { href?: string; label: string; scroll: boolean; children: ReactNode };

function Step({ href, label, scroll, children }: StepProps) {
  const className = cn(buttonVariants({ variant: "outline", size: "icon" }));
  if (!href) {
    return (
      <button type="button" disabled aria-label={label} className={className}>
        {children}
      </button>
    );
  }
  return (
    <Link href={href} scroll={scroll} aria-label={label} className={className}>
      {children}
    </Link>
  );
}
