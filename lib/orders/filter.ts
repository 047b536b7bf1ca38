import { z } from "zod";
import { Prisma } from "@/lib/db/client";
import { isPaidOrder } from "@/lib/orders/paid";
import { addShopDays, formatShopDate, fromDateTimeInput, startOfShopDay, subShopDays } from "@/lib/time";

/** How an order's money may stand, for the filter of the Orders screen. */
export const ORDER_SHOWS = ["all", "paid", "paid-open", "unpaid", "refunded"] as const;
export type OrderShow = (typeof ORDER_SHOWS)[number];

export const orderShowLabels: Readonly<Record<OrderShow, string>> = {
  all: "All",
  paid: "Paid",
  "paid-open": "Paid, still open",
  unpaid: "Not paid",
  refunded: "Refunded",
};

const DayText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .catch("")
  .default("");

/** What the Orders screen carries in its address beside a search: the shop's days, and how the money stands. */
export const OrderFilter = z.object({
  show: z.enum(ORDER_SHOWS).catch("all").default("all"),
  from: DayText,
  to: DayText,
});
export type OrderFilter = z.output<typeof OrderFilter>;

/** Without days a filter looks at this many: nothing lists a million orders by what few of them are. */
const DEFAULT_DAYS = 30;

export type OrderSpan = { start: Date; end: Date; label: string };

/** The days an address asks for; null where it asks for all orders, or for no days of the calendar. */
export function orderSpan({ show, from, to }: OrderFilter, now: Date): OrderSpan | null {
  const [first, last] = [fromDateTimeInput(from || to), fromDateTimeInput(to || from)];
  if (first && last && first <= last) {
    const [one, other] = [formatShopDate(first), formatShopDate(last)];
    return { start: first, end: addShopDays(last, 1), label: one === other ? one : `${one} to ${other}` };
  }
  if (show === "all") return null;
  const today = startOfShopDay(now);
  return {
    start: subShopDays(today, DEFAULT_DAYS - 1),
    end: addShopDays(today, 1),
    label: `Last ${DEFAULT_DAYS} days`,
  };
}

const CONDITIONS: Readonly<Record<OrderShow, Prisma.Sql>> = {
  all: Prisma.sql`NOT is_test`,
  paid: isPaidOrder,
  "paid-open": Prisma.sql`status <> 'locked' AND payment_status = 'paid' AND NOT is_test`,
  unpaid: Prisma.sql`payment_status NOT IN ('paid', 'refunded', 'credited') AND NOT is_test`,
  refunded: Prisma.sql`refunded > 0 AND NOT is_test`,
};

/** The condition of a filter; null where it lists all orders. Test orders are in no filter, as in no number. */
export function orderFilterSql(filter: OrderFilter, now: Date): Prisma.Sql | null {
  const span = orderSpan(filter, now);
  if (!span) return null;
  return Prisma.sql`(created_at >= ${span.start} AND created_at < ${span.end} AND ${CONDITIONS[filter.show]})`;
}
