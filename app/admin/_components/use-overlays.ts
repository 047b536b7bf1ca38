import { createContext, useCallback, useState } from "react";
import { isChord } from "./is-chord";
import { isPanelOpen, takesLetters } from "./takes-letters";
import { askAboutScreen, isOverlayUnsaved } from "./use-unsaved";
import { useWindowKeyDown } from "./use-window-key-down";

/** The dialogs that open over any screen. */
export type Overlay = "check-in" | "find-member" | "keys" | "search";

/** Whom a check-in is for from the start. */
export type ChosenMember = { customerId: string; name: string };
type Open = (overlay: Overlay, member?: ChosenMember) => void;

/** Opens one of them from within a screen. */
export const OpenOverlay = createContext<Open>(() => {});

/** Single-letter shortcuts. */
const LETTERS: Readonly<Record<string, Overlay>> = { "?": "keys", c: "check-in", "/": "search" };

/** A screen's own search box, found in the DOM so that "/" works before the screen has hydrated. */
const screenSearch = () => document.querySelector<HTMLInputElement>('main [aria-keyshortcuts="/"]');
/** The button of a member's panel that checks them in. */
const panelCheckin = () =>
  document.querySelector<HTMLButtonElement>('[data-side-panel] [aria-keyshortcuts="c"]');

/** The open dialog, one at a time, and the keys that open it; they do not replace one that is open. */
export function useOverlays() {
  const [shown, setShown] = useState<Overlay | null>(null);
  const [member, setMember] = useState<ChosenMember>();
  const close = useCallback(() => setShown(null), []);
  // Stable across renders, because React re-renders a screen that has not hydrated when its context changes.
  const open = useCallback<Open>((overlay, chosen) => {
    const show = () => {
      setMember(chosen);
      setShown(overlay);
    };
    // Only the search leads to another screen.
    if (overlay === "search") askAboutScreen(show);
    else show();
  }, []);

  useWindowKeyDown((event) => {
    const letter = takesLetters(event) ? LETTERS[event.key] : undefined;
    // Works also while typing. Does nothing while a dialog or panel holds unsaved input.
    const overlay = isChord(event, "k") ? "search" : letter;
    if (!overlay) return;
    event.preventDefault();
    if (shown || isOverlayUnsaved()) return;
    const ofMember = event.key === "c" ? panelCheckin() : null;
    if (ofMember) return ofMember.click();
    const own = event.key === "/" && !isPanelOpen() ? screenSearch() : null;
    if (!own) return open(overlay);
    own.focus();
    own.select();
  });

  return { shown, member, open, close };
}
