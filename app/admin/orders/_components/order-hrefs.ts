import { hrefWith, pageParam } from "@/lib/href";
import type { OrderFilter } from "@/lib/orders/filter";
import { adminRoutes, api } from "@/lib/routes";

export type Listed = OrderFilter & { q: string; page?: number };
type Panel = { order?: string; money?: "" | "1"; line?: string };

/** A filter without its days, as the address has it: empty where nothing is chosen. */
export const filterKeys = ({ show, hour, weekday }: Omit<OrderFilter, "from" | "to">) => ({
  show: show === "all" ? "" : show,
  hour: hour?.toString() ?? "",
  weekday: weekday?.toString() ?? "",
});

/** The file of all orders of a list, whatever its page. */
export const orderExportHref = (listed: Listed): string => {
  const { q, from, to } = listed;
  return hrefWith(api.ordersExport, { q, from, to, ...filterKeys(listed) });
};

/** The address of the list of orders with its search, filter and page, and of the panel that is open over it. */
export const orderListHref = (listed: Listed, { order = "", money = "", line = "" }: Panel = {}): string => {
  const { q, from, to, page = 1 } = listed;
  return hrefWith(adminRoutes.orders.path, {
    q,
    from,
    to,
    ...filterKeys(listed),
    page: pageParam(page),
    order,
    money,
    line,
  });
};

/** The address of the list of orders of some of the shop's days. */
export const ordersHref = (from: string, to: string, { hour = "", weekday = "" } = {}): string =>
  hrefWith(adminRoutes.orders.path, { from, to, hour, weekday });

/** The address of the money panel for some days. */
export const moneyHref = (from: string, to: string): string =>
  hrefWith(adminRoutes.orders.path, { money: "1", from, to });
