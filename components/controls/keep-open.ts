import { isSecondPress } from "./second-press";

/**
 * Keeps a dialog open at a press outside it that does not mean to close it: on a toast, which lies over the dialog, or the
 * second of a double click on what opened it.
 */
export function keepOpen(event: Event): void {
  const toast = event.target instanceof Element && event.target.closest("[data-sonner-toaster]");
  if (toast || isSecondPress()) event.preventDefault();
}
