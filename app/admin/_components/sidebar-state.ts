import { useState } from "react";
import { useMediaQuery } from "@/components/browser/use-media-query";
import { isChord } from "./is-chord";
import { isOverlayUnsaved } from "./use-unsaved";
import { useWindowKeyDown } from "./use-window-key-down";

const COOKIE_SECONDS = 7 * 24 * 60 * 60;
/** Below this width the sidebar shows icons only (on a phone nothing) and opens as a drawer over the page. */
const WIDE_SCREEN = "(min-width: 1100px)";

function remember(isExpanded: boolean): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `sidebar_state=${isExpanded}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`;
}

export type SidebarState = {
  /** On wide screens: expanded, or folded to its icons. */
  isExpanded: boolean;
  /** On a tablet there is no room for more than icons. */
  isTablet: boolean;
  /** On narrow screens: the drawer over the page. */
  isDrawerOpen: boolean;
  setIsDrawerOpen: (isOpen: boolean) => void;
  /** Folds, unfolds, opens or closes the sidebar, depending on the screen. */
  toggle: () => void;
};

/**
 * The sidebar's state and its shortcut, Ctrl or Cmd with B. The shortcut does nothing while a dialog or panel holds
 * unsaved input.
 */
export function useSidebar(wasExpanded: boolean): SidebarState {
  const [isExpanded, setIsExpanded] = useState(wasExpanded);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isWide = useMediaQuery(WIDE_SCREEN, true);
  // A screen that has widened shows the sidebar beside the page.
  if (isWide && isDrawerOpen) setIsDrawerOpen(false);

  const toggle = () => {
    if (!isWide) return setIsDrawerOpen(!isDrawerOpen);
    remember(!isExpanded);
    setIsExpanded(!isExpanded);
  };
  useWindowKeyDown((event) => {
    if (!isChord(event, "b")) return;
    event.preventDefault();
    if (!isOverlayUnsaved()) toggle();
  });

  return { isExpanded, isTablet: !isWide, isDrawerOpen, setIsDrawerOpen, toggle };
}
