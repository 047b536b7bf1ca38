import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";

const columns = {
  3: "grid-cols-3 max-sm:gap-x-2",
  4: "grid-cols-2 lg:grid-cols-4",
  5: "grid-cols-2 max-lg:*:first:col-span-full lg:grid-cols-5",
};

/** A row of stat cards; two or three to a line on a phone, names, numbers and notes each on one line of the grid. */
export function StatGrid({ count, children }: { count: keyof typeof columns; children: ReactNode }) {
  return <dl className={cn("-mb-3 grid gap-x-3", columns[count])}>{children}</dl>;
}

type Props = { label: string; value: ReactNode; note?: ReactNode; icon?: LucideIcon };

/** One number and what it counts. Belongs into a StatGrid. */
export function StatCard({ label, value, note, icon: Icon }: Props) {
  return (
    <div className="row-span-3 mb-3 grid grid-rows-subgrid rounded-lg border bg-card px-3.5 py-3 sm:px-4 sm:py-3.5">
      <dt className="flex items-start justify-between gap-2 text-muted-foreground text-sm leading-snug">
        {label}
        {Icon && <Icon aria-hidden className="hidden size-4 shrink-0 sm:block" />}
      </dt>
      <dd className="mt-1 font-display font-semibold text-2xl tabular-nums leading-tight">{value}</dd>
      {note && <dd className="mt-1 text-balance text-muted-foreground text-xs">{note}</dd>}
    </div>
  );
}

/** The shape of stat cards while their numbers are counted. */
export function StatSkeletons({ count }: { count: keyof typeof columns }) {
  return (
    <div className={cn("grid gap-3", columns[count])}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-[5.5rem] rounded-lg border" />
      ))}
    </div>
  );
}
