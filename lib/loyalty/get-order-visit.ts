import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { whyStoredOrderCounts } from "@/lib/loyalty/why-order-counts";
import { readLaunchDate } from "@/lib/settings/queries";

export type OrderVisit = {
  /** One sentence: the visit the order made, or why it made none. */
  counts: string;
  isCounted: boolean;
  visit: { id: string; isVoid: boolean } | null;
};

/** What an order counted for; null when there is no such order. */
export async function getOrderVisit(ctx: Ctx, orderId: string): Promise<OrderVisit | null> {
  requireAdmin(ctx);
  const order = await ctx.db.order.findUnique({
    where: { id: orderId },
    include: { checkin: true, customer: true },
  });
  if (!order) return null;
  const { checkin } = order;
  const why = whyStoredOrderCounts(order, await readLaunchDate(ctx));
  return { ...why, visit: checkin && { id: checkin.id, isVoid: checkin.voidedAt !== null } };
}
