import { Skeleton } from "@/components/ui/skeleton";

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Placeholder rows of a table, shown under its real header while it loads. */
export function RowsSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-px">
      {places(count).map((place) => (
        <div key={place} className="grid grid-cols-[2fr_1fr_1fr] items-center gap-6 py-3.5">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
