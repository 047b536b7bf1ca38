import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/**
 * The selected item: the first of these, until another is chosen among them. Left alone, cmdk keeps its selection when
 * hits come in above it, so that Enter opens what is no longer first.
 */
export function useSelection(ids: readonly string[]) {
  const list = ids.join("\n");
  const [chosen, setChosen] = useState({ list, id: "" });
  return {
    value: (chosen.list === list && chosen.id) || (ids[0] ?? ""),
    onValueChange: (id: string) => setChosen({ list, id }),
  };
}

/**
 * Enter before the results of a text are there takes the first of them when they come, instead of one of the text
 * before. Typing on takes it back.
 */
export function useEarlyEnter(text: string, isPending: boolean, takeFirst: () => void) {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current !== text) awaited.current = null;
    if (isPending || awaited.current === null) return;
    awaited.current = null;
    takeFirst();
  });
  return (event: KeyboardEvent) => {
    // The Enter of an input method ends a word, not the search.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isPending) return;
    event.preventDefault();
    awaited.current = text;
  };
}
