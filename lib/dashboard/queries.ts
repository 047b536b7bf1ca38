import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { cachedCustomerCounts, customerCounts } from "@/lib/customers/queries";
import { cachedOrderFigures, orderFigures } from "@/lib/orders/queries";

export type DashboardFigures = {
  /** Products visitors can see. */
  products: number;
  /** Products of the point of sale that the site does not show. */
  productsOffSite: number;
  ordersToday: number;
  /** Every customer record of the point of sale. */
  customers: number;
  legitimateCustomers: number;
  /** Subtotals of today's orders that are revenue, less what manual refunds gave back, dollars. Today is the shop's. */
  revenueToday: string;
};

const LIVE = { orderFigures, customerCounts };
const CACHED = { orderFigures: cachedOrderFigures, customerCounts: cachedCustomerCounts };

/** The four stat cards for the screen; what takes long to count is cached until it changes. */
export const cachedDashboardFigures = (ctx: Ctx): Promise<DashboardFigures> => dashboardFigures(ctx, CACHED);

/** The four stat cards. Each number is counted where its own screen counts it. */
export async function dashboardFigures(ctx: Ctx, count = LIVE): Promise<DashboardFigures> {
  requireAdmin(ctx);
  const [[products], orders, customers] = await Promise.all([
    ctx.db.$queryRaw<{ shown: number; off: number }[]>`
      SELECT count(*) FILTER (WHERE is_active)::int AS shown, count(*) FILTER (WHERE NOT is_active)::int AS off
      FROM products WHERE group_id IS NULL`,
    count.orderFigures(ctx),
    count.customerCounts(ctx, null),
  ]);
  return {
    products: products?.shown ?? 0,
    productsOffSite: products?.off ?? 0,
    ordersToday: orders.today.count,
    customers: customers.total,
    legitimateCustomers: customers.legitimate,
    revenueToday: orders.today.revenue,
  };
}
