"use client";

import { type RefObject, useEffect, useState } from "react";

/** How far below the viewport a place may be when it counts as near. */
const AHEAD = "600px";

/** Whether a reader has come near a place further down; false until then, and in the HTML. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        // Only the last entry is current.
        if (!entries.at(-1)?.isIntersecting) return;
        watch.disconnect();
        setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}
