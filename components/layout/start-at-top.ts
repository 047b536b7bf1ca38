function setRestoration(mode: ScrollRestoration): void {
  window.history.scrollRestoration = mode;
}

/**
 * Makes the page start at its top after a reload. The browser reads the scroll-restoration mode of the page that is
 * unloaded before that page gets an event, so it is set from the start. Entries of jumps within the page keep the
 * default mode, so that Back undoes the jump. Returns the clean-up function.
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
