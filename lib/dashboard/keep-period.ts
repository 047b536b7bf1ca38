import type { PeriodQuery } from "@/lib/dashboard/period";
import { hrefWith } from "@/lib/href";
import { adminRoutes } from "@/lib/routes";

/** What chooses the period of the dashboard's figures. */
export const PERIOD_KEYS = ["days", "from", "to"] as const satisfies readonly (keyof PeriodQuery)[];

/** An address; one of the dashboard that chooses no period, such as a panel's or a part's, with this one. */
export function keepPeriod(href: string, period: Record<string, string>): string {
  // Only the address is used, not the origin, which a URL must have.
  const { pathname, searchParams, hash } = new URL(href, "https://origin.invalid");
  const choosesOne = PERIOD_KEYS.some((key) => searchParams.has(key));
  if (choosesOne || pathname !== adminRoutes.dashboard.path) return href;
  return hrefWith(pathname, { ...period, ...Object.fromEntries(searchParams) }) + hash;
}
