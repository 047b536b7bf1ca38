import { MINIMUM_AGE } from "../constants";
import { type Ids, KIND } from "../ids";
import type { Discount, Line, Order } from "../shop/order-record";
import { type ExpandsOf, hrefOf, nested, shownOverrides } from "./list";
import { deviceRef, lineId, type OrderContext, orderFields } from "./order-parts";
import { creditToWire, paymentToWire, refundId, refundToWire } from "./payment";

const EXPANDS: ExpandsOf = {
  customers: ["customers"],
  lineItems: ["lineItems", "lineItems.discounts", "lineItems.modifications"],
  discounts: ["discounts"],
  serviceCharge: ["serviceCharge"],
  payments: ["payments", "payment.tender"],
  voids: ["voids"],
  refunds: ["refunds"],
  credits: ["credits"],
};

export function orderToWire(order: Order, expand: ReadonlySet<string>, context: OrderContext): object {
  const { ids } = context;
  return {
    ...orderFields(order, context),
    ...peopleAndGoods(order, expand, context),
    employee: { id: ids.of(KIND.employee, order.employee) },
    orderType: { id: ids.of(KIND.orderType, 0) },
    title: order.title,
    note: order.note,
    // Clover's filter for this field is named deletedTime.
    deletedTimestamp: order.deletedTime,
    device: deviceRef(order),
    ...money(order, expand, context),
    ...shownOverrides(order.wire, expand, EXPANDS),
  };
}

function peopleAndGoods(order: Order, expand: ReadonlySet<string>, context: OrderContext): object {
  const limit = context.settings.nestedLimit;
  const show = {
    discounts: expand.has("lineItems.discounts"),
    modifications: expand.has("lineItems.modifications"),
  };
  const withLines = EXPANDS.lineItems?.some((name) => expand.has(name)) ?? false;
  return {
    customers: nested(expand.has("customers"), limit, order.customerIds, (id) =>
      customerOf(order, id, context),
    ),
    lineItems: nested(withLines, limit, order.lines, (_, n) => lineToWire(order, n, context, show)),
    serviceCharge: expand.has("serviceCharge") ? serviceChargeToWire(order, context.ids) : undefined,
    discounts: nested(expand.has("discounts"), limit, order.discounts, (discount, n) =>
      discountToWire(discount, order, n, undefined, context.ids),
    ),
  };
}

function money(order: Order, expand: ReadonlySet<string>, context: OrderContext): object {
  const limit = context.settings.nestedLimit;
  const withLabel = expand.has("payment.tender");
  // Declined payments appear in the list of payments only, not in the order's.
  const accepted = order.payments.flatMap(({ result }, n) => (result === "FAIL" ? [] : [n]));
  return {
    payments: nested(expand.has("payments") || withLabel, limit, accepted, (n) =>
      paymentToWire(order, n, context, { withLabel }),
    ),
    voids: nested(expand.has("voids"), limit, order.voids, (_, n) =>
      paymentToWire(order, -1 - n, context, { withLabel }),
    ),
    refunds: nested(expand.has("refunds"), limit, order.refunds, (_, n) => refundToWire(order, n, context)),
    credits: nested(expand.has("credits"), limit, order.credits, (_, n) => creditToWire(order, n, context)),
  };
}

/** A percentage and never the amount that was charged, as audited in a sandbox. */
function serviceChargeToWire({ ref, serviceCharge }: Order, ids: Ids): object | undefined {
  if (!serviceCharge) return undefined;
  const { name, percentageDecimal } = serviceCharge;
  const percentage = Math.round(percentageDecimal / 10_000);
  return { id: ids.part(KIND.serviceCharge, ref, 0), name, enabled: true, percentage, percentageDecimal };
}

/**
 * The customer in an order, without email and phone. Two recorded answers differ: one had id and href only, the other
 * also names.
 */
function customerOf(order: Order, id: string, context: OrderContext): object {
  const bare = { href: hrefOf(context.merchantId, `customers/${id}`), id };
  const customer = context.settings.orderCustomers === "names" ? context.customer(id) : undefined;
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
  { ids, settings }: OrderContext,
  show: { discounts: boolean; modifications: boolean },
): object {
  const line = order.lines[n] as Line;
  const id = lineId(order, n, ids);
  const limit = settings.nestedLimit;
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
    refund: refundOfLine(order, n, ids, settings.lineRefunds),
    isRevenue: line.kind === "goods",
    ...feeToWire(line, id),
    isAgeRestricted: line.ageRestricted,
    ageRestrictedType: line.ageRestricted ? "Tobacco" : undefined,
    minimumAge: line.ageRestricted ? MINIMUM_AGE : undefined,
    discounts: nested(show.discounts, limit, line.discounts, (discount, k) =>
      discountToWire(discount, order, k, n, ids),
    ),
    modifications: nested(show.modifications, limit, line.modifications, ({ name, amount }, k) => ({
      id: ids.part(KIND.modification, order.ref, n * 64 + k),
      lineItemRef: { id },
      name,
      amount,
      modifier: { id: ids.part(KIND.modification, 0, k) },
    })),
  };
}

/** The refund that a line came back with; the recorded line that says so is one whose flag says it too. */
function refundOfLine(
  order: Order,
  n: number,
  ids: Ids,
  shown: OrderContext["settings"]["lineRefunds"],
): object | undefined {
  if (shown === "none" || (shown === "flagged" && !order.lines[n]?.refunded)) return undefined;
  const found = order.refunds.findIndex(({ status, lines }) => status === "SUCCESS" && lines.includes(n));
  return found < 0 ? undefined : { id: refundId(order, found, ids) };
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
