import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type PageHeaderProps = {
  /** A word or two above the title. */
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** A drawing beside the words on wide screens. */
  picture?: ReactNode;
  /** Buttons or facts below the lead. */
  children?: ReactNode;
  className?: string;
};

/** The opening of a page and its only h1, on the dusk-lit ground that every page starts with. */
export function PageHeader({ eyebrow, title, lead, picture, children, className }: PageHeaderProps) {
  return (
    <header className="page-header overflow-clip border-b">
      <div
        className={cn(
          "page-width flex items-center justify-between gap-10 pt-12 pb-10 md:pt-20 md:pb-16",
          className,
        )}
      >
        <div>
          {eyebrow ? (
            <p className="mb-4 flex items-center gap-3 font-semibold text-muted-foreground text-sm">
              <span aria-hidden className="neon-line h-0.5 w-8 rounded-full" />
              {eyebrow}
            </p>
          ) : null}
          <h1 className="max-w-4xl text-title">{title}</h1>
          {lead ? <p className="mt-5 max-w-prose text-lead text-muted-foreground">{lead}</p> : null}
          {children ? <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div> : null}
        </div>
        {picture ? (
          <div className="hidden shrink-0 lg:block [&>svg]:h-60 [&>svg]:w-auto" aria-hidden>
            {picture}
          </div>
        ) : null}
      </div>
    </header>
  );
}
