"use client";

import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from "react";

type Row = { id: string; node: ReactNode };
type Keep = (id: string, isDone: boolean) => void;

const KeptRow = createContext<Keep>(() => {});

/** Tells the list that a row was done in it, or that this was undone. */
export const useKeptRow = (): Keep => useContext(KeptRow);

/** A list that keeps rows which were done in it until the page is left, so that they can be undone there. */
export function KeptRows({ rows, empty }: { rows: readonly Row[]; empty: ReactNode }) {
  const [kept, setKept] = useState(rows);
  const [done, setDone] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keep = useCallback<Keep>((id, isDone) => setDone((before) => new Map(before).set(id, isDone)), []);
  const listed = new Map(rows.map((row) => [row.id, row]));
  const left = kept.filter(({ id }) => listed.has(id) || done.has(id));
  const added = rows.filter(({ id }) => !kept.some((row) => row.id === id));
  if (added.length > 0 || left.length < kept.length) setKept([...left, ...added]);
  // An undone row leaves `done` once the server lists it again.
  const waiting = [...done].filter(([id, isDone]) => isDone || !listed.has(id));
  if (waiting.length < done.size) setDone(new Map(waiting));
  if (kept.length === 0) return empty;
  return (
    <KeptRow value={keep}>
      <ul className="divide-y">
        {kept.map((row) => (
          <Fragment key={row.id}>{listed.get(row.id)?.node ?? row.node}</Fragment>
        ))}
      </ul>
    </KeptRow>
  );
}
