import { hrefWith } from "@/app/admin/_components/read-search";
import { adminRoutes } from "@/lib/routes";

/** The Orders screen for some of the shop's days: the rows behind a number. */
export const ordersOf = (from: string, to: string, hour = ""): string =>
  hrefWith(adminRoutes.orders.path, { from, to, hour });

/** The lines that add up to the revenue of some days. */
export const moneyOf = (from: string, to: string): string =>
  hrefWith(adminRoutes.orders.path, { money: "1", from, to });

/** The visits or new members of some days, in a panel of the dashboard that goes on showing its period. */
export const rowsOf = (
  rows: "visits" | "members",
  [first, last]: readonly [string, string],
  period: Record<string, string>,
): string => hrefWith(adminRoutes.dashboard.path, { ...period, rows, first, last });
