import { LOCKED, PAID, PARTIALLY_PAID } from "@/lib/orders/is-paid";
import type { ListedOrder } from "@/lib/orders/schema";

/** What the badge of an order depends on. */
export type BadgedOrder = Pick<ListedOrder, "status" | "paymentStatus" | "isTest" | "hasRefund">;

/** The word for an order: locked and paid is Paid, completed is highlighted too, all else is not. */
export function orderBadge({ status, paymentStatus, isTest, hasRefund }: BadgedOrder): {
  label: string;
  isHighlighted: boolean;
} {
  // No number counts it, so it must not look like a sale.
  if (isTest) return { label: "Test order", isHighlighted: false };
  if (status === LOCKED && paymentStatus === PAID)
    return { label: hasRefund ? "Part refunded" : "Paid", isHighlighted: true };
  if (status === "completed") return { label: "Completed", isHighlighted: true };
  // Like an order nobody has paid it is open, and what is left to do with it is something else.
  if (status !== LOCKED && paymentStatus === PAID) return { label: "Paid, still open", isHighlighted: false };
  // Of an order that is closed at the register, or paid in part, the payment state says more.
  const isPaymentTold = status === LOCKED || paymentStatus === PARTIALLY_PAID;
  return { label: words(isPaymentTold ? paymentStatus : status), isHighlighted: false };
}

function words(state: string): string {
  const text = state.replaceAll("_", " ").trim();
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : "Unknown";
}
