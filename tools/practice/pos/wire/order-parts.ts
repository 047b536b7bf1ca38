import { type Ids, KIND } from "../ids";
import type { Customer } from "../shop/customer-record";
import type { MerchantDesk } from "../shop/merchant";
import type { Order } from "../shop/order-record";

export interface OrderContext {
  merchantId: string;
  nestedLimit: number;
  orderCustomers: "bare" | "names";
  partialRefundTotal: "kept" | "lowered";
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

export function lineId(order: Order, n: number, ids: Ids): string {
  return ids.part(KIND.line, order.ref, n);
}
