"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { hashTarget } from "./hash-target";
import { layOutBands, layOutWhole } from "./lay-out-bands";
import { followPage, watchScrollRestoration } from "./scroll-restoration";

function scrollToHash(): boolean {
  const target = hashTarget();
  if (!target) return false;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
  return true;
}

/**
 * Scrolls to the top on every route change, Back and Forward included, or to the element the hash names, as the
 * specification asks; on a legal page also after a reload.
 */
export function RouteEffects() {
  const pathname = usePathname();
  const lastPath = useRef<string>(undefined);
  useEffect(watchScrollRestoration, []);
  useEffect(() => {
    const isFirst = lastPath.current === undefined;
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isFirst) layOutBands();
    else layOutWhole();
    if (!scrollToHash() && !isFirst) window.scrollTo(0, 0);
    followPage();
    window.askAge?.();
    // After the effects of the rest of the page.
    setTimeout(() => window.replayEarlyTap?.());
  }, [pathname]);
  return null;
}
