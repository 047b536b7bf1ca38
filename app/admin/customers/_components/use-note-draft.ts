import { useEffect, useState } from "react";

const PREFIX = "note-draft:";
const keyOf = (customerId: string): string => `${PREFIX}${customerId}`;

/** Drops all drafts of this tab. */
export function forgetNoteDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Keeps a note that is being typed about a customer, so that closing the panel does not lose it. */
export function useNoteDraft(customerId: string) {
  const [text, setText] = useState("");
  useEffect(() => setText(sessionStorage.getItem(keyOf(customerId)) ?? ""), [customerId]);
  const type = (typed: string) => {
    setText(typed);
    if (typed === "") sessionStorage.removeItem(keyOf(customerId));
    else sessionStorage.setItem(keyOf(customerId), typed);
  };
  /** Empties the draft once it was saved, unless another was typed in the meantime. */
  const clear = (saved: string) => {
    if (sessionStorage.getItem(keyOf(customerId)) === saved) type("");
  };
  return { text, type, clear };
}
