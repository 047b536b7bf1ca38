import { hrefWith } from "@/lib/href";
import { adminRoutes } from "@/lib/routes";

/** The address of a dashboard panel with the rows behind a number of some days; keeps the dashboard's period. */
export const rowsHref = (
  rows: "visits" | "members" | "tier",
  [first, last]: readonly [string, string],
  period: Record<string, string>,
  { weekday = "", tier = "" } = {},
): string => hrefWith(adminRoutes.dashboard.path, { ...period, rows, first, last, weekday, tier });
