const LEGAL_PAGES = "/legal/";

function setRestoration(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode;
}

/**
 * Whether the browser restores the scroll position of the current history entry, after a reload too: on a legal page
 * only of jumps within it, so that Back undoes the jump.
 */
export function followPage(): void {
  const isRestored = !window.location.pathname.startsWith(LEGAL_PAGES) || window.location.hash !== "";
  setRestoration(isRestored ? "auto" : "manual");
}

/**
 * Keeps the browser from restoring the position of a page that Back or Forward opens, and of a legal page that is
 * reloaded. The browser reads the mode before the page gets an event, so it is set from the start, or when the history
 * entry is left.
 * @returns the clean-up function
 */
export function watchScrollRestoration(): () => void {
  const beforeLeaving = ({ destination }: NavigateEvent) => {
    const isOther = new URL(destination.url).pathname !== window.location.pathname;
    if (destination.sameDocument && isOther) setRestoration("manual");
  };
  const beforeJump = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a[href^='#']")) setRestoration("auto");
  };
  // Browsers without the Navigation API may restore the position.
  window.navigation?.addEventListener("navigate", beforeLeaving);
  window.addEventListener("hashchange", followPage);
  document.addEventListener("click", beforeJump);
  return () => {
    window.navigation?.removeEventListener("navigate", beforeLeaving);
    window.removeEventListener("hashchange", followPage);
    document.removeEventListener("click", beforeJump);
    setRestoration("auto");
  };
}
