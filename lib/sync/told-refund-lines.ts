import "server-only";
import type { Ctx } from "@/lib/context";
import { refundsInDoubt } from "@/lib/integrations/clover/refund-lines";
import type { OrderWire } from "@/lib/integrations/clover/schemas";
import { column } from "./sql";

/**
 * Orders with what was once told of their refunds: where neither an order nor the list of refunds says which lines came
 * back, those stored with a refund did. Without a range the list goes back 90 days, and the whole history is read again
 * every week.
 */
export async function withToldRefunds(ctx: Ctx, orders: readonly OrderWire[]): Promise<readonly OrderWire[]> {
  const inDoubt = orders.filter((order) => refundsInDoubt(order).length > 0);
  if (inDoubt.length === 0) return orders;
  const rows = await ctx.db.$queryRaw<{ line: string; refund: string }[]>`
    SELECT i.clover_id AS line, i.refund_clover_id AS refund FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.clover_id = ANY(${column(inDoubt, ({ id }) => id)}::text[]) AND i.refund_clover_id IS NOT NULL`;
  const told = new Map(rows.map(({ line, refund }) => [line, { id: refund }]));
  return orders.map((order) => ({
    ...order,
    lineItems: order.lineItems.map((line) => ({ ...line, refund: line.refund ?? told.get(line.id) ?? null })),
  }));
}
