/** A return is often told twice, by the document and by the window, and staff may go to and fro. */
const QUIET_MS = 10_000;

/**
 * Calls `look` when staff come back to this tab or its window, at most once in ten seconds.
 * @returns what ends it
 */
export function onReturn(look: () => void): () => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  const tell = () => {
    if (document.visibilityState === "hidden" || Date.now() - lookedAt < QUIET_MS) return;
    lookedAt = Date.now();
    look();
  };
  document.addEventListener("visibilitychange", tell);
  window.addEventListener("focus", tell);
  return () => {
    document.removeEventListener("visibilitychange", tell);
    window.removeEventListener("focus", tell);
  };
}
