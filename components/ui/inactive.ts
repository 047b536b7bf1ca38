import type { MouseEvent } from "react";

/** Of a button that takes no clicks for now: `disabled` would send the keyboard focus back to the top of the page. */
export const inactive = {
  "aria-disabled": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
