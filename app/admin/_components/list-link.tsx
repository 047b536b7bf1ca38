import type { ReactNode } from "react";

type Props = {
  href: string;
  /** The parameters it is about (on-top-of.ts), for a link that otherwise keeps what the list shows. */
  sets?: string;
  className?: string;
  "aria-label"?: string;
  "aria-current"?: "true";
  children?: ReactNode;
};

/**
 * A link of a list, followed without loading the page (use-list-clicks.ts). A plain element: rendering Next's Link, a
 * client component, costs the server as much as the rest of a row.
 */
export function ListLink({ sets = "", ...props }: Props) {
  return <a data-list-link={sets} {...props} />;
}

/** A number that leads to what it counts, with a target of 24 px, on phones of 44. */
export function NumberLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ListLink href={href} className="tap-link inline-block min-w-6 py-0.5 hover:underline">
      {children}
    </ListLink>
  );
}
