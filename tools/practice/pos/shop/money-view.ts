import { compileFilter, type FilterTable } from "../filter";
import type { Ids } from "../ids";
import type { Clause } from "../query";
import type { Settings } from "../settings";
import { PARTS_PER_ORDER, partOfPosition } from "../wire/part-numbers";
import { mergeNewestFirst } from "./merge-views";
import type { OrderBook } from "./order-book";
import { hasRefund, isCredit, type OrderKind, paymentCount } from "./order-kinds";
import { REFUNDED_WITHIN_MS } from "./order-maker";
import type { Order } from "./order-record";
import { PAID_AFTER_MS } from "./order-settlement";
import { clampWindow, isRange, type TimeWindow, windowOf } from "./time-window";

const CREDITED_WITHIN_MS = 60_000;

export interface MoneyRow<T> {
  order: Order;
  /** Position in the order's list; voids count down from -1. */
  position: number;
  part: T;
}

/** One of the lists of payments, refunds and credits: its rows and its filters. */
export interface MoneyPart<T> {
  name: "payments" | "refunds" | "credits";
  filters: (ids: Ids, settings: Settings) => FilterTable<MoneyRow<T>>;
  /** Returns the rows of an order; `voided` is true when the request filters for voided payments or results by name. */
  rows: (order: Order, voided: boolean) => MoneyRow<T>[];
}

/**
 * Returns the listed payments, refunds or credits, newest first, as order reference times 16 plus position. All three
 * lists are limited to the last 90 days of the range, as orders are.
 */
export function moneyView<T extends { createdTime: number }>(
  book: OrderBook,
  part: MoneyPart<T>,
  clauses: readonly Clause[],
  settings: Settings,
  now: number,
): Int32Array {
  const filter = compileFilter(clauses, part.filters(book.plan.ids, settings));
  const byId = clauses.some((clause) => clause.field === "id");
  const byOther = clauses.some(
    (clause) => clause.field === "modifiedTime" || clause.field === "order.modifiedTime",
  );
  // Credits can be filtered by the device's time only, which is the server's here.
  const asked = windowOf(clauses, part.name === "credits" ? "clientCreatedTime" : "createdTime");
  const created = byId || byOther ? asked : clampWindow(asked, settings.clampDays, now);
  const timesOnly = clauses.every((clause) => clause.field === "createdTime" && isRange(clause));
  const voided = clauses.some((clause) => clause.field === "voided" || clause.field === "result");
  const fast = part.name === "payments" && timesOnly;
  const key = JSON.stringify([part.name, created, clauses]);
  return book.views.get(key, () => {
    const wanted = (row: MoneyRow<T>) =>
      row.part.createdTime >= created.from && row.part.createdTime <= created.to && filter(row);
    const found = fast
      ? { seeds: seededPayments(book, created), times: undefined }
      : seededRows(book, part, created, voided, wanted);
    const made = [...book.changedOrders()].flatMap((order) => part.rows(order, voided)).filter(wanted);
    const timeOf = (seed: number) =>
      found.times?.get(seed) ??
      book.maker.calendar.createdTime(Math.floor(seed / PARTS_PER_ORDER)) + PAID_AFTER_MS;
    return mergeNewestFirst(found.seeds, timeOf, made.map(keyed));
  });
}

function keyed(row: MoneyRow<{ createdTime: number }>): { key: number; time: number } {
  return { key: row.order.ref * PARTS_PER_ORDER + partOfPosition(row.position), time: row.part.createdTime };
}

/** Returns seeded payments by time without building orders: time and number follow from the order's kind. */
function seededPayments(book: OrderBook, created: TimeWindow): number[] {
  const { calendar } = book.maker;
  const first = calendar.firstAtOrAfter(created.from - PAID_AFTER_MS);
  const last = calendar.firstAtOrAfter(created.to - PAID_AFTER_MS + 1);
  const seeds: number[] = [];
  for (let ref = last - 1; ref >= first; ref--) {
    const kind = book.untouchedKind(ref);
    const count = kind === undefined ? 0 : paymentCount(kind);
    for (let n = count - 1; n >= 0; n--) seeds.push(ref * PARTS_PER_ORDER + n);
  }
  return seeds;
}

function seededRows<T extends { createdTime: number }>(
  book: OrderBook,
  part: MoneyPart<T>,
  created: TimeWindow,
  voided: boolean,
  wanted: (row: MoneyRow<T>) => boolean,
): { seeds: number[]; times: Map<number, number> } {
  const { calendar } = book.maker;
  const lag =
    part.name === "refunds"
      ? REFUNDED_WITHIN_MS
      : part.name === "credits"
        ? CREDITED_WITHIN_MS
        : PAID_AFTER_MS;
  const first = calendar.firstAtOrAfter(created.from - lag);
  const last = calendar.firstAtOrAfter(created.to + 1);
  const times = new Map<number, number>();
  for (let ref = last - 1; ref >= first; ref--) {
    const kind = book.untouchedKind(ref);
    if (kind === undefined || !mayHold(part.name, kind)) continue;
    for (const row of part.rows(book.maker.make(ref), voided)) {
      if (wanted(row)) times.set(keyed(row).key, row.part.createdTime);
    }
  }
  const seeds = [...times].sort(([a, at], [b, bt]) => bt - at || b - a).map(([key]) => key);
  return { seeds, times };
}

function mayHold(name: MoneyPart<unknown>["name"], kind: OrderKind): boolean {
  if (name === "refunds") return hasRefund(kind);
  if (name === "credits") return isCredit(kind);
  return paymentCount(kind) > 0 || kind === "void";
}
