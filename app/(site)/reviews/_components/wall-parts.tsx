import type { ReactNode } from "react";

/** Reserved for either state, so that nothing below moves when the reviews arrive. */
export const WALL =
  "grid min-h-72 gap-4 md:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-6 lg:gap-6 lg:*:col-span-2 lg:[&>:nth-child(3n+1):nth-last-child(2)]:col-span-3 lg:[&>:nth-child(3n+2):last-child]:col-span-3 lg:[&>:nth-child(3n+1):last-child]:col-span-6";

export function Average({ rating, count }: { rating: string; count: ReactNode }) {
  return (
    <div className="flex min-h-24 items-center gap-5">
      <p className="font-display font-semibold text-display tabular-nums">{rating}</p>
      <div className="grid gap-1">{count}</div>
    </div>
  );
}

export function Note({ count }: { count: number }) {
  return (
    <p className="mb-5 text-muted-foreground text-sm">
      {count === 1 ? "The review" : `The ${count} reviews`} Google shows as most relevant, unedited.
    </p>
  );
}

export function Sentence({ children }: { children: ReactNode }) {
  return (
    <p className="grid min-h-72 place-items-center rounded-xl border border-border-strong border-dashed px-6 py-12 text-center">
      {children}
    </p>
  );
}
