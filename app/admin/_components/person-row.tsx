import type { ReactNode } from "react";
import { ListLink } from "@/app/admin/_components/list-link";
import { panelHrefs } from "@/lib/routes";

type Props = {
  customerId: string;
  name: string;
  note: string;
  /** The time, at the end of the row. */
  children: ReactNode;
};

/** A person in the list of a panel; the whole row leads to their file. */
export function PersonRow({ customerId, name, note, children }: Props) {
  return (
    <li className="relative flex items-center justify-between gap-4 py-2.5 hover:bg-accent">
      <p className="min-w-0">
        <ListLink
          href={panelHrefs.customer(customerId)}
          className="wrap-anywhere block font-medium after:absolute after:inset-0 hover:underline"
        >
          {name}
        </ListLink>
        <span className="block truncate text-muted-foreground text-sm">{note}</span>
      </p>
      <span className="whitespace-nowrap text-muted-foreground text-sm tabular-nums">{children}</span>
    </li>
  );
}
