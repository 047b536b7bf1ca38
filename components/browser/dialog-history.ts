/**
 * A dialog with an address of its own: Back closes it, and closing it goes back, so that the next Back does not open it
 * again.
 */

/** How many history entries back the page is that the dialog in view was opened over; 0 for one entered as an address. */
export const dialogDepth = (): number => window.history.state?.dialogs ?? 0;

/** @param below the dialogs that this one was opened from, all of which close with it */
export function pushDialog(address: string, below = 0): void {
  window.history.pushState({ dialogs: below + 1 }, "", address);
}

/** @param page the address of what the dialog is over, where history has none */
export function leaveDialog(page: string): void {
  const depth = dialogDepth();
  if (depth > 0) window.history.go(-depth);
  else window.history.replaceState(null, "", page);
}
