import { useCallback, useEffect, useState } from "react";
import { takesLetters } from "./takes-letters";

/** What the frame can open over any screen. */
export type Overlay = "check-in" | "keys" | "search";

/** Letters that open one, unless something is being typed. */
const LETTERS: Readonly<Record<string, Overlay>> = { "?": "keys", c: "check-in", "/": "search" };

/** Ctrl or Cmd with K works everywhere, also while something is typed. */
const isSearchChord = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** A screen's own search, found in the page so that "/" leads to it before the screen has come to life. */
const screenSearch = () => document.querySelector<HTMLInputElement>('main [aria-keyshortcuts="/"]');

/** One overlay of the frame at a time, and the keys that open them. */
export function useOverlays() {
  const [shown, setShown] = useState<Overlay | null>(null);
  const close = useCallback(() => setShown(null), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const letter = takesLetters(event) ? LETTERS[event.key] : undefined;
      const overlay = isSearchChord(event) ? "search" : letter;
      if (!overlay) return;
      event.preventDefault();
      const own = event.key === "/" ? screenSearch() : null;
      if (!own) {
        setShown(overlay);
        return;
      }
      own.focus();
      own.select();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return { open: setShown, close, isOpen: (overlay: Overlay) => shown === overlay };
}
