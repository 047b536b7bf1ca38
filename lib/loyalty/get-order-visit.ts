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
  const { checkin, customer } = order;
  const member = customer?.memberId
    ? await ctx.db.customer.findUnique({ where: { id: customer.memberId }, select: { createdAt: true } })
    : customer;
  const launch = await readLaunchDate(ctx);
  const why = whyStoredOrderCounts(order, { launch, joinedAt: member?.createdAt ?? null });
  return { ...why, visit: checkin && { id: checkin.id, isVoid: checkin.voidedAt !== null } };
}
