/** `memberId` and not the record, of which a person may have several at the register. */
export type Dated = { id: string; memberId: string; createdAt: Date; shopDay: string };

/**
 * Pairs orders with visits recorded by hand of the same member and shop day, the first order with the first of them.
 * @param fits whether the two may be one visit
 * @returns the pairs, and the orders without one
 */
export function pairVisits<Order extends Dated, Manual extends Dated>(
  orders: readonly Order[],
  manual: readonly Manual[],
  fits: (order: Order, visit: Manual) => boolean,
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
    const at = sameDay.findIndex((visit) => fits(order, visit));
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
