"use client";

import { useSyncExternalStore } from "react";

const TICK_MS = 30_000;

function everyTick(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  document.addEventListener("visibilitychange", tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tell);
  };
}

/**
 * The time in ms, to half a minute: while a kept page comes to life the time it was rendered at, so that it matches its
 * HTML, and from then on the visitor's. Never before the rendering, whatever the visitor's clock says.
 */
export function useNow(renderedAt: number): number {
  return useSyncExternalStore(
    everyTick,
    () => Math.max(renderedAt, Math.floor(Date.now() / TICK_MS) * TICK_MS),
    () => renderedAt,
  );
}
