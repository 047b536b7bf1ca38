import "server-only";
import { cachedForMinute } from "@/lib/cache/cached-for-staff";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { cachedCustomerCounts, customerCounts } from "@/lib/customers/queries";
import { isPaidOrder } from "@/lib/orders/paid";
import { cachedOrderFigures, orderFigures } from "@/lib/orders/queries";
import { SHOP_TIME_ZONE, shopDay, startOfShopDay, subShopDays } from "@/lib/time";

export type DashboardFigures = {
  /** Products visitors can see. */
  products: number;
  /** Products of the point of sale that the site does not show. */
  productsOffSite: number;
  ordersToday: number;
  /** Every customer record of the point of sale. */
  customers: number;
  legitimateCustomers: number;
  /** Subtotals of today's locked and paid orders, dollars. Today is the shop's. */
  revenueToday: string;
};

const LIVE = { orderFigures, customerCounts };
const CACHED = { orderFigures: cachedOrderFigures, customerCounts: cachedCustomerCounts };

/** The four stat cards for the screen; what takes long to count is kept until it changes. */
export const cachedDashboardFigures = (ctx: Ctx): Promise<DashboardFigures> => dashboardFigures(ctx, CACHED);

/** The four stat cards. Each number is counted where its own screen counts it. */
export async function dashboardFigures(ctx: Ctx, count = LIVE): Promise<DashboardFigures> {
  requireAdmin(ctx);
  const [[products], orders, customers] = await Promise.all([
    ctx.db.$queryRaw<{ shown: number; off: number }[]>`
      SELECT count(*) FILTER (WHERE is_active)::int AS shown, count(*) FILTER (WHERE NOT is_active)::int AS off
      FROM products`,
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

/** One shop day of the chart. */
export type ShopDayFigures = {
  /** YYYY-MM-DD, the shop's calendar. */
  day: string;
  /** Subtotals of paid orders, dollars. */
  revenue: string;
  /** Loyalty visits that are not void. */
  visits: number;
};

/** The last shop days, today included, oldest first. Days without a sale are there with zeros. */
export async function dailyFigures(ctx: Ctx, days = 30): Promise<ShopDayFigures[]> {
  requireAdmin(ctx);
  const now = ctx.now();
  const shown = Array.from({ length: days }, (_, back) => shopDay(subShopDays(now, days - 1 - back)));
  const since = startOfShopDay(subShopDays(now, days - 1));
  const [sales, visits] = await Promise.all([
    ctx.db.$queryRaw<{ day: string; revenue: { toFixed: (places: number) => string } }[]>`
      SELECT to_char(created_at AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD') AS day, sum(subtotal) AS revenue
      FROM orders WHERE created_at >= ${since} AND created_at <= ${now} AND ${isPaidOrder} GROUP BY 1`,
    ctx.db.$queryRaw<{ day: string; visits: number }[]>`
      SELECT to_char(shop_day, 'YYYY-MM-DD') AS day, count(*)::int AS visits
      FROM loyalty_checkins WHERE created_at >= ${since} AND voided_at IS NULL GROUP BY 1`,
  ]);
  const revenueOf = new Map(sales.map((row) => [row.day, row.revenue.toFixed(2)]));
  const visitsOf = new Map(visits.map((row) => [row.day, row.visits]));
  return shown.map((day) => ({
    day,
    revenue: revenueOf.get(day) ?? "0.00",
    visits: visitsOf.get(day) ?? 0,
  }));
}

/** The same for the screen, kept for a minute or until an order or a visit changes. */
export const cachedDailyFigures = cachedForMinute(
  "daily-figures",
  [tags.orders(), tags.customers()],
  [] as ShopDayFigures[],
  (ctx) => dailyFigures(ctx),
);
