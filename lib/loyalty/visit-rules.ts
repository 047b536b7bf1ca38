import { isPaid, type OrderFacts } from "@/lib/orders/paid-order";

export type BuyerFacts = { phoneDigits: readonly string[]; isRemoved: boolean };

/**
 * Whether an order earns a visit: paid, and by a customer who is known and has a full phone number. A later refund of the
 * whole takes the visit back.
 */
export function isEligibleOrder(order: OrderFacts, buyer: BuyerFacts | null): boolean {
  if (buyer === null || buyer.isRemoved || buyer.phoneDigits.length === 0) return false;
  return isPaid(order);
}

/** `memberId` and not the record, of which a person may have several at the register. */
type Dated = { id: string; memberId: string; createdAt: Date; shopDay: string };
export type PendingOrder = Dated;
export type ManualVisit = Dated;

export type VisitPlan<Order> = {
  /** Orders that become a visit of their own. */
  create: Order[];
  /** Orders that belong to a visit staff recorded by hand on the same shop day. */
  attach: { visitId: string; orderId: string }[];
};

/**
 * One visit for each eligible order. Where staff already recorded a visit of the member by hand on that shop day, the
 * order is attached to it instead of counted again; the first order goes with the first of them.
 * @param orders eligible orders without a visit
 * @param manual visits recorded by hand that are not void and have no order
 */
export function planVisits<Order extends PendingOrder>(
  orders: readonly Order[],
  manual: readonly ManualVisit[],
): VisitPlan<Order> {
  const waiting = new Map<string, ManualVisit[]>();
  for (const visit of [...manual].sort(byTime)) {
    const key = dayOf(visit);
    waiting.set(key, [...(waiting.get(key) ?? []), visit]);
  }
  const plan: VisitPlan<Order> = { create: [], attach: [] };
  for (const order of [...orders].sort(byTime)) {
    const visit = waiting.get(dayOf(order))?.shift();
    if (visit) plan.attach.push({ visitId: visit.id, orderId: order.id });
    else plan.create.push(order);
  }
  return plan;
}

const dayOf = ({ memberId, shopDay }: Dated): string => `${memberId} ${shopDay}`;

function byTime(one: Dated, other: Dated): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
