import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/cn";

type Props = {
  href: string;
  /** The row's name, read after the link text by screen readers. */
  of?: string;
  className?: string;
  children: ReactNode;
};

/** The link that opens a row: Enter on the row follows it, and on a phone a tap anywhere on the row. */
export function RowLink({ href, of, className, children }: Props) {
  return (
    <Link
      data-row-open=""
      href={href}
      scroll={false}
      prefetch={false}
      className={cn("rounded-sm hover:underline hover:underline-offset-4", className)}
    >
      {children}
      {of && <span className="sr-only"> {of}</span>}
    </Link>
  );
}

/** The same link as an icon at the end of a row; on a phone it only shows that the row opens. */
export function OpenRow({ href, label, of }: { href: string; label: string; of: string }) {
  return (
    <RowLink
      href={href}
      of={of}
      className={cn(
        buttonVariants({ variant: "ghost", size: "sm" }),
        "row-opener -mr-3.5 hover:no-underline",
      )}
    >
      <span>{label}</span>
      <ChevronRight aria-hidden />
    </RowLink>
  );
}
