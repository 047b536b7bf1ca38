import type { PeriodQuery } from "@/lib/dashboard/period";
import { hrefWith } from "@/lib/href";
import { adminRoutes } from "@/lib/routes";

/** The parameters that choose the period of the dashboard's figures. */
export const PERIOD_KEYS = ["days", "from", "to"] as const satisfies readonly (keyof PeriodQuery)[];

/**
 * Adds the period to an address of the dashboard that names none, such as a panel's; any other address is returned
 * unchanged.
 */
export function keepPeriod(href: string, period: Record<string, string>): string {
  // URL needs an origin, which is not used.
  const { pathname, searchParams, hash } = new URL(href, "https://origin.invalid");
  const choosesOne = PERIOD_KEYS.some((key) => searchParams.has(key));
  if (choosesOne || pathname !== adminRoutes.dashboard.path) return href;
  return hrefWith(pathname, { ...period, ...Object.fromEntries(searchParams) }) + hash;
}
