import { type Ids, KIND } from "../ids";
import type { Credit, Order, Payment, Refund } from "../shop/order-record";
import { deviceRef, lineId, type OrderContext } from "./order-parts";
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

/** A refund in the list of refunds contains the whole order and payment, as in production. */
export function refundToWire(order: Order, n: number, context: OrderContext): object {
  const { payment } = order.refunds[n] as Refund;
  return {
    ...refundInOrder(order, n, context),
    orderRef: {
      id: order.id,
      currency: "USD",
      total: order.total,
      paymentState: order.paymentState,
      state: order.state ?? undefined,
      testMode: order.testMode,
      createdTime: order.createdTime,
      clientCreatedTime: order.clientCreatedTime,
      modifiedTime: order.modifiedTime,
    },
    payment: paymentToWire(order, payment, context),
  };
}

export function refundInOrder(order: Order, n: number, context: OrderContext): object {
  const refund = order.refunds[n] as Refund;
  return {
    id: context.ids.of(KIND.refund, order.ref * PARTS_PER_ORDER + n),
    orderRef: { id: order.id },
    payment: { id: paymentId(order, refund.payment, context.ids) },
    device: deviceRef(order),
    employee: { id: context.ids.of(KIND.employee, order.employee) },
    amount: refund.amount,
    taxAmount: refund.taxAmount,
    tipAmount: refund.tipAmount,
    createdTime: refund.createdTime,
    clientCreatedTime: refund.createdTime,
    lineItems: {
      elements: refund.lines
        .slice(0, context.nestedLimit)
        .map((line) => ({ id: lineId(order, line, context.ids) })),
    },
    voided: refund.voided,
    reason: refund.reason,
    status: refund.voided ? "VOIDED" : "SUCCESS",
  };
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
