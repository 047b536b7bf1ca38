/** As long as a screen, or the list that an answer brings along, may take to be shown. */
export const SCREEN_WAIT_MS = 10_000;

/**
 * Calls `look` after each change of the page, for as long as a screen may take to be shown.
 * @returns what ends that earlier
 */
export function watchScreen(look: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), SCREEN_WAIT_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
