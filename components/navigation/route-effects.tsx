"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { hashTarget } from "./hash-target";
import { layOutBands, layOutWhole } from "./lay-out-bands";
import { followPage, watchScrollRestoration } from "./scroll-restoration";

function scrollToHash(): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  hashTarget()?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
}

/**
 * Scrolls to the top on every route change, Back and Forward included, or to the element the hash names, as the
 * specification asks; on a legal page also after a reload.
 */
export function RouteEffects() {
  const pathname = usePathname();
  const lastPath = useRef<string>(undefined);
  useEffect(watchScrollRestoration, []);
  // Before the page is painted: Next has jumped to the place that the hash names, which would be seen for a moment.
  useLayoutEffect(() => {
    if (lastPath.current === undefined || lastPath.current === pathname) return;
    layOutWhole();
    window.scrollTo({ top: 0, behavior: "instant" });
    scrollToHash();
  }, [pathname]);
  useEffect(() => {
    const isFirst = lastPath.current === undefined;
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isFirst) {
      layOutBands();
      scrollToHash();
    }
    followPage();
    window.askAge?.();
    // After the effects of the rest of the page.
    setTimeout(() => window.replayEarlyTap?.());
  }, [pathname]);
  return null;
}
