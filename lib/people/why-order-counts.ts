import { type BuyerFacts, isEligibleOrder } from "@/lib/loyalty/visit-rules";
import { LOCKED, type OrderFacts, PAID } from "@/lib/orders/paid-order";

export type CountedVisit = { isVoid: boolean; voidReason: string | null; source: string } | null;

/** One sentence: which visit an order made, or why it made none. Follows `isEligibleOrder`, and a test holds them together. */
export function whyOrderCounts(
  order: OrderFacts,
  buyer: BuyerFacts | null,
  visit: CountedVisit,
): { isCounted: boolean; counts: string } {
  if (visit && !visit.isVoid) {
    const counts = visit.source === "manual" ? "Part of a visit that staff recorded" : "Counted as a visit";
    return { isCounted: true, counts };
  }
  if (visit)
    return { isCounted: false, counts: `Its visit is void: ${visit.voidReason ?? "no reason given"}` };
  return { isCounted: false, counts: whyNot(order, buyer) };
}

function whyNot(order: OrderFacts, buyer: BuyerFacts | null): string {
  if (isEligibleOrder(order, buyer)) return "Will be a visit with the next count";
  if (order.isRemoved) return "No visit: deleted at the register";
  if (order.isTest) return "No visit: a test order";
  if (order.paymentStatus === "refunded" || order.paymentStatus === "credited")
    return "No visit: the money was given back";
  if (order.paymentStatus !== PAID) return "No visit: not paid";
  if (order.status !== LOCKED) return "No visit yet: still open at the register";
  if (buyer === null) return "No visit: nobody is named on it";
  if (buyer.isRemoved) return "No visit: the customer was deleted at the register";
  return "No visit: the customer has no full phone number";
}
