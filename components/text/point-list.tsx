type Props = { id: string; title: string; points: readonly string[] };

/** Sentences below a heading, each with a neon dash. */
export function PointList({ id, title, points }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <ul className="mt-6 grid gap-4">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[1.25rem_1fr] gap-3">
            <span aria-hidden="true" className="neon-line mt-3 h-0.5 w-5 rounded-full" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
