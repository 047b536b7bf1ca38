/** The three tiles. Two are the specification's; the third counts what is live on this page. */
export function DealStats({ live }: { live: number }) {
  const tiles = [
    { figure: "25%", words: "average savings", note: "redeem in store" },
    { figure: "24/7", words: "online deals", note: "redeem in store" },
    {
      figure: String(live),
      words: live === 1 ? "deal is live" : "deals are live",
      note: "redeem in store",
    },
  ];
  return (
    <dl className="grid w-full grid-cols-3 gap-2 sm:gap-3">
      {tiles.map(({ figure, words, note }) => (
        <div
          key={words}
          className="flex flex-col-reverse justify-end gap-2 rounded-xl border bg-card p-3 shadow-card sm:p-5"
        >
          <dt className="text-sm leading-snug sm:text-base">
            <span className="block font-semibold">{words}</span>
            <span className="block text-muted-foreground text-sm">{note}</span>
          </dt>
          <dd className="font-display font-semibold text-heading leading-none tabular-nums sm:text-title">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
