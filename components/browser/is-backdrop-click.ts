import type { MouseEvent } from "react";

/**
 * A click on what a native dialog covers, which closes it. The second click of a double click on the button that opened
 * the dialog lands there too, and would close it before anyone has read it.
 */
export function isBackdropClick({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>): boolean {
  return target === currentTarget && detail < 2;
}
