import { useRef } from "react";

/** The panel or dialog that stays open below the one that closes, or else the page. */
function whatStays(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]');
  return [...open].at(-1) ?? document.getElementById("main");
}

/**
 * Radix restores the focus to a dialog's trigger; dialogs and panels here are opened from rows and shortcuts and have
 * none. Spread on a dialog's content: the focus returns to where it was, or to what stays when that element is gone.
 * @param isLeaving whether what the dialog was opened from is about to go, as when it asked whether to delete that
 */
export function useFocusReturn(isLeaving: () => boolean = () => false) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected && !isLeaving() ? opener.current : whatStays();
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
