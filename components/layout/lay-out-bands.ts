import { whenIdle } from "./when-idle";

/** Laid out together: about ten milliseconds' work for a phone. */
const TILES_AT_ONCE = 6;
const LONGEST_WAIT_MS = 200;
/** For browsers that do not tell when they are idle. */
const PAUSE_MS = 50;

const LATER = ".band-later, .tile-later";

/** From now on everything is laid out as it comes, and stands where it stood when the browser scrolls back to it. */
export function layOutWhole(): void {
  document.documentElement.dataset.layout = "whole";
}

/**
 * Lays out what the first paint left out (band-later and tile-later in globals.css), a piece each time the browser has
 * nothing else to do: the whole at once would hold a phone up for a third of a second.
 */
export function layOutBands(): void {
  const later = [...document.querySelectorAll<HTMLElement>(LATER)];
  const next = () => {
    const isBand = later[0]?.classList.contains("band-later");
    for (const piece of later.splice(0, isBand ? 1 : TILES_AT_ONCE))
      piece.style.contentVisibility = "visible";
    if (later.length > 0) whenIdle(next, LONGEST_WAIT_MS, PAUSE_MS);
    else layOutWhole();
  };
  whenIdle(next, LONGEST_WAIT_MS, PAUSE_MS);
}
