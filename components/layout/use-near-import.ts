"use client";

import { type RefObject, useEffect, useState } from "react";

/** How far below the screen a place is when its code is fetched. */
const AHEAD = "600px";

/**
 * Code that only a place further down needs, fetched as a reader comes near it: null until it is there, "failed" where
 * it cannot be had. `load` must be the same function at every rendering.
 */
export function useNearImport<Part extends object>(
  place: RefObject<Element | null>,
  load: () => Promise<Part>,
): Part | "failed" | null {
  const [part, setPart] = useState<Part | "failed" | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        // The last one is of now.
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
