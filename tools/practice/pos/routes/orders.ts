import { ok, type Reply } from "../http";
import { type ListQuery, parseExpand, parseListQuery } from "../query";
import type { OrderBook } from "../shop/order-book";
import { orderView } from "../shop/order-view";
import { page } from "../wire/list";
import { lineToWire, orderToWire } from "../wire/order";
import { orderContext } from "./order-context";
import { orderFilters } from "./order-filters";
import type { Call, Route } from "./route-context";

export const orderRoutes: readonly Route[] = [
  { method: "GET", path: "orders", run: listOrders },
  {
    method: "GET",
    path: "orders/:id",
    run: ({ shop, url, params }) => {
      const expand = parseExpand(url.searchParams, shop.settings);
      return ok(orderToWire(shop.orders.get(params.id ?? ""), expand, orderContext(shop)));
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
  const elements: object[] = [];
  for (const ref of refs.subarray(query.offset, query.offset + query.limit)) {
    elements.push(orderToWire(orders.at(ref), query.expand, context));
  }
  return page(elements, url, query.limit, orderFilters(shop.ids), "stateIS NOT NULL");
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

function listLines({ shop, url, params }: Call): Reply {
  const order = shop.orders.get(params.id ?? "");
  const query = parseListQuery(url.searchParams, shop.settings);
  const show = {
    discounts: query.expand.has("discounts"),
    modifications: query.expand.has("modifications"),
    limit: shop.settings.nestedLimit,
  };
  const elements: object[] = [];
  const end = Math.min(order.lines.length, query.offset + query.limit);
  for (let n = query.offset; n < end; n++) elements.push(lineToWire(order, n, shop.ids, show));
  return page(elements, url, query.limit, {});
}
