import { LOCKED, PAID, PAID_OPEN_LABEL } from "@/lib/orders/is-paid";
import type { OrderDto } from "@/lib/orders/schema";

export type OrderBadge = { label: string; isHighlighted: boolean };

/** The word for an order: locked and paid is Paid, completed is highlighted too, all else is not. */
export function orderBadge({
  status,
  paymentStatus,
}: Pick<OrderDto, "status" | "paymentStatus">): OrderBadge {
  if (status === LOCKED && paymentStatus === PAID) return { label: "Paid", isHighlighted: true };
  if (status === "completed") return { label: "Completed", isHighlighted: true };
  // Like an order nobody has paid it is open, and what is left to do with it is something else.
  if (status !== LOCKED && paymentStatus === PAID) return { label: PAID_OPEN_LABEL, isHighlighted: false };
  // A locked order is closed at the register: its payment state says more.
  return { label: words(status === LOCKED ? paymentStatus : status), isHighlighted: false };
}

function words(state: string): string {
  const text = state.replaceAll("_", " ").trim();
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : "Unknown";
}
