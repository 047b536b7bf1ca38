import { type Ids, KIND } from "../ids";
import type { Settings } from "../settings";
import type { Customer } from "../shop/customer-record";
import type { MerchantDesk } from "../shop/merchant";
import type { Order } from "../shop/order-record";
import { hrefOf } from "./list";

export interface OrderContext {
  merchantId: string;
  settings: Settings;
  ids: Ids;
  merchant: MerchantDesk;
  /** Returns the customer; undefined when it was deleted. */
  customer: (id: string) => Customer | undefined;
}

const DEVICE_IDS = [
  "6f1d2b9a-53a0-4c41-9d3e-1b2a7c5e0f01",
  "6f1d2b9a-53a0-4c41-9d3e-1b2a7c5e0f02",
  "6f1d2b9a-53a0-4c41-9d3e-1b2a7c5e0f03",
] as const;

export function deviceRef(order: Order): { id: string } {
  return { id: DEVICE_IDS[order.device % DEVICE_IDS.length] as string };
}

/** The fields of an order that are shown without any expand, also in the refunds that carry the order. */
export function orderFields(order: Order, { merchantId, settings }: OrderContext): object {
  return {
    href: hrefOf(merchantId, `orders/${order.id}`),
    id: order.id,
    currency: "USD",
    total: totalOf(order, settings.partialRefundTotal),
    paymentState: order.paymentState,
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
  };
}

/**
 * Unknown at Clover: in a sandbox of 2019 a partial refund lowered the total by the line and its tax; elsewhere it was
 * kept.
 */
function totalOf(order: Order, after: Settings["partialRefundTotal"]): number {
  if (after === "kept" || order.paymentState !== "PARTIALLY_REFUNDED") return order.total;
  return (
    order.total - order.refunds.reduce((sum, one) => sum + (one.status === "SUCCESS" ? one.amount : 0), 0)
  );
}

export function lineId(order: Order, n: number, ids: Ids): string {
  return ids.part(KIND.line, order.ref, n);
}
