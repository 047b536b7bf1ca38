import { type Dated, type ManualVisit, pairVisits } from "@/lib/customers/pair-visits";
import { isPaid, type OrderState } from "@/lib/orders/is-paid";

/** What decides whether an order of this customer can be a visit. */
export type OrderBuyer = { phoneDigits: readonly string[]; isRemoved: boolean };

/**
 * Whether an order earns a visit: paid, and by a customer who is known and has a full phone number. A later refund of
 * the whole takes the visit back.
 */
export function isEligibleOrder(order: OrderState, buyer: OrderBuyer | null): boolean {
  if (buyer === null || buyer.isRemoved || buyer.phoneDigits.length === 0) return false;
  return isPaid(order);
}

export type PendingOrder = Dated;

export type VisitPlan<Order> = {
  /** Orders that become a visit of their own. */
  create: Order[];
  /** Orders that belong to a visit staff recorded by hand on the same shop day. */
  attach: { visitId: string; orderId: string }[];
};

/**
 * One visit for each eligible order. Where staff already recorded a visit of the member by hand on that shop day, the
 * order is attached to it instead of counted again, unless it was counted beside it before; the first order goes with
 * the first of them.
 * @param orders eligible orders without a visit
 * @param manual visits recorded by hand that are not void and have no order
 */
export function planVisits<Order extends PendingOrder>(
  orders: readonly Order[],
  manual: readonly ManualVisit[],
): VisitPlan<Order> {
  const { pairs, alone } = pairVisits(orders, manual, ({ id }) => id);
  return { create: alone, attach: pairs.map(([order, visit]) => ({ visitId: visit.id, orderId: order.id })) };
}
