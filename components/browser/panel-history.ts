/**
 * A panel with an address of its own: Back closes it, and closing it goes back, so that the next Back does not open it
 * again.
 */

/** How many history entries back the page is that the panel in view was opened over; 0 for one entered as an address. */
export const panelDepth = (): number => window.history.state?.panels ?? 0;

/** @param below the panels that this one was opened from, all of which close with it */
export function pushPanel(address: string, below = 0): void {
  window.history.pushState({ panels: below + 1 }, "", address);
}

/** @param page the address of what the panel is over, where history has none */
export function leavePanel(page: string): void {
  const depth = panelDepth();
  if (depth > 0) window.history.go(-depth);
  else window.history.replaceState(null, "", page);
}
