import { hasWidget } from "@/components/consent/widget-script";
import type { adminRoutes, routes } from "@/lib/routes";

/** Addresses of lib/routes as literals: importing that module would add it to the sign-in page's first script. */
const HOME: typeof routes.home.path = "/";
const BACK_OFFICE: typeof adminRoutes.dashboard.path = "/admin";

/**
 * Navigates a signed-in user to their start page, a fixed address and never one taken from the URL; into the back
 * office as a new document when the widget runs here.
 */
export function goHome(user: { isAdmin: boolean }, navigate: (home: string) => void): void {
  const home = user.isAdmin ? BACK_OFFICE : HOME;
  if (user.isAdmin && hasWidget()) window.location.replace(home);
  else navigate(home);
}
