"use client";

import { useSyncExternalStore } from "react";

const TICK_MS = 30_000;

/** Timers that fell due while a tab was frozen run as soon as it is shown again. */
function everyTick(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}

/**
 * The current time in ms, updated every half minute. During hydration it is the time of rendering, so that it matches
 * the HTML; it is never before that, even if the visitor's clock is wrong.
 */
export function useNow(renderedAt: number): number {
  return useSyncExternalStore(
    everyTick,
    () => Math.max(renderedAt, Math.floor(Date.now() / TICK_MS) * TICK_MS),
    () => renderedAt,
  );
}
