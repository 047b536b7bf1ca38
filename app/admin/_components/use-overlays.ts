import { createContext, useCallback, useEffect, useState } from "react";
import { takesLetters } from "./takes-letters";
import { askAboutScreen, isAnythingUnsaved } from "./use-unsaved";

/** The dialogs that open over any screen. */
export type Overlay = "check-in" | "keys" | "search";

/** Opens one of them from within a screen. */
export const OpenOverlay = createContext<(overlay: Overlay) => void>(() => {});

/** Single-letter shortcuts. */
const LETTERS: Readonly<Record<string, Overlay>> = { "?": "keys", c: "check-in", "/": "search" };

/** Ctrl or Cmd with K works everywhere, also while typing, except over what it could lead away from unsaved. */
const isSearchChord = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** A screen's own search box, found in the DOM so that "/" works before the screen has hydrated. */
const screenSearch = () => document.querySelector<HTMLInputElement>('main [aria-keyshortcuts="/"]');

/** Of the dialogs only the search leads to another screen. */
const hasToAsk = (overlay: Overlay) => overlay === "search" && askAboutScreen();

/** The open dialog, one at a time, and the keys that open it; they do not replace one that is open. */
export function useOverlays() {
  const [shown, setShown] = useState<Overlay | null>(null);
  const close = useCallback(() => setShown(null), []);
  const open = (overlay: Overlay) => {
    if (!hasToAsk(overlay)) setShown(overlay);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const letter = takesLetters(event) ? LETTERS[event.key] : undefined;
      const overlay = isSearchChord(event) ? "search" : letter;
      if (!overlay) return;
      event.preventDefault();
      if (isAnythingUnsaved()) return;
      const own = event.key === "/" ? screenSearch() : null;
      if (!own) {
        if (!hasToAsk(overlay)) setShown((current) => current ?? overlay);
        return;
      }
      own.focus();
      own.select();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return { shown, open, close };
}
