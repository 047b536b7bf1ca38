function setRestoration(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode;
}

/**
 * Has the page start at its top when it is loaded again. The mode of the page that is left decides, and the browser asks
 * for it before that page hears that it is to go: it is set from the start. Only a jump within the page, and the place
 * jumped to, have the usual mode, so that Back undoes the jump. Returns the way to stop.
 */
export function startAtTopOnReload(): () => void {
  const followHash = () => setRestoration(window.location.hash ? "auto" : "manual");
  const beforeJump = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a[href^='#']")) setRestoration("auto");
  };
  followHash();
  window.addEventListener("hashchange", followHash);
  document.addEventListener("click", beforeJump);
  return () => {
    window.removeEventListener("hashchange", followHash);
    document.removeEventListener("click", beforeJump);
    setRestoration("auto");
  };
}
