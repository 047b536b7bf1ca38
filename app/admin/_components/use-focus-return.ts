import { useRef } from "react";

/**
 * Radix restores the focus to a dialog's trigger; dialogs and panels here are opened from rows and shortcuts and have
 * none. Spread on a dialog's content: the focus returns to where it was, or to the page when that element is gone.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById("main");
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
