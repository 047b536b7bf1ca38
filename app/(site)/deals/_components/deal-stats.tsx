/** Three tiles: two are the specification's, the third counts the live deals of this page. */
export function DealStats({ live }: { live: number }) {
  const tiles = [
    { figure: "25%", words: "average savings", note: "redeem in store" },
    { figure: "24/7", words: "online deals", note: "look them up any time" },
    {
      figure: String(live),
      words: live === 1 ? "live deal" : "live deals",
      note: "taken off at the counter",
    },
  ];
  return (
    <dl className="mt-2 grid w-full gap-2 sm:grid-cols-3 sm:gap-3 lg:gap-6">
      {tiles.map(({ figure, words, note }) => (
        <div
          key={words}
          className="flex flex-row-reverse items-center justify-end gap-4 rounded-xl border bg-card px-4 py-3 shadow-card sm:flex-col-reverse sm:items-stretch sm:gap-2 sm:p-5"
        >
          <dt className="text-sm leading-snug sm:text-base">
            <span className="block font-semibold">{words}</span>
            <span className="block text-muted-foreground text-sm">{note}</span>
          </dt>
          <dd className="min-w-20 text-heading leading-none tabular-nums sm:min-w-0 sm:text-title">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
