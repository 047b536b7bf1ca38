import { MINUTE_MS } from "../constants";
import { compileFilter } from "../filter";
import type { Clause } from "../query";
import { orderFilters } from "../routes/order-filters";
import type { Settings } from "../settings";
import { mergeNewestFirst } from "./merge-views";
import type { OrderBook } from "./order-book";
import { hasRefund } from "./order-kinds";
import { REFUNDED_WITHIN_MS } from "./order-maker";
import type { Order } from "./order-record";
import { clampWindow, isRange, isWithin, type TimeWindow, windowOf } from "./time-window";

/**
 * Filters with which Clover limits an order list to the last 90 days of the range
 * (docs.clover.com/changelog/clover-api-updates-may-2023).
 */
const HELD_TO_WINDOW = new Set(
  "createdTime deletedTime externalReferenceId total payType title note state manualTransaction cardTransaction.last4 testMode touched".split(
    " ",
  ),
);
const TIMES = new Set(["createdTime", "modifiedTime"]);
const isTimeRange = (clause: Clause) => TIMES.has(clause.field) && isRange(clause);
/** Sales are settled within this time of their creation, unless refunded. */
const SETTLED_WITHIN_MS = 5 * MINUTE_MS;

interface Wanted {
  created: TimeWindow;
  modified: TimeWindow;
  client: TimeWindow;
  deletedToo: boolean;
  /** The remaining filter; undefined when the time range is all of it. */
  rest: ((order: Order) => boolean) | undefined;
}

/**
 * Returns references of the listed orders, newest first. Drafts are never listed, and deleted orders only by a filter
 * on `deletedTime`. Where time alone decides, no seeded order is built.
 */
export function orderView(
  book: OrderBook,
  clauses: readonly Clause[],
  settings: Settings,
  now: number,
): Int32Array {
  const wanted = wantedOrders(book, clauses, settings, now);
  const { created, modified, client, deletedToo } = wanted;
  const others = clauses.filter((clause) => !isTimeRange(clause));
  const first = book.maker.calendar.firstAtOrAfter(created.from);
  const last = book.maker.calendar.firstAtOrAfter(created.to + 1);
  const key = JSON.stringify(["orders", first, last, created, modified, client, deletedToo, others]);
  return book.views.get(key, () =>
    mergeNewestFirst(
      seeded(book, wanted, first, last),
      (ref) => book.maker.calendar.createdTime(ref),
      changed(book, wanted).map((order) => ({ key: order.ref, time: order.createdTime })),
    ),
  );
}

function wantedOrders(book: OrderBook, clauses: readonly Clause[], settings: Settings, now: number): Wanted {
  const all = compileFilter(clauses, orderFilters(book.plan.ids));
  const timesOnly = clauses.every(isTimeRange);
  const held = clauses.length === 0 || clauses.some((clause) => HELD_TO_WINDOW.has(clause.field));
  const clamp = (field: string, on: boolean) => {
    const window = windowOf(clauses, field);
    return on ? clampWindow(window, settings.clampDays, now) : window;
  };
  const named = (field: string) => clauses.some((clause) => clause.field === field);
  return {
    created: clamp("createdTime", held),
    modified: clamp("modifiedTime", named("modifiedTime") && settings.clampModifiedTime),
    client: clamp("clientCreatedTime", named("clientCreatedTime")),
    deletedToo: named("deletedTime"),
    rest: timesOnly ? undefined : all,
  };
}

function seeded(book: OrderBook, wanted: Wanted, first: number, last: number): number[] {
  const { modified } = wanted;
  const { calendar } = book.maker;
  const bounded = Number.isFinite(modified.from) || Number.isFinite(modified.to);
  // Orders created between these two were also modified inside the window.
  const surelyFrom = bounded ? calendar.firstAtOrAfter(modified.from) : first;
  const surelyTo = bounded ? calendar.firstAtOrAfter(modified.to - SETTLED_WITHIN_MS) : last;
  const start = bounded
    ? Math.max(first, calendar.firstAtOrAfter(modified.from - REFUNDED_WITHIN_MS))
    : first;
  const end = bounded ? Math.min(last, calendar.firstAtOrAfter(modified.to + 1)) : last;
  const near = bounded ? calendar.firstAtOrAfter(modified.from - SETTLED_WITHIN_MS) : first;
  const found: number[] = [];
  for (let ref = end - 1; ref >= start; ref--) {
    const kind = book.untouchedKind(ref);
    if (kind === undefined || kind === "draft") continue;
    if (kind === "deleted" && !wanted.deletedToo) continue;
    const refunded = hasRefund(kind);
    if (ref < near && !refunded) continue;
    if (refunded || ref < surelyFrom || ref >= surelyTo) {
      if (!isWithin(book.maker.modifiedTime(ref, kind), modified)) continue;
    }
    if (wanted.rest && !passes(book.maker.make(ref), wanted)) continue;
    found.push(ref);
  }
  return found;
}

function changed(book: OrderBook, wanted: Wanted): Order[] {
  const found: Order[] = [];
  for (const order of book.changedOrders()) {
    if (order.state === null || (order.deletedTime !== undefined && !wanted.deletedToo)) continue;
    if (isWithin(order.createdTime, wanted.created) && passes(order, wanted)) found.push(order);
  }
  return found;
}

function passes(order: Order, wanted: Wanted): boolean {
  return (
    isWithin(order.modifiedTime, wanted.modified) &&
    isWithin(order.clientCreatedTime, wanted.client) &&
    (!wanted.rest || wanted.rest(order))
  );
}
