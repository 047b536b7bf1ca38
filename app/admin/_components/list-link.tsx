import type { ReactNode } from "react";

type Props = {
  href: string;
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
export function ListLink(props: Props) {
  return <a data-list-link="" {...props} />;
}
