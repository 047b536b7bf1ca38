import { hrefWith } from "@/app/admin/_components/read-search";
import { adminRoutes } from "@/lib/routes";

/** The address of the Orders screen with the orders of some of the shop's days. */
export const ordersOf = (from: string, to: string, hour = ""): string =>
  hrefWith(adminRoutes.orders.path, { from, to, hour });

/** The address of the money panel for some days. */
export const moneyOf = (from: string, to: string): string =>
  hrefWith(adminRoutes.orders.path, { money: "1", from, to });

/** The address of a dashboard panel with the visits or new members of some days; keeps the dashboard's period. */
export const rowsOf = (
  rows: "visits" | "members",
  [first, last]: readonly [string, string],
  period: Record<string, string>,
): string => hrefWith(adminRoutes.dashboard.path, { ...period, rows, first, last });
