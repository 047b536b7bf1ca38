import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether the screen matches a media query, also when it changes.
 * @param onServer the answer in the HTML and during hydration
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", tell);
      return () => media.removeEventListener("change", tell);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
