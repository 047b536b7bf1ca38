import { useEffect, useState } from "react";
import { withStorage } from "@/app/admin/_components/with-storage";

const PREFIX = "note-draft:";

const read = (key: string): string => withStorage(() => sessionStorage.getItem(key), null) ?? "";

/** Where the browser stores nothing, a draft lasts as long as its field is shown. */
function keep(key: string, text: string): void {
  withStorage(
    () => (text === "" ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)),
    undefined,
  );
}

/** Drops all drafts of this tab. */
export function forgetNoteDrafts(): void {
  const keys = withStorage(() => Object.keys(sessionStorage), []);
  for (const key of keys) if (key.startsWith(PREFIX)) keep(key, "");
}

/**
 * Keeps a note that is being typed about a customer, so that closing the panel does not lose it. It is kept for `staff`,
 * a user name: a logout in another tab does not reach the drafts of this one.
 */
export function useNoteDraft(staff: string, customerId: string) {
  const key = `${PREFIX}${staff}:${customerId}`;
  const [text, setText] = useState("");
  useEffect(() => setText(read(key)), [key]);
  const type = (typed: string) => {
    setText(typed);
    keep(key, typed);
  };
  /** Empties the draft once it was saved, unless another was typed in the meantime. */
  const clear = (saved: string) => {
    setText((current) => (current === saved ? "" : current));
    if (read(key) === saved) keep(key, "");
  };
  return { text, type, clear };
}
