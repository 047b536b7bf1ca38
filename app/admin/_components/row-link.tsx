import type { ReactNode } from "react";

type Props = { href: string; title?: string; children: ReactNode };

/** The link that opens a row: Enter on the row follows it, and on a phone a tap anywhere on the row. */
export function RowLink(props: Props) {
  return <a data-list-link="" data-row-open="" className="row-link" {...props} />;
}

type OpenRowProps = { href: string; label: string; of: string };

/** The same link as a button at the end of a row; on a phone it only shows that the row opens. */
export function OpenRow({ href, label, of }: OpenRowProps) {
  return (
    <a data-list-link="" data-row-open="" className="row-opener" href={href} aria-label={`${label} ${of}`}>
      {label}
    </a>
  );
}
