import { whenIdle } from "@/components/browser/when-idle";

/** Tiles laid out in one go: about ten milliseconds of work on a phone. */
const TILES_AT_ONCE = 6;
const MAX_WAIT_MS = 200;
/** The pause between batches in browsers without requestIdleCallback. */
const PAUSE_MS = 50;

const LATER = ".band-later, .tile-later";

/** Turns late layout off, so that everything keeps its place when the browser restores the scroll position. */
export function layOutWhole(): void {
  document.documentElement.dataset.layout = "whole";
}

/**
 * Lays out what the first paint skipped (band-later and tile-later in globals.css), one batch per idle period: all at
 * once would block a phone for a third of a second.
 */
export function layOutBands(): void {
  const later = [...document.querySelectorAll<HTMLElement>(LATER)];
  const next = () => {
    const isBand = later[0]?.classList.contains("band-later");
    for (const piece of later.splice(0, isBand ? 1 : TILES_AT_ONCE))
      piece.style.contentVisibility = "visible";
    if (later.length > 0) whenIdle(next, MAX_WAIT_MS, PAUSE_MS);
    else layOutWhole();
  };
  whenIdle(next, MAX_WAIT_MS, PAUSE_MS);
}
