import { type RefObject, useRef } from "react";
import { watchScreen } from "./screen-wait";

/** The topmost panel or dialog that stays open, or else the page. */
export function focusFallback(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]');
  return [...open].at(-1) ?? document.getElementById("main");
}

/**
 * Focuses the button a dialog was opened from. A change may move or remove its row once the dialog has closed: the focus
 * then goes to what stays.
 */
function focusOpener(button: HTMLElement): void {
  button.focus();
  const stop = watchScreen(() => {
    if (button.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusFallback()?.focus({ preventScroll: true });
  });
}

/** True when the focus moved on after a dialog was closed: a shortcut came before the dialog gave the focus back. */
function hasMovedOn(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.matches('[role$="dialog"]');
}

/**
 * The ref of a button that may go away once it was pressed, with its row or by itself: the focus it has goes to what
 * stays instead of being lost.
 */
export const passFocusOn = (button: HTMLElement | null) => () => {
  if (button && button === document.activeElement) focusFallback()?.focus({ preventScroll: true });
};

/**
 * Radix restores the focus to a dialog's trigger; dialogs and panels here are opened from rows and shortcuts and have
 * none. Spread on a dialog's content: the focus returns to where it was, or to what stays when that element is gone.
 * @param own where the focus was, for a dialog that empties it when that element is about to go
 */
export function useFocusReturn(own?: RefObject<Element | null>) {
  const kept = useRef<Element | null>(null);
  const opener = own ?? kept;
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (hasMovedOn()) return;
      const from = opener.current;
      // The body has the focus where an address opened the dialog, or a key before anything was focused.
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) focusOpener(from);
      else focusFallback()?.focus({ preventScroll: true });
    },
  };
}
