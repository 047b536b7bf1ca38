/** As high as a review of six lines, the most that a card shows. */
export function ReviewCardSkeleton() {
  const bar = "animate-breathe rounded-md bg-muted";
  return (
    <div aria-hidden="true" className="flex min-h-72 flex-col gap-4 rounded-xl border bg-card p-5 sm:p-6">
      <div className={`${bar} h-5 w-28`} />
      <div className="grid flex-1 content-start gap-2.5">
        <div className={`${bar} h-4`} />
        <div className={`${bar} h-4`} />
        <div className={`${bar} h-4 w-2/3`} />
      </div>
      <div className={`${bar} h-10 w-full max-w-40`} />
    </div>
  );
}
