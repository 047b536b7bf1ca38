import { type RefObject, useEffect } from "react";
import { takesLetters } from "./takes-letters";

/** "/" moves the focus into a screen's own search box, unless something is being typed or a dialog is open. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || !takesLetters(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    // Before the frame's own listener, which opens the one search where a screen has none.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [input]);
}
