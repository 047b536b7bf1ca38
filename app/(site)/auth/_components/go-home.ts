import { homeOf } from "@/components/auth/current-user";
import { hasWidget } from "@/components/layout/widget-script";

/** Leads a signed-in person to where they belong; into the back office by a fresh document where the widget runs. */
export function goHome(user: { isAdmin: boolean }, softly: (home: string) => void): void {
  const home = homeOf(user);
  if (user.isAdmin && hasWidget()) window.location.replace(home);
  else softly(home);
}
