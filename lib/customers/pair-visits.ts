/** `memberId` and not the record, of which a person may have several at the register. */
export type Dated = { id: string; memberId: string; createdAt: Date; shopDay: string };

export type ManualVisit = Dated & {
  /** Orders whose visits of their own were counted beside it (see `rememberBeside`). */
  besideOrders: readonly string[];
};

/**
 * Pairs orders with visits recorded by hand of the same member and shop day, the first order with the first of them that
 * it was not counted beside.
 * @param orderIdOf the id of the order itself, where `id` may be that of its visit
 * @param fits whether the two may be one visit
 * @returns the pairs, and the orders without one
 */
export function pairVisits<Order extends Dated, Manual extends ManualVisit>(
  orders: readonly Order[],
  manual: readonly Manual[],
  orderIdOf: (order: Order) => string,
  fits: (order: Order, visit: Manual) => boolean = () => true,
): { pairs: [Order, Manual][]; alone: Order[] } {
  const waiting = new Map<string, Manual[]>();
  for (const visit of [...manual].sort(byTime)) {
    const sameDay = waiting.get(dayOf(visit));
    if (sameDay) sameDay.push(visit);
    else waiting.set(dayOf(visit), [visit]);
  }
  const pairs: [Order, Manual][] = [];
  const alone: Order[] = [];
  for (const order of [...orders].sort(byTime)) {
    const sameDay = waiting.get(dayOf(order)) ?? [];
    const isBeside = ({ besideOrders }: Manual) => besideOrders.includes(orderIdOf(order));
    const at = sameDay.findIndex((visit) => !isBeside(visit) && fits(order, visit));
    const [visit] = at < 0 ? [] : sameDay.splice(at, 1);
    if (visit) pairs.push([order, visit]);
    else alone.push(order);
  }
  return { pairs, alone };
}

const dayOf = ({ memberId, shopDay }: Dated): string => `${memberId} ${shopDay}`;

function byTime(one: Dated, other: Dated): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
