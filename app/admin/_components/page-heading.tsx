import type { ReactNode } from "react";

type Props = { title: string; subtitle: ReactNode; actions?: ReactNode };

/** The only h1 of an admin page, with the page's actions on the right. */
export function PageHeading({ title, subtitle, actions }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2.5 sm:gap-y-4">
      <div className="min-w-0">
        <h1 className="text-heading">{title}</h1>
        <p className="text-muted-foreground max-sm:text-sm sm:mt-1 sm:text-balance">{subtitle}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>}
    </div>
  );
}
