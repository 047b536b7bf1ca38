import { centsToDollars, dollarsToCents } from "@/lib/money";
import type { OrderLineDto } from "@/lib/orders/schema";

/** What staff read as one line: the same product at the same price, however often it was rung up. */
export type OrderLineGroup = Omit<OrderLineDto, "id">;

/** Joins equal lines in the order in which they first appear. Refunded lines are not joined with others. */
export function groupLines(lines: readonly OrderLineDto[]): OrderLineGroup[] {
  const groups = new Map<string, OrderLineGroup>();
  for (const { name, price, quantity, total, isRefunded } of lines) {
    const key = JSON.stringify([name, price, isRefunded]);
    const group = groups.get(key);
    groups.set(key, {
      name,
      price,
      isRefunded,
      quantity: (group?.quantity ?? 0) + quantity,
      total: centsToDollars(dollarsToCents(group?.total ?? "0.00") + dollarsToCents(total)),
    });
  }
  return [...groups.values()];
}
