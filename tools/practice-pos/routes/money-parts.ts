import type { FilterTable } from "../filter";
import { type Ids, KIND } from "../ids";
import type { MoneyPart, MoneyRow } from "../shop/money-view";
import type { Credit, Order, Payment, Refund } from "../shop/order-record";
import { deviceRef } from "../wire/order-parts";
import { PARTS_PER_ORDER } from "../wire/part-numbers";
import { paymentId } from "../wire/payment";

const never = { type: "string", read: () => undefined } as const;

/** Names the three lists share: Clover documents them for payments, and publishes none for the other two. */
function common<T extends { createdTime: number; amount: number }>(ids: Ids): FilterTable<MoneyRow<T>> {
  return {
    createdTime: { type: "number", read: (row) => row.part.createdTime },
    clientCreatedTime: { type: "number", read: (row) => row.part.createdTime },
    amount: { type: "number", read: (row) => row.part.amount },
    "device.id": { type: "string", read: (row) => deviceRef(row.order).id },
    "employee.id": { type: "string", read: (row) => ids.of(KIND.employee, row.order.employee) },
  };
}

function rowsOf<T>(order: Order, parts: readonly T[]): MoneyRow<T>[] {
  return parts.map((part, position) => ({ order, position, part }));
}

export const PAYMENTS: MoneyPart<Payment> = {
  name: "payments",
  filters: (ids) => ({
    ...common<Payment>(ids),
    id: { type: "string", read: (row) => paymentId(row.order, row.position, ids) },
    modifiedTime: { type: "number", read: (row) => row.part.modifiedTime },
    "order.modifiedTime": { type: "number", read: (row) => row.order.modifiedTime },
    result: { type: "string", read: (row) => row.part.result },
    voided: { type: "boolean", read: (row) => row.part.result === "VOIDED" },
    offline: { type: "boolean", read: (row) => row.part.offline },
    "tender.id": { type: "string", read: (row) => ids.of(KIND.tender, row.part.tender) },
    cardType: never,
    externalPaymentId: never,
    externalReferenceId: never,
  }),
  rows: (order, voided) => [
    ...rowsOf(order, order.payments),
    ...(voided ? order.voids.map((part, n) => ({ order, position: -1 - n, part })) : []),
  ],
};

export const REFUNDS: MoneyPart<Refund> = {
  name: "refunds",
  filters: (ids) => ({
    ...common<Refund>(ids),
    id: {
      type: "string",
      read: (row) => ids.of(KIND.refund, row.order.ref * PARTS_PER_ORDER + row.position),
    },
    modifiedTime: { type: "number", read: (row) => row.part.createdTime },
    voided: { type: "boolean", read: (row) => row.part.voided },
  }),
  rows: (order) => rowsOf(order, order.refunds),
};

export const CREDITS: MoneyPart<Credit> = {
  name: "credits",
  filters: (ids) => ({
    ...common<Credit>(ids),
    id: {
      type: "string",
      read: (row) => ids.of(KIND.credit, row.order.ref * PARTS_PER_ORDER + row.position),
    },
    modifiedTime: { type: "number", read: (row) => row.part.createdTime },
    voided: { type: "boolean", read: (row) => row.part.voided },
  }),
  rows: (order) => rowsOf(order, order.credits),
};
