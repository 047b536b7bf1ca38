import { hrefWith } from "@/app/admin/_components/read-search";
import { adminRoutes } from "@/lib/routes";

/** The address of the Orders screen with the orders of some of the shop's days. */
export const ordersOf = (from: string, to: string, hour = "", weekday = ""): string =>
  hrefWith(adminRoutes.orders.path, { from, to, hour, weekday });

/** The address of the money panel for some days. */
export const moneyOf = (from: string, to: string): string =>
  hrefWith(adminRoutes.orders.path, { money: "1", from, to });

/** The address of a dashboard panel with the rows behind a number of some days; keeps the dashboard's period. */
export const rowsOf = (
  rows: "visits" | "members" | "tier",
  [first, last]: readonly [string, string],
  period: Record<string, string>,
  { weekday = "", tier = "" } = {},
): string => hrefWith(adminRoutes.dashboard.path, { ...period, rows, first, last, weekday, tier });
