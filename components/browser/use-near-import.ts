"use client";

import { type RefObject, useEffect, useState } from "react";

/** How far below the viewport a place may be when its code is fetched. */
const AHEAD = "600px";

/**
 * Imports code for a place further down as a reader comes near it: null until it is loaded, "failed" when it cannot be.
 * `load` must be the same function at every rendering.
 */
export function useNearImport<Part extends object>(
  place: RefObject<Element | null>,
  load: () => Promise<Part>,
): Part | "failed" | null {
  const [part, setPart] = useState<Part | "failed" | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        // Only the last entry is current.
        if (!entries.at(-1)?.isIntersecting) return;
        watch.disconnect();
        load().then(setPart, () => setPart("failed"));
      },
      { rootMargin: AHEAD },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, load]);
  return part;
}
