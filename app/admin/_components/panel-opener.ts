import { panelKeys } from "./panel-keys";

/** Marks a way back that staff have already been asked about. */
export const ASKED = "asked";

/**
 * The history entry of the other screen, or of the other panel, from which a panel was opened; null for one opened on
 * its own screen. Also null where the browser has no Navigation API, and after a reload, which forgets the other screen.
 * @param keys the parameters of the panel
 */
export function panelOpener(keys: readonly string[]): NavigationHistoryEntry | null {
  const navigation: Navigation | undefined = window.navigation;
  const at = navigation?.currentEntry?.index ?? 0;
  for (const entry of navigation?.entries().slice(0, at).toReversed() ?? []) {
    if (!entry.sameDocument || !entry.url) return null;
    const { pathname, searchParams } = new URL(entry.url);
    if (pathname !== window.location.pathname) return entry;
    // Pages and filters of the panel itself are entries, too.
    if (keys.some((key) => searchParams.has(key))) continue;
    // A link within a panel may open another one on the same screen.
    return Object.keys(panelKeys).some((name) => searchParams.has(name)) ? entry : null;
  }
  return null;
}

/** Goes back to a history entry, and then calls `onBack`. */
export function returnTo({ key }: NavigationHistoryEntry, onBack: () => void): void {
  const { committed, finished } = window.navigation.traverseTo(key, { info: ASKED });
  // A link that is followed meanwhile takes its place.
  committed?.then(onBack, () => {});
  finished?.catch(() => {});
}
