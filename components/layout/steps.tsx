import { Unbroken } from "@/components/text/unbroken";

type StepsProps = { items: readonly { title: string; text: string }[] };

/** Numbered steps from left to right, three or four. */
export function Steps({ items }: StepsProps) {
  const columns = items.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-4";
  return (
    <ol className={`grid gap-x-6 gap-y-8 ${columns}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid content-start gap-3 border-primary border-t-2 pt-5">
          <span aria-hidden="true" className="font-semibold text-muted-foreground tabular-nums">
            {index + 1}
          </span>
          <h3 className="text-subheading">{title}</h3>
          <p className="text-muted-foreground">
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
