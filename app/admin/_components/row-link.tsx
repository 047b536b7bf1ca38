import type { ReactNode } from "react";

type Props = {
  href: string;
  /** The parameter that opens the row over the list it is in (on-top-of.ts). */
  sets?: string;
  title?: string;
  children: ReactNode;
};

/** The link that opens a row: Enter on the row follows it, and on a phone a tap anywhere on the row. */
export function RowLink({ sets = "", ...props }: Props) {
  return <a data-list-link={sets} data-row-open="" className="row-link" {...props} />;
}

type OpenRowProps = { href: string; sets: string; of: string };

/** The same link as a button at the end of a row; on a phone it only shows that the row opens. */
export function OpenRow({ href, sets, of }: OpenRowProps) {
  return (
    <a data-list-link={sets} data-row-open="" className="row-opener" href={href} aria-label={`View ${of}`}>
      View
    </a>
  );
}
