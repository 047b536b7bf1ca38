import type { FocusEvent } from "react";

/** From the last control of a dialog to its first, and back, Radix moves the focus without scrolling there. */
export function showFocused({ currentTarget, target }: FocusEvent): void {
  if (target !== currentTarget && target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest" });
}
