import { centsToDollars } from "@/lib/money";
import { isStorable } from "./mapped";
import type { LineItemWire, OrderWire, RefundWire } from "./schemas";
import { toDate } from "./to-product";

/** Money that went back to a customer, as the shop keeps it. Dollars with two places. */
export type CloverRefund = {
  cloverId: string;
  /** A credit is a manual refund: it belongs to no payment. */
  kind: "refund" | "credit";
  orderCloverId: string | null;
  /** Dollars, with tax and tip. */
  amount: string;
  tax: string;
  tip: string;
  /** Voided or failed: no money went out. */
  isVoid: boolean;
  createdAt: Date;
  /**
   * Not Clover's time but the register's, which may be wrong, or where there is neither, the order's last change.
   * Recorded credits have no time of Clover's.
   */
  isEstimatedTime: boolean;
};

/** Values of `status` and `result` for which no money was paid out, or not yet. */
const NOT_GIVEN_BACK = new Set([
  "FAIL",
  "FAILED",
  "DECLINED",
  "VOIDED",
  "VOIDING",
  "INITIATED",
  "AUTH",
  "OFFLINE_RETRYING",
  "PENDING",
]);

/** True where money really went out: refunds say so in `status`, credits in `result`. */
export function isGivenBack({ voided, status, result }: RefundWire): boolean {
  if (voided) return false;
  return ![status, result].some((word) => NOT_GIVEN_BACK.has((word ?? "").toUpperCase()));
}

/**
 * Whether a line of an order went back: its flag says so, or it names a refund whose money went out or is named by one,
 * after which the flag may stay false. OPEN: whether Clover also names a line of which only a part of the price went
 * back; a named line is taken as a whole one.
 */
export function isLineGivenBack(order: OrderWire): (line: LineItemWire) => boolean {
  const given = new Set<string | null>(order.refunds.filter(isGivenBack).map(({ id }) => id));
  const refundOf = refundOfLine(order);
  return (line) => line.refunded === true || given.has(refundOf(line));
}

/** The id of the refund of a line: one that names it and whose money went out, or that it names; null for none. */
export function refundOfLine({ refunds }: OrderWire): (line: LineItemWire) => string | null {
  const named = refunds
    .filter(isGivenBack)
    .flatMap((refund) => refund.lineItems.map(({ id }) => [id, refund.id] as const));
  const naming = new Map(named);
  return ({ id, refund }) => naming.get(id) ?? refund?.id ?? null;
}

export const refundCents = ({ amount, taxAmount, tipAmount }: RefundWire) => ({
  amount: BigInt(amount ?? 0),
  tax: BigInt(taxAmount ?? 0),
  tip: BigInt(tipAmount ?? 0),
});

/**
 * A refund or credit from one of Clover's lists; null when it has no usable time or an amount that cannot be stored.
 * @param otherwiseAt milliseconds, for one that says nothing of its time: its order's change
 */
export function toRefund(
  wire: RefundWire,
  kind: CloverRefund["kind"],
  order: { id: string | null; otherwiseAt?: number | null },
): CloverRefund | null {
  const receivedAt = toDate(wire.createdTime);
  const createdAt = receivedAt ?? toDate(wire.clientCreatedTime) ?? toDate(order.otherwiseAt ?? null);
  const { amount, tax, tip } = refundCents(wire);
  if (!createdAt || wire.amount == null || ![amount, tax, tip].every(isStorable)) return null;
  return {
    cloverId: wire.id,
    kind,
    orderCloverId: order.id ?? wire.orderRef?.id ?? wire.payment?.order?.id ?? null,
    amount: centsToDollars(amount),
    tax: centsToDollars(tax),
    tip: centsToDollars(tip),
    isVoid: !isGivenBack(wire),
    createdAt,
    isEstimatedTime: !receivedAt,
  };
}

/** Everything an order gave back. */
export function refundsOf(order: OrderWire): CloverRefund[] {
  const at = { id: order.id, otherwiseAt: order.modifiedTime ?? order.createdTime };
  const all = [
    ...order.refunds.map((one) => toRefund(one, "refund", at)),
    ...order.credits.map((one) => toRefund(one, "credit", at)),
  ];
  return all.flatMap((one) => (one ? [one] : []));
}
