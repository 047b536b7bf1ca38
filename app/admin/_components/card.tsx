import { type ReactNode, useId } from "react";
import { Badge } from "@/components/ui/badge";
import { formatCount } from "@/lib/count";

type Props = {
  /** The anchor of the card. */
  id?: string;
  title: string;
  subtitle?: ReactNode;
  /** Shown as a badge beside the title. */
  count?: number | string;
  /** A search box, a filter, buttons. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A titled card of an admin page: a list, a table, a form. */
export function Card({ id, title, subtitle, count, tools, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="min-w-0 scroll-mt-20 rounded-xl border bg-card">
      <div className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b px-4 py-3.5 md:px-5 lg:has-[search]:[&>:first-child:has(p)]:basis-80">
        <div className="min-w-0 flex-1 basis-40">
          <h2
            id={headingId}
            className="flex items-center gap-2.5 font-sans font-semibold text-lg leading-tight"
          >
            {title}
            {count !== undefined && <CountBadge count={count} />}
          </h2>
          {subtitle && <p className="mt-0.5 text-muted-foreground text-sm">{subtitle}</p>}
        </div>
        {tools && <div className="flex flex-wrap items-center gap-2 max-lg:has-[search]:w-full">{tools}</div>}
      </div>
      {children}
    </section>
  );
}

/** A count beside the name of what is counted. */
function CountBadge({ count }: { count: number | string }) {
  return (
    <Badge variant="muted" className="tabular-nums">
      {typeof count === "string" ? count : formatCount(count)}
    </Badge>
  );
}
