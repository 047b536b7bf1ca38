import { type FilterTable, NO_VALUE } from "../filter";
import { type Ids, KIND } from "../ids";
import type { Order } from "../shop/order-record";
import { deviceRef } from "../wire/order-parts";

/** Filters of Clover's order list; `customer.id` was last recorded in 2015 and is left out. */
export function orderFilters(ids: Ids): FilterTable<Order> {
  return {
    id: { type: "string", read: (order) => order.id },
    createdTime: { type: "number", read: (order) => order.createdTime },
    clientCreatedTime: { type: "number", read: (order) => order.clientCreatedTime },
    modifiedTime: { type: "number", read: (order) => order.modifiedTime },
    deletedTime: { type: "number", read: (order) => order.deletedTime },
    state: { type: "string", read: (order) => order.state ?? undefined },
    payType: { type: "string", read: (order) => order.payType },
    total: { type: "number", read: (order) => order.total },
    title: { type: "string", read: (order) => order.title },
    note: { type: "string", read: (order) => order.note },
    testMode: { type: "boolean", read: (order) => order.testMode },
    manualTransaction: { type: "boolean", read: (order) => order.manualTransaction },
    orderType: { type: "string", read: () => ids.of(KIND.orderType, 0) },
    "device.id": { type: "string", read: (order) => deviceRef(order).id },
    "employee.id": { type: "string", read: (order) => ids.of(KIND.employee, order.employee) },
    "employee.name": NO_VALUE,
    "cardTransaction.last4": NO_VALUE,
    externalReferenceId: NO_VALUE,
    touched: { type: "boolean", read: () => true },
  };
}
