import { ok, type Reply } from "../http";
import { type ListQuery, parseExpand, parseListQuery } from "../query";
import type { Settings } from "../settings";
import type { OrderBook } from "../shop/order-book";
import { orderView } from "../shop/order-view";
import { page } from "../wire/list";
import { lineToWire, orderToWire } from "../wire/order";
import { orderContext } from "./order-context";
import { orderFilters } from "./order-filters";
import type { Call, Route } from "./route-context";
import { wholeList } from "./whole-list";

export const orderRoutes: readonly Route[] = [
  { method: "GET", path: "orders", run: listOrders },
  {
    method: "GET",
    path: "orders/:id",
    run: ({ shop, url, id }) => {
      const expand = expandOfOne(parseExpand(url.searchParams, shop.settings), shop.settings);
      return ok(orderToWire(shop.orders.get(id), expand, orderContext(shop)));
    },
  },
  { method: "GET", path: "orders/:id/line_items", run: listLines },
];

function listOrders({ shop, url }: Call): Reply {
  const { orders, settings } = shop;
  const query = parseListQuery(url.searchParams, settings);
  const refs = sorted(
    orderView(orders, query.clauses, settings, shop.clock.now()),
    query,
    orders,
    settings.orderByOnSales,
  );
  const context = orderContext(shop);
  const toWire = (ref: number) => orderToWire(orders.at(ref), query.expand, context);
  return page(url, query, orderFilters(shop.ids), refs, toWire, "stateIS NOT NULL");
}

/** Applies `orderBy` only when a test allows it, because Clover does not document it for orders. */
function sorted(refs: Int32Array, query: ListQuery, orders: OrderBook, allowed: boolean): Int32Array {
  const [by] = query.orderBy;
  if (!by || !allowed) return refs;
  if (by.field === "createdTime") return by.descending ? refs : refs.toReversed();
  if (by.field !== "modifiedTime") return refs;
  const times = new Map([...refs].map((ref) => [ref, modifiedTime(orders, ref)]));
  const way = by.descending ? -1 : 1;
  return refs.toSorted((a, b) => way * ((times.get(a) ?? 0) - (times.get(b) ?? 0)) || b - a);
}

function modifiedTime(orders: OrderBook, ref: number): number {
  return orders.isChanged(ref) ? orders.at(ref).modifiedTime : orders.maker.modifiedTime(ref);
}

/** The expands that Clover publishes for one order; others are ignored as unknown names are. */
const PUBLISHED_FOR_ONE = new Set(
  "lineItems serviceCharge discounts credits payments customers orderFulfillmentEvent refunds".split(" "),
);

function expandOfOne(asked: ReadonlySet<string>, { singleOrderExpands }: Settings): ReadonlySet<string> {
  if (singleOrderExpands === "any") return asked;
  return new Set([...asked].filter((name) => PUBLISHED_FOR_ONE.has(name)));
}

/** The lines of an order, for which no filter is published. */
function listLines(call: Call): Reply {
  const order = call.shop.orders.get(call.id);
  const context = orderContext(call.shop);
  return wholeList(call, [...order.lines.keys()], {}, (n, { expand }) =>
    lineToWire(order, n, context, {
      discounts: expand.has("discounts"),
      modifications: expand.has("modifications"),
    }),
  );
}
