import { hrefWith } from "@/app/admin/_components/read-search";
import { adminRoutes } from "@/lib/routes";

/** The Orders screen for some of the shop's days: the rows behind a number. */
export const ordersOf = (from: string, to: string): string => hrefWith(adminRoutes.orders.path, { from, to });
