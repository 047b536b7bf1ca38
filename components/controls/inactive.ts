import type { MouseEvent } from "react";

/**
 * Props of a button that takes no clicks for now. Not `disabled`, because a browser takes the focus away from a
 * disabled button, and the keyboard would start again at the top of the page.
 */
export const inactive = {
  "aria-disabled": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
