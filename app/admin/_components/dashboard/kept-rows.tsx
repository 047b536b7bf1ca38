"use client";

import { createContext, Fragment, type ReactNode, useContext, useState } from "react";

type Row = { id: string; node: ReactNode };
type Keep = (id: string, isDone: boolean) => void;
type Kept = { done: ReadonlyMap<string, boolean>; keep: Keep };

const KeptRow = createContext<Kept>({ done: new Map(), keep: () => {} });

/** Whether the list keeps a row that was done in it, and what tells it that a row was done or that this was undone. */
export function useKeptRow(id: string): { isKept: boolean; keep: (isDone: boolean) => void } {
  const { done, keep } = useContext(KeptRow);
  return { isKept: done.has(id), keep: (isDone) => keep(id, isDone) };
}

/** A list that keeps rows which were done in it until the page is left, so that they can be undone there. */
export function KeptRows({ rows, empty }: { rows: readonly Row[]; empty: ReactNode }) {
  const [kept, setKept] = useState(rows);
  // True while the server still lists a row as before; one that it lists again later was undone, here or elsewhere.
  const [done, setDone] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keep: Keep = (id, isDone) => setDone((before) => new Map(before).set(id, isDone));
  const listed = new Map(rows.map((row) => [row.id, row]));
  const left = kept.filter(({ id }) => listed.has(id) || done.has(id));
  const added = rows.filter(({ id }) => !kept.some((row) => row.id === id));
  if (added.length > 0 || left.length < kept.length) setKept([...left, ...added]);
  if ([...done].some(([id, isAsBefore]) => isAsBefore !== listed.has(id))) {
    const waiting = [...done.keys()].filter((id) => done.get(id) || !listed.has(id));
    setDone(new Map(waiting.map((id) => [id, listed.has(id)])));
  }
  if (kept.length === 0) return empty;
  return (
    <KeptRow value={{ done, keep }}>
      <ul className="divide-y">
        {kept.map((row) => (
          <Fragment key={row.id}>{listed.get(row.id)?.node ?? row.node}</Fragment>
        ))}
      </ul>
    </KeptRow>
  );
}
