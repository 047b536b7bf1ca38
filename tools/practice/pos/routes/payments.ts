import { HttpError, ok, type Reply } from "../http";
import { KIND } from "../ids";
import { type ListQuery, parseListQuery } from "../query";
import { type MoneyPart, moneyView } from "../shop/money-view";
import type { Order } from "../shop/order-record";
import { page } from "../wire/list";
import type { OrderContext } from "../wire/order-parts";
import { PARTS_PER_ORDER, positionOfPart } from "../wire/part-numbers";
import { creditToWire, paymentAt, paymentToWire, refundToWire } from "../wire/payment";
import { CREDITS, PAYMENTS, REFUNDS } from "./money-parts";
import { orderContext } from "./order-context";
import type { Call, Route } from "./route-context";

type ToWire = (order: Order, position: number, context: OrderContext) => object;

export const paymentRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "payments",
    run: (call) => {
      const query = parseListQuery(call.url.searchParams, call.shop.settings);
      const withLabel = query.expand.has("tender");
      return list(call, query, PAYMENTS, (order, n, context) =>
        paymentToWire(order, n, context, { withLabel, inList: true }),
      );
    },
  },
  { method: "GET", path: "payments/:id", run: onePayment },
  { method: "GET", path: "refunds", run: listRefunds },
  { method: "GET", path: "credits", run: (call) => list(call, parse(call), CREDITS, creditToWire) },
];

function listRefunds(call: Call): Reply {
  const query = parse(call);
  const withLines = query.expand.has("lineItems");
  if (withLines && call.shop.settings.refundLines === "refused")
    throw new HttpError(400, "'lineItems' is not a valid expand field");
  return list(call, query, REFUNDS, (order, n, context) => refundToWire(order, n, context, { withLines }));
}

function parse({ shop, url }: Call): ListQuery {
  return parseListQuery(url.searchParams, shop.settings);
}

function list<T extends { createdTime: number }>(
  call: Call,
  query: ListQuery,
  part: MoneyPart<T>,
  toWire: ToWire,
): Reply {
  const { shop, url } = call;
  const refs = moneyView(shop.orders, part, query.clauses, shop.settings, shop.clock.now());
  const context = orderContext(shop);
  return page(url, query, part.filters(shop.ids, shop.settings), refs, (ref) => {
    const order = shop.orders.at(Math.floor(ref / PARTS_PER_ORDER));
    return toWire(order, positionOfPart(ref % PARTS_PER_ORDER), context);
  });
}

function onePayment({ shop, id }: Call): Reply {
  const index = shop.ids.indexOf(KIND.payment, id);
  const ref = Math.floor((index ?? -1) / PARTS_PER_ORDER);
  const position = positionOfPart((index ?? 0) % PARTS_PER_ORDER);
  const order = index !== undefined && ref < shop.orders.total ? shop.orders.at(ref) : undefined;
  if (!order || !paymentAt(order, position)) throw new HttpError(404, "Not Found", "Payment not found");
  return ok(paymentToWire(order, position, orderContext(shop), { inList: true }));
}
