import type { LucideIcon } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";

const columns = {
  3: "grid-cols-3 max-narrow:grid-cols-1",
  4: "grid-cols-2 max-narrow:grid-cols-1 md:grid-cols-4",
  5: "grid-cols-4 max-narrow:grid-cols-2 max-md:*:first:col-span-full md:grid-cols-5",
};

/**
 * A row of stat cards; labels, numbers and notes are aligned by a shared grid. On a phone they form one small block, so
 * that the list below begins on the first screen.
 */
export function StatGrid({ count, children }: { count: keyof typeof columns; children: ReactNode }) {
  return (
    <dl
      className={cn(
        "grid gap-x-3 max-sm:gap-px max-sm:overflow-hidden max-sm:rounded-lg max-sm:border max-sm:bg-border sm:-mb-3",
        columns[count],
      )}
    >
      {children}
    </dl>
  );
}

type Props = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  icon?: LucideIcon;
  /** The address of the rows behind the number. */
  href?: string;
  /** A dot of this color before the label: a tier's. */
  dot?: string;
};

/** One number with its label. Use it inside a StatGrid. */
export function StatCard({ label, value, note, icon: Icon, href, dot }: Props) {
  const id = useId();
  return (
    <div className="relative row-span-3 grid grid-rows-subgrid bg-card px-3.5 py-2 sm:mb-3 sm:rounded-lg sm:border sm:px-4 sm:py-3.5">
      <dt className="flex items-start justify-between gap-2 text-muted-foreground text-xs leading-snug sm:text-sm">
        {dot ? (
          <span className="flex items-center gap-2">
            <span aria-hidden className={cn("size-2.5 shrink-0 rounded-full", dot)} />
            <span id={id}>{label}</span>
          </span>
        ) : (
          <span id={id}>{label}</span>
        )}
        {Icon && <Icon aria-hidden className="hidden size-4 shrink-0 lg:block" />}
      </dt>
      <dd className="font-semibold text-lg tabular-nums leading-tight sm:mt-1 sm:text-2xl">
        {href ? (
          // A list of links has the links alone: the number says nothing without its label. The whole card is its target.
          <Link
            id={`${id}-value`}
            aria-labelledby={`${id} ${id}-value`}
            href={href}
            prefetch={false}
            className="after:absolute after:inset-0 hover:underline"
          >
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
      {note && <dd className="text-balance text-muted-foreground text-xs sm:mt-1">{note}</dd>}
    </div>
  );
}

/** The placeholder of stat cards while their numbers load. */
export function StatSkeletons({ count }: { count: keyof typeof columns }) {
  return (
    <div className={cn("grid gap-3", columns[count])}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-[4.25rem] rounded-lg border sm:h-[5.5rem]" />
      ))}
    </div>
  );
}
