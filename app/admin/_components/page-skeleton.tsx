import { Spinner } from "@/components/feedback/spinner";
import { Skeleton } from "@/components/ui/skeleton";
import { StatSkeletons } from "./stat-card";

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

type Props = { label: string; stats?: 3 | 4 | 5 };

/** The placeholder of an admin page while it loads: heading, stat cards, a list. */
export function PageSkeleton({ label, stats }: Props) {
  return (
    <>
      <div className="grid gap-2.5">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      {stats && <StatSkeletons count={stats} />}
      <div className="rounded-xl border bg-card px-5 py-4">
        <div role="status" aria-label={label} className="grid gap-px">
          {ROWS.map((row) => (
            <div key={row} className="grid grid-cols-[2fr_1fr_1fr] items-center gap-6 py-3.5">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          ))}
        </div>
        <p aria-hidden className="flex items-center gap-2 pt-3 text-muted-foreground text-sm [&_svg]:size-4">
          <Spinner /> {label}
        </p>
      </div>
    </>
  );
}
