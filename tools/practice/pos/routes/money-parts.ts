import { type FilterTable, NO_VALUE } from "../filter";
import { KIND } from "../ids";
import type { MoneyPart, MoneyRow } from "../shop/money-view";
import type { Credit, Order, Payment, Refund } from "../shop/order-record";
import { deviceRef } from "../wire/order-parts";
import { PARTS_PER_ORDER } from "../wire/part-numbers";
import { paymentId } from "../wire/payment";

function rowsOf<T>(order: Order, parts: readonly T[]): MoneyRow<T>[] {
  return parts.map((part, position) => ({ order, position, part }));
}

/** Payments, with the filters of Clover's reference since May 2023. */
export const PAYMENTS: MoneyPart<Payment> = {
  name: "payments",
  filters: (ids) => ({
    id: { type: "string", read: (row) => paymentId(row.order, row.position, ids) },
    amount: { type: "number", read: (row) => row.part.amount },
    createdTime: { type: "number", read: (row) => row.part.createdTime },
    clientCreatedTime: { type: "number", read: (row) => row.part.createdTime },
    modifiedTime: { type: "number", read: (row) => row.part.modifiedTime },
    "order.modifiedTime": { type: "number", read: (row) => row.order.modifiedTime },
    "device.id": { type: "string", read: (row) => deviceRef(row.order).id },
    "employee.id": { type: "string", read: (row) => ids.of(KIND.employee, row.order.employee) },
    result: { type: "string", read: (row) => row.part.result },
    voided: { type: "boolean", read: (row) => row.part.result === "VOIDED" },
    offline: { type: "boolean", read: (row) => row.part.offline },
    "tender.id": { type: "string", read: (row) => ids.of(KIND.tender, row.part.tender) },
    cardType: NO_VALUE,
    externalPaymentId: NO_VALUE,
    externalReferenceId: NO_VALUE,
  }),
  rows: (order, voided) => [
    ...rowsOf(order, order.payments),
    ...(voided ? order.voids.map((part, n) => ({ order, position: -1 - n, part })) : []),
  ],
};

/** Refunds: Clover documents no filter, and a sandbox without refunds once accepted `createdTime`. */
export const REFUNDS: MoneyPart<Refund> = {
  name: "refunds",
  filters: (_ids, { refundFilters }): FilterTable<MoneyRow<Refund>> =>
    refundFilters === "none" ? {} : { createdTime: { type: "number", read: (row) => row.part.createdTime } },
  rows: (order) => rowsOf(order, order.refunds),
};

/** Credits, with Clover's filters from before May 2023, which lack `createdTime` and `modifiedTime`. */
export const CREDITS: MoneyPart<Credit> = {
  name: "credits",
  filters: (ids) => ({
    id: {
      type: "string",
      read: (row) => ids.of(KIND.credit, row.order.ref * PARTS_PER_ORDER + row.position),
    },
    amount: { type: "number", read: (row) => row.part.amount },
    taxAmount: { type: "number", read: (row) => row.part.taxAmount },
    reason: { type: "string", read: (row) => row.part.reason },
    result: { type: "string", read: (row) => row.part.result },
    failed: { type: "boolean", read: (row) => row.part.result === "FAIL" },
    clientCreatedTime: { type: "number", read: (row) => row.part.createdTime },
    "order.id": { type: "string", read: (row) => row.order.id },
    "order.modifiedTime": { type: "number", read: (row) => row.order.modifiedTime },
    "device.id": { type: "string", read: (row) => deviceRef(row.order).id },
    "employee.id": { type: "string", read: (row) => ids.of(KIND.employee, row.order.employee) },
    "tender.id": { type: "string", read: (row) => ids.of(KIND.tender, row.part.tender) },
    cardType: NO_VALUE,
    deletedTime: NO_VALUE,
    externalReferenceId: NO_VALUE,
    merchantId: NO_VALUE,
    "merchantTender.databaseId": NO_VALUE,
    "orderType.databaseId": NO_VALUE,
  }),
  rows: (order) => rowsOf(order, order.credits),
};
