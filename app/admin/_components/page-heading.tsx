import type { ReactNode } from "react";

type Props = { title: string; subtitle?: ReactNode; actions?: ReactNode };

/** The only h1 of an admin page, with what can be done on it to the right. */
export function PageHeading({ title, subtitle, actions }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-heading">{title}</h1>
        {subtitle && <p className="mt-1 text-balance text-muted-foreground">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
