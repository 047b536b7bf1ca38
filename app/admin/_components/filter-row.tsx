"use client";

import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  label: string;
  /** Names the chosen filter: when it changes, the row scrolls to it. */
  chosen: string;
  /** The filters, as list items; the chosen one is a link with aria-current. */
  children: ReactNode;
};

/** Filters above a list, in one row that scrolls. A list may open with a filter that is beyond the end of a phone. */
export function FilterRow({ label, chosen, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason to scroll again.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !link) return;
    const [inside, around] = [link.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += inside.left - around.left - (around.width - inside.width) / 2;
  }, [chosen]);
  return (
    <nav aria-label={label} className="min-w-0">
      <ul ref={row} className="filter-row">
        {children}
      </ul>
    </nav>
  );
}
