import { z } from "zod";
import { DayText } from "@/lib/day-text";
import { Prisma } from "@/lib/db/client";
import { clockHourText } from "@/lib/hours/words";
import { CREDITED, PAID, PARTIALLY_PAID, REFUNDED } from "@/lib/orders/is-paid";
import { paidOrderCondition, unsettledCondition } from "@/lib/orders/paid-order-sql";
import { WEEKDAYS } from "@/lib/repeat/weekly";
import { WEEKDAY_NAMES } from "@/lib/repeat/words";
import {
  addShopDays,
  formatShopDays,
  fromDateTimeInput,
  SHOP_TIME_ZONE,
  shopDay,
  startOfLastDays,
  startOfShopDay,
} from "@/lib/time";
import { wholeNumber } from "@/lib/whole-number";

/** The payment states by which the Orders screen filters. */
export const ORDER_SHOWS = ["all", "paid", "paid-open", "unpaid", "refunded"] as const;
export type OrderShow = (typeof ORDER_SHOWS)[number];

export const orderShowLabels: Readonly<Record<OrderShow, string>> = {
  all: "All",
  paid: "Paid",
  "paid-open": "Paid but open, or partly paid",
  unpaid: "Not paid",
  refunded: "Refunded",
};

const DayOrNone = DayText.catch("").default("");

/** A day of the week, 1 for Monday to 7 for Sunday, in an address. */
export const WeekdayNumber = wholeNumber(1, 7).optional().catch(undefined);
/** The creation time of a row on the shop's clock, in SQL. */
export const SHOP_CREATED_AT = Prisma.sql`created_at AT TIME ZONE ${SHOP_TIME_ZONE}`;
/** Whether a day or time of the shop's clock is of that day of the week. */
export const onWeekday = (shopTime: Prisma.Sql, weekday: number | undefined): Prisma.Sql =>
  weekday === undefined ? Prisma.sql`TRUE` : Prisma.sql`extract(isodow FROM ${shopTime}) = ${weekday}`;
/** The weekday at the end of a label, such as ", Mondays"; empty without one. */
export function weekdayWords(weekday: number | undefined): string {
  const day = weekday === undefined ? undefined : WEEKDAYS[weekday - 1];
  return day ? `, ${WEEKDAY_NAMES[day]}s` : "";
}

/** The filter of the Orders screen in its address, besides the search. */
export const OrderFilter = z.object({
  show: z.enum(ORDER_SHOWS).catch("all").default("all"),
  from: DayOrNone,
  to: DayOrNone,
  /** An hour of the shop's clock, 0 to 23. */
  hour: wholeNumber(0, 23).optional().catch(undefined),
  weekday: WeekdayNumber,
});
export type OrderFilter = z.output<typeof OrderFilter>;

/** How many days a filter without dates covers, so that a rare state does not scan a million orders. */
const DEFAULT_DAYS = 30;

/** The hour at the end of a label, such as ", 3 PM to 4 PM"; empty without one. */
function hourWords(hour: number | undefined): string {
  return hour === undefined ? "" : `, ${clockHourText(hour)} to ${clockHourText((hour + 1) % 24)}`;
}

/** The first and the last day of an address; null for what is no day of the calendar. */
const daysOf = ({ from, to }: OrderFilter) =>
  [fromDateTimeInput(from || to), fromDateTimeInput(to || from)] as const;

/** Whether all orders are listed where an address asks for no days. */
const isOfAllDays = ({ show, hour, weekday }: OrderFilter): boolean =>
  show === "all" && hour === undefined && weekday === undefined;

/** Why the days of an address cannot be shown and what is shown instead, in one sentence; null when nothing is wrong. */
export function orderDaysProblem(filter: OrderFilter): string | null {
  if (!filter.from && !filter.to) return null;
  const [first, last] = daysOf(filter);
  if (first && last && first <= last) return null;
  const shown = isOfAllDays(filter) ? "all days are shown" : `the last ${DEFAULT_DAYS} days are shown`;
  return first && last
    ? `The range ends before it begins, so ${shown}.`
    : `That is not a date on the calendar, so ${shown}.`;
}

export type OrderSpan = { start: Date; end: Date; label: string };

/** The days an address asks for; null where it asks for all orders, or for no days of the calendar. */
export function orderSpan(filter: OrderFilter, now: Date): OrderSpan | null {
  const parts = `${weekdayWords(filter.weekday)}${hourWords(filter.hour)}`;
  const [first, last] = daysOf(filter);
  if (first && last && first <= last) {
    return { start: first, end: addShopDays(last, 1), label: `${formatShopDays(first, last)}${parts}` };
  }
  if (isOfAllDays(filter)) return null;
  return {
    start: startOfLastDays(now, DEFAULT_DAYS),
    end: addShopDays(startOfShopDay(now), 1),
    label: `Last ${DEFAULT_DAYS} days${parts}`,
  };
}

/** The days of the money panel, the earlier first; today where an address asks for no day of the calendar. */
export function moneyDays({ from, to }: Pick<OrderFilter, "from" | "to">, now: Date): [string, string] {
  const [first = shopDay(now), last = first] = [from, to].filter((day) => fromDateTimeInput(day)).sort();
  return [first, last];
}

const CONDITIONS: Readonly<Record<OrderShow, Prisma.Sql>> = {
  all: Prisma.sql`NOT is_test`,
  paid: paidOrderCondition(),
  "paid-open": unsettledCondition,
  unpaid: Prisma.sql`payment_status NOT IN (${PAID}, ${PARTIALLY_PAID}, ${REFUNDED}, ${CREDITED}) AND NOT is_test`,
  // Clover may call an order refunded and show no refund of it.
  refunded: Prisma.sql`(refunded > 0 OR payment_status = ${REFUNDED}) AND NOT is_test`,
};

/** The days, the hour and the weekday of a filter, of rows with `created_at`; null where it covers all time. */
export function orderTimeSql(filter: OrderFilter, now: Date): Prisma.Sql | null {
  const span = orderSpan(filter, now);
  if (!span) return null;
  const hour =
    filter.hour === undefined
      ? Prisma.empty
      : Prisma.sql`AND extract(hour FROM ${SHOP_CREATED_AT}) = ${filter.hour}`;
  return Prisma.sql`(created_at >= ${span.start} AND created_at < ${span.end} ${hour}
    AND ${onWeekday(SHOP_CREATED_AT, filter.weekday)})`;
}

/** The condition of a filter; null where it lists all orders. Test orders are in no filter, as in no number. */
export function orderFilterSql(filter: OrderFilter, now: Date): Prisma.Sql | null {
  const time = orderTimeSql(filter, now);
  return time && Prisma.sql`(${time} AND ${CONDITIONS[filter.show]})`;
}
