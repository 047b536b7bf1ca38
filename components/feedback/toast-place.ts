import { useMediaQuery } from "@/components/browser/use-media-query";
import { useIsBackOffice } from "@/components/navigation/use-is-back-office";

/** sonner's own limit. */
const PHONE = "(max-width: 600px)";
/** Below the back office's header, and below the Close of a panel and of a dialog. */
const BELOW_CLOSE = "4.75rem";

type ToastPlace = {
  position: "bottom-right" | "bottom-left" | "top-right";
  isPhone: boolean;
  /** The distance from the top or the bottom of the screen. */
  offset: { top: string } | { bottom: string };
};

/**
 * Above the phones' bar of the site and the cookie banner, where they are (app/globals.css). In the back office away
 * from the buttons of dialogs and panels, which are at the bottom, on wider screens at its right: a notice that a save
 * failed would lie over the button that tries again.
 */
export function toastPlace(isBackOffice: boolean, isPhone: boolean): ToastPlace {
  if (isBackOffice && isPhone) return { position: "top-right", isPhone, offset: { top: BELOW_CLOSE } };
  const bottom = `calc(${isPhone ? "1rem" : "1.5rem"} + var(--reach-bar) + var(--cookie-banner))`;
  return { position: isBackOffice ? "bottom-left" : "bottom-right", isPhone, offset: { bottom } };
}

/** Where a toast stands on this screen. */
export const useToastPlace = (): ToastPlace => toastPlace(useIsBackOffice(), useMediaQuery(PHONE));
