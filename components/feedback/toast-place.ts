import { useMediaQuery } from "@/components/browser/use-media-query";
import { useIsBackOffice } from "@/components/navigation/use-is-back-office";

/** sonner's own limit. */
const PHONE = "(max-width: 600px)";
/** Also below the Close of a panel and of a dialog that is as high as the screen. */
export const BELOW_HEADER = "4.75rem";

type ToastPlace = {
  position: "bottom-right" | "bottom-left" | "top-right";
  isPhone: boolean;
  /** The distance from the top or the bottom of the screen. */
  offset: { top: string } | { bottom: string };
};

/**
 * At the bottom are the buttons of forms, dialogs and panels, and a notice that a save failed would lie over the one
 * that tries again. So on a phone a toast is at the top. On wider screens it is beside them: those of the back office
 * are at the right. The phones' bar of the site and the cookie banner are at the bottom (app/globals.css).
 * @param top on a phone, where something else than the header is to be kept clear of (toast-top.ts)
 */
export function toastPlace(isBackOffice: boolean, isPhone: boolean, top = BELOW_HEADER): ToastPlace {
  if (isPhone) return { position: "top-right", isPhone, offset: { top } };
  const bottom = "calc(1.5rem + var(--reach-bar) + var(--cookie-banner))";
  return { position: isBackOffice ? "bottom-left" : "bottom-right", isPhone, offset: { bottom } };
}

/** Where a toast stands on this screen. */
export const useToastPlace = (top?: string): ToastPlace =>
  toastPlace(useIsBackOffice(), useMediaQuery(PHONE), top);
