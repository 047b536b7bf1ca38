import { MINIMUM_AGE } from "../constants";
import { type Ids, KIND } from "../ids";
import type { Discount, Line, Order } from "../shop/order-record";
import { hrefOf, nested } from "./list";
import { deviceRef, lineId, type OrderContext } from "./order-parts";
import { creditToWire, paymentToWire, refundInOrder } from "./payment";

export function orderToWire(order: Order, expand: ReadonlySet<string>, context: OrderContext): object {
  const { ids, merchantId } = context;
  return {
    href: hrefOf(merchantId, `orders/${order.id}`),
    id: order.id,
    currency: "USD",
    ...peopleAndGoods(order, expand, context),
    employee: { id: ids.of(KIND.employee, order.employee) },
    total: totalOf(order, context.partialRefundTotal),
    paymentState: order.paymentState,
    orderType: { id: ids.of(KIND.orderType, 0) },
    title: order.title,
    note: order.note,
    taxRemoved: order.taxRemoved,
    isVat: false,
    state: order.state ?? undefined,
    manualTransaction: order.manualTransaction,
    groupLineItems: true,
    testMode: order.testMode,
    payType: order.payType,
    createdTime: order.createdTime,
    clientCreatedTime: order.clientCreatedTime,
    modifiedTime: order.modifiedTime,
    // Clover's filter for this field is named deletedTime.
    deletedTimestamp: order.deletedTime,
    device: deviceRef(order),
    ...money(order, expand, context),
    ...order.wire,
  };
}

/**
 * Unknown at Clover: in a sandbox of 2019 a partial refund lowered the total by the line and its tax; elsewhere it was
 * kept.
 */
function totalOf(order: Order, after: OrderContext["partialRefundTotal"]): number {
  if (after === "kept" || order.paymentState !== "PARTIALLY_REFUNDED") return order.total;
  return order.total - order.refunds.reduce((sum, one) => sum + (one.voided ? 0 : one.amount), 0);
}

function peopleAndGoods(order: Order, expand: ReadonlySet<string>, context: OrderContext): object {
  const limit = context.nestedLimit;
  return {
    customers: expand.has("customers")
      ? nested(
          order.customerIds.map((id) => customerOf(order, id, context)),
          limit,
        )
      : undefined,
    lineItems: hasAny(expand, "lineItems", "lineItems.discounts", "lineItems.modifications")
      ? {
          elements: order.lines.slice(0, limit).map((_, n) =>
            lineToWire(order, n, context.ids, {
              discounts: expand.has("lineItems.discounts"),
              modifications: expand.has("lineItems.modifications"),
              limit,
            }),
          ),
        }
      : undefined,
    discounts: expand.has("discounts")
      ? nested(
          order.discounts.map((discount, n) => discountToWire(discount, order, n, undefined, context.ids)),
          limit,
        )
      : undefined,
  };
}

function money(order: Order, expand: ReadonlySet<string>, context: OrderContext): object {
  const limit = context.nestedLimit;
  const withLabel = expand.has("payment.tender");
  return {
    payments:
      expand.has("payments") || withLabel
        ? nested(
            // Declined payments appear in the list of payments only, not in the order's.
            order.payments.flatMap((payment, n) =>
              payment.result === "FAIL" ? [] : [paymentToWire(order, n, context, { withLabel })],
            ),
            limit,
          )
        : undefined,
    voids: expand.has("voids")
      ? nested(
          order.voids.map((_, n) => paymentToWire(order, -1 - n, context, { withLabel })),
          limit,
        )
      : undefined,
    refunds: expand.has("refunds")
      ? nested(
          order.refunds.map((_, n) => refundInOrder(order, n, context)),
          limit,
        )
      : undefined,
    credits: expand.has("credits")
      ? nested(
          order.credits.map((_, n) => creditToWire(order, n, context)),
          limit,
        )
      : undefined,
  };
}

function hasAny(expand: ReadonlySet<string>, ...names: string[]): boolean {
  return names.some((name) => expand.has(name));
}

/**
 * The customer in an order, without email and phone. Two recorded answers differ: one had id and href only, the other
 * also names.
 */
function customerOf(order: Order, id: string, context: OrderContext): object {
  const bare = { href: hrefOf(context.merchantId, `customers/${id}`), id };
  const customer = context.orderCustomers === "names" ? context.customer(id) : undefined;
  if (!customer) return bare;
  return {
    ...bare,
    orderRef: { id: order.id },
    firstName: customer.firstName,
    lastName: customer.lastName,
    marketingAllowed: customer.marketingAllowed,
    customerSince: customer.customerSince,
  };
}

export function lineToWire(
  order: Order,
  n: number,
  ids: Ids,
  show: { discounts: boolean; modifications: boolean; limit: number },
): object {
  const line = order.lines[n] as Line;
  const id = lineId(order, n, ids);
  return {
    id,
    orderRef: { id: order.id },
    item: line.itemId ? { id: line.itemId } : undefined,
    name: line.name,
    price: line.price,
    unitQty: line.unitQty,
    unitName: line.unitName,
    itemCode: line.itemCode,
    note: line.note,
    printed: false,
    createdTime: order.createdTime,
    orderClientCreatedTime: order.clientCreatedTime,
    exchanged: line.exchanged,
    refunded: line.refunded,
    isRevenue: line.kind === "goods",
    ...feeToWire(line, id),
    isAgeRestricted: line.ageRestricted,
    ageRestrictedType: line.ageRestricted ? "Tobacco" : undefined,
    minimumAge: line.ageRestricted ? MINIMUM_AGE : undefined,
    discounts: show.discounts
      ? nested(
          line.discounts.map((discount, k) => discountToWire(discount, order, k, n, ids)),
          show.limit,
        )
      : undefined,
    modifications: show.modifications
      ? nested(
          line.modifications.map((one, k) => ({
            id: ids.part(KIND.modification, order.ref, n * 64 + k),
            lineItemRef: { id },
            name: one.name,
            amount: one.amount,
            modifier: { id: ids.part(KIND.modification, 0, k) },
          })),
          show.limit,
        )
      : undefined,
  };
}

/** A line for a service charge or a guest count, which Clover's documentation says are not goods. */
function feeToWire(line: Line, id: string): object {
  const isOrderFee = line.kind === "service-charge" || line.kind === "guest-count";
  if (!isOrderFee) return { isOrderFee };
  return { isOrderFee, orderFee: { id: `F${id.slice(1)}` }, percentage: line.percentage };
}

function discountToWire(
  discount: Discount,
  order: Order,
  n: number,
  line: number | undefined,
  ids: Ids,
): object {
  const owner =
    line === undefined ? { orderRef: { id: order.id } } : { lineItemRef: { id: lineId(order, line, ids) } };
  return {
    id: ids.part(KIND.discount, order.ref, (line === undefined ? 0 : line + 1) * 64 + n),
    ...owner,
    name: discount.name,
    amount: discount.amount,
    percentage: discount.percentage,
    // A discount entered by hand refers to none of the merchant's discounts and has no type.
    ...(discount.amount === undefined
      ? { discount: { id: ids.part(KIND.discount, 0, discount.percentage ?? 0) }, discType: "DEFAULT" }
      : {}),
  };
}
