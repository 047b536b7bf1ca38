import { homeOf } from "@/components/auth/current-user";
import { hasWidget } from "@/components/layout/widget-script";

/** Navigates a signed-in user to their start page; into the back office as a new document when the widget runs here. */
export function goHome(user: { isAdmin: boolean }, softly: (home: string) => void): void {
  const home = homeOf(user);
  if (user.isAdmin && hasWidget()) window.location.replace(home);
  else softly(home);
}
