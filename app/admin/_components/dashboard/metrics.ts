import { formatCount } from "@/lib/count";
import type { DayFigures } from "@/lib/dashboard/period-figures";
import { formatDollars } from "@/lib/money";
import { formatShopDate, middayOf } from "@/lib/time";

/** A metric of the dashboard: how it is read from a day, and how it is formatted. */
export type Metric = {
  key: "revenue" | "orders" | "visits" | "newMembers";
  label: string;
  amountOf: (day: DayFigures) => number;
  textOf: (amount: number) => string;
  /** The short format for an axis. */
  shortOf: (amount: number) => string;
};

const wholeOrOne = (amount: number): string =>
  Number.isInteger(amount) ? formatCount(amount) : amount.toFixed(1);

function shortDollars(amount: number): string {
  // Refunds may outweigh what was sold.
  if (amount < 0) return `-${shortDollars(-amount)}`;
  if (amount >= 10_000) return `$${formatCount(Math.round(amount / 1000))}k`;
  // Half of a small top of the axis would be rounded to an amount that is there already.
  if (amount < 10 && !Number.isInteger(amount)) return formatDollars(amount.toFixed(2));
  return `$${formatCount(Math.round(amount))}`;
}

export const METRICS: readonly [Metric, ...Metric[]] = [
  {
    key: "revenue",
    label: "Revenue",
    amountOf: ({ revenue }) => Number(revenue),
    textOf: (amount) => formatDollars(amount.toFixed(2)),
    shortOf: shortDollars,
  },
  {
    key: "orders",
    label: "Orders",
    amountOf: ({ orders }) => orders,
    textOf: wholeOrOne,
    shortOf: wholeOrOne,
  },
  {
    key: "visits",
    label: "Visits",
    amountOf: ({ visits }) => visits,
    textOf: wholeOrOne,
    shortOf: wholeOrOne,
  },
  {
    key: "newMembers",
    label: "New members",
    amountOf: ({ newMembers }) => newMembers,
    textOf: wholeOrOne,
    shortOf: wholeOrOne,
  },
];

export const WEEKDAY_LABELS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** "Nov 21, 2026" for the shop day 2026-11-21. */
export const dayText = (day: string): string => formatShopDate(middayOf(day));
