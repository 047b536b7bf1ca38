"use client";

import { Fragment, type ReactNode, useState } from "react";

type Row = { id: string; node: ReactNode };

/** A list that keeps its rows until the page is left, so that what was just done can be undone there. */
export function KeptRows({ rows, empty }: { rows: readonly Row[]; empty: ReactNode }) {
  const [kept, setKept] = useState(rows);
  const added = rows.filter(({ id }) => !kept.some((row) => row.id === id));
  if (added.length > 0) setKept([...kept, ...added]);
  if (kept.length === 0) return empty;
  return (
    <ul className="divide-y">
      {kept.map((row) => (
        <Fragment key={row.id}>{rows.find(({ id }) => id === row.id)?.node ?? row.node}</Fragment>
      ))}
    </ul>
  );
}
