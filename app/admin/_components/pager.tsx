"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/controls/button-variants";
import { inactive } from "@/components/controls/inactive";
import { IntentLink } from "@/components/navigation/intent-link";
import { formatCount } from "@/lib/count";
import { hrefOf } from "@/lib/href";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { isOtherListPending } from "./use-list-address";

type Props = {
  page: number;
  pages: number;
  total: number;
  /** The parameter of the address that holds the page. */
  param?: string;
  /** Keeps the screen behind the panel where it is. */
  isInPanel?: boolean;
};

/**
 * "51 to 100 of 7,204" and the links to the previous and next page. Renders nothing when everything fits on one page.
 */
export function Pager({ page, pages, total, param = "page", isInPanel = false }: Props) {
  const pathname = usePathname();
  const params = useSearchParams();
  if (pages <= 1) return null;
  const hrefOfPage = (target: number) => {
    const next = new URLSearchParams(params);
    if (target > 1) next.set(param, String(target));
    else next.delete(param);
    return hrefOf(pathname, next);
  };
  // A page link of the list on screen would undo a search that is pending.
  const onNavigate: Navigated = (event) => isOtherListPending(params) && event.preventDefault();
  const first = Math.min((page - 1) * ADMIN_PAGE_SIZE + 1, total);
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 text-sm md:px-5"
    >
      <p className="text-muted-foreground tabular-nums">
        {formatCount(first)} to {formatCount(Math.min(page * ADMIN_PAGE_SIZE, total))} of {formatCount(total)}
      </p>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <Step
          href={hrefOfPage(Math.max(page - 1, 1))}
          isEnd={page <= 1}
          label="Previous page"
          scroll={!isInPanel}
          onNavigate={onNavigate}
        >
          <ChevronLeft aria-hidden />
        </Step>
        <span className="px-1 tabular-nums">
          Page {formatCount(page)} of {formatCount(pages)}
        </span>
        <Step
          href={hrefOfPage(Math.min(page + 1, pages))}
          isEnd={page >= pages}
          label="Next page"
          scroll={!isInPanel}
          onNavigate={onNavigate}
        >
          <ChevronRight aria-hidden />
        </Step>
      </div>
    </nav>
  );
}

type Navigated = (event: { preventDefault: () => void }) => void;
type StepProps = {
  href: string;
  isEnd: boolean;
  label: string;
  scroll: boolean;
  onNavigate: Navigated;
  children: ReactNode;
};

/** At the end of the list it stays a link, inactive, so that the focus it has is not lost with the last step. */
function Step({ href, isEnd, label, scroll, onNavigate, children }: StepProps) {
  return (
    <IntentLink
      href={href}
      scroll={scroll}
      onNavigate={onNavigate}
      aria-label={label}
      className={buttonVariants({ variant: "outline", size: "icon" })}
      {...(isEnd ? inactive : {})}
    >
      {children}
    </IntentLink>
  );
}
