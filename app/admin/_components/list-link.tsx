import type { ReactNode } from "react";

type Props = {
  href: string;
  /** The parameters it is about (on-top-of.ts), for a link that otherwise keeps what the list shows. */
  sets?: string;
  className?: string;
  "aria-label"?: string;
  "aria-current"?: "true";
  title?: string;
  children?: ReactNode;
};

/**
 * A link of a list, followed without loading the page (use-list-clicks.ts). A plain element: rendering Next's Link, a
 * client component, costs the server as much as the rest of a row.
 */
export function ListLink({ sets = "", ...props }: Props) {
  return <a data-list-link={sets} {...props} />;
}
