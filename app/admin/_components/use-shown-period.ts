import { usePathname, useSearchParams } from "next/navigation";
import { PERIOD_KEYS } from "@/lib/dashboard/keep-period";
import { adminRoutes } from "@/lib/routes";

/** What the address says of the period of the dashboard's figures; on other screens nothing. */
export function useShownPeriod(): Record<string, string> {
  const isDashboard = usePathname() === adminRoutes.dashboard.path;
  const params = useSearchParams();
  return Object.fromEntries(PERIOD_KEYS.map((key) => [key, (isDashboard && params.get(key)) || ""]));
}
