import { useEffect, useState } from "react";

const keyOf = (customerId: string): string => `note-draft:${customerId}`;

/** What was typed as a note about a customer: closing the panel before it is saved does not lose it. */
export function useNoteDraft(customerId: string) {
  const [text, setText] = useState("");
  useEffect(() => setText(sessionStorage.getItem(keyOf(customerId)) ?? ""), [customerId]);
  const type = (typed: string) => {
    setText(typed);
    if (typed === "") sessionStorage.removeItem(keyOf(customerId));
    else sessionStorage.setItem(keyOf(customerId), typed);
  };
  return [text, type] as const;
}
