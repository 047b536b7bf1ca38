import { type Ids, KIND } from "../ids";
import type { Credit, Order, Payment, Refund } from "../shop/order-record";
import { hrefOf, nested } from "./list";
import { deviceRef, lineId, type OrderContext, orderFields } from "./order-parts";
import { PARTS_PER_ORDER, partOfPosition } from "./part-numbers";

/** Voids count down from position -1. */
export function paymentId(order: Order, position: number, ids: Ids): string {
  return ids.of(KIND.payment, order.ref * PARTS_PER_ORDER + partOfPosition(position));
}

export function paymentAt(order: Order, position: number): Payment | undefined {
  return position >= 0 ? order.payments[position] : order.voids[-1 - position];
}

/** @param inList the list of payments says a tip of 0 where the order's own payments leave it out */
export function paymentToWire(
  order: Order,
  position: number,
  context: OrderContext,
  { withLabel = false, inList = false } = {},
): object {
  const payment = paymentAt(order, position) as Payment;
  return {
    id: paymentId(order, position, context.ids),
    order: { id: order.id },
    device: deviceRef(order),
    tender: context.merchant.tender(payment.tender, withLabel),
    amount: payment.amount,
    tipAmount: payment.tipAmount ?? (inList ? 0 : undefined),
    taxAmount: payment.taxAmount,
    cashbackAmount: 0,
    cashTendered: payment.cashTendered,
    employee: { id: context.ids.of(KIND.employee, order.employee) },
    createdTime: payment.createdTime,
    clientCreatedTime: payment.createdTime,
    modifiedTime: payment.modifiedTime,
    offline: payment.offline,
    result: payment.result,
    voidReason: payment.voidReason,
  };
}

export function refundId(order: Order, n: number, ids: Ids): string {
  return ids.of(KIND.refund, order.ref * PARTS_PER_ORDER + n);
}

/**
 * A refund, in the list of refunds as in an order, with the whole order and payment, as recorded. Clover publishes its
 * lines as an expand of the list, and no recorded order shows them.
 */
export function refundToWire(
  order: Order,
  n: number,
  context: OrderContext,
  { withLines = false } = {},
): object {
  const { ids, settings } = context;
  const refund = order.refunds[n] as Refund;
  const isNaming =
    settings.refundLines === "everywhere" || (withLines && settings.refundLines === "expanded");
  return {
    id: refundId(order, n, ids),
    orderRef: { ...orderFields(order, context), employee: employeeLink(order, context) },
    device: deviceRef(order),
    amount: refund.amount,
    taxAmount: refund.taxAmount,
    tipAmount: refund.tipAmount,
    createdTime: refund.createdTime,
    clientCreatedTime: refund.createdTime,
    payment: paymentToWire(order, refund.payment, context, { inList: true }),
    employee: { id: ids.of(KIND.employee, order.employee) },
    lineItems: nested(isNaming, settings.nestedLimit, refund.lines, (line) => ({
      id: lineId(order, line, ids),
    })),
    voided: refund.status === "VOIDED",
    reason: refund.reason,
    status: refund.status,
  };
}

function employeeLink(order: Order, { ids, merchantId }: OrderContext): object {
  const id = ids.of(KIND.employee, order.employee);
  const href = hrefOf(merchantId, `employees/${id}`);
  return { href, id, orders: { href: `${href}/orders` } };
}

export function creditToWire(order: Order, n: number, context: OrderContext): object {
  const credit = order.credits[n] as Credit;
  return {
    id: context.ids.of(KIND.credit, order.ref * PARTS_PER_ORDER + n),
    orderRef: { id: order.id },
    device: deviceRef(order),
    employee: { id: context.ids.of(KIND.employee, order.employee) },
    tender: context.merchant.tender(credit.tender, false),
    amount: credit.amount,
    taxAmount: credit.taxAmount,
    createdTime: credit.createdTime,
    clientCreatedTime: credit.createdTime,
    voided: credit.voided,
    // Refunds have a status, credits a result.
    result: credit.result,
    reason: credit.reason,
  };
}
