import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { legitimateMember } from "@/lib/customers/member-sql";
import { customerFilterSql } from "@/lib/customers/queries";
import type { Period } from "@/lib/dashboard/period";
import { Prisma } from "@/lib/db/client";
import { tierPlace, tierPlaceSql, toTierCounts } from "@/lib/loyalty/tier-sql";
import type { Amount } from "@/lib/money";
import { lineRevenue } from "@/lib/orders/line-revenue";
import { paidOrderCondition, realOrderCondition } from "@/lib/orders/paid-order-sql";
import { revenueByDay } from "@/lib/orders/revenue";
import { soldLineCondition } from "@/lib/orders/sold-line-sql";
import { lineUnits } from "@/lib/orders/units";
import { readLaunchDate } from "@/lib/settings/queries";
import type { TierCounts } from "@/lib/tier";
import { SHOP_TIME_ZONE } from "@/lib/time";

/** One shop day of the dashboard. */
export type DayFigures = {
  /** YYYY-MM-DD, the shop's calendar. */
  day: string;
  /** Dollars with two places, by the one definition of revenue. */
  revenue: string;
  /** Every order but deleted and test orders, as the Orders screen counts them. */
  orders: number;
  /** Loyalty visits that are not void. */
  visits: number;
  /** Members whose oldest record still in Clover was made that day; test records are none. */
  newMembers: number;
};

type DayNumbers = Omit<DayFigures, "day">;
const NOTHING: DayNumbers = { revenue: "0.00", orders: 0, visits: 0, newMembers: 0 };

const shopDayOf = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`to_char(${column} AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD')`;

/** A visit that counts, in statements over loyalty_checkins alone or beside tables that have no void. */
export const COUNTED_VISIT = Prisma.sql`voided_at IS NULL`;

/** Every day of a period and of the one before it, oldest first; days without a sale are there with zeros. */
export async function periodFigures(
  ctx: Ctx,
  period: Period,
): Promise<{ current: DayFigures[]; previous: DayFigures[] }> {
  requireAdmin(ctx);
  const { previousStart: from, end: to } = period;
  const [revenue, orders, visits, members] = await Promise.all([
    revenueByDay(ctx, { from, to }),
    ctx.db.$queryRaw<{ day: string; orders: number }[]>`
      SELECT ${shopDayOf(Prisma.sql`created_at`)} AS day, count(*)::int AS orders
      FROM orders WHERE created_at >= ${from} AND created_at < ${to} AND ${realOrderCondition()} GROUP BY 1`,
    ctx.db.$queryRaw<{ day: string; visits: number }[]>`
      SELECT to_char(shop_day, 'YYYY-MM-DD') AS day, count(*)::int AS visits FROM loyalty_checkins
      WHERE created_at >= ${from} AND created_at < ${to} AND ${COUNTED_VISIT} GROUP BY 1`,
    ctx.db.$queryRaw<{ day: string; newMembers: number }[]>`
      SELECT ${shopDayOf(Prisma.sql`created_at`)} AS day, count(*)::int AS "newMembers" FROM customers
      WHERE created_at >= ${from} AND created_at < ${to} AND ${legitimateMember} GROUP BY 1`,
  ]);
  const found = new Map<string, Partial<DayNumbers>>();
  const add = (day: string, numbers: Partial<DayNumbers>) =>
    found.set(day, { ...found.get(day), ...numbers });
  for (const [day, sum] of revenue) add(day, { revenue: sum });
  for (const { day, ...numbers } of orders) add(day, numbers);
  for (const { day, ...numbers } of visits) add(day, numbers);
  for (const { day, ...numbers } of members) add(day, numbers);
  const of = (days: readonly string[]) => days.map((day) => ({ day, ...NOTHING, ...found.get(day) }));
  return { current: of(period.days), previous: of(period.previous) };
}

/** Orders by hour of the shop's clock, 24 numbers from midnight on. */
export async function ordersByHour(ctx: Ctx, { start, end }: Period): Promise<number[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.$queryRaw<{ hour: number; orders: number }[]>`
    SELECT extract(hour FROM created_at AT TIME ZONE ${SHOP_TIME_ZONE})::int AS hour, count(*)::int AS orders
    FROM orders WHERE created_at >= ${start} AND created_at < ${end} AND ${realOrderCondition()} GROUP BY 1`;
  const byHour = new Map(rows.map(({ hour, orders }) => [hour, orders]));
  return Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0);
}

export type BestSeller = {
  productId: string;
  /** The product whose panel shows it: the group of a variant, whose picture and words are the group's. */
  panelId: string;
  name: string;
  /** Units sold on paid orders, less those given back; to three decimals. */
  sold: number;
  /** Dollars of revenue from these lines. */
  revenue: string;
  stock: number;
  isStockTracked: boolean;
};

/** The products most units were sold of on paid orders of a span, most first. Lines that were refunded do not count. */
export async function bestSellers(
  ctx: Ctx,
  { start, end }: Pick<Period, "start" | "end">,
  limit = 10,
): Promise<BestSeller[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.$queryRaw<(Omit<BestSeller, "revenue"> & { revenue: Amount })[]>`
    SELECT p.id AS "productId", coalesce(p.group_id, p.id) AS "panelId", p.name, sold.units AS sold, sold.revenue,
      p.stock, p.is_stock_tracked AS "isStockTracked"
    FROM (
      SELECT i.product_id, sum(${lineUnits("i")})::float8 AS units, sum(${lineRevenue("i", "o")}) AS revenue
      FROM (SELECT id, subtotal, kept_goods FROM orders WHERE created_at >= ${start} AND created_at < ${end} AND ${paidOrderCondition()}) o
      JOIN order_items i ON i.order_id = o.id
      WHERE i.product_id IS NOT NULL AND ${soldLineCondition("i")}
      GROUP BY i.product_id ORDER BY units DESC, revenue DESC LIMIT ${limit}) sold
    JOIN products p ON p.id = sold.product_id ORDER BY sold.units DESC, sold.revenue DESC, p.id`;
  return rows.map((row) => ({ ...row, revenue: row.revenue.toFixed(2) }));
}

type Span = Pick<Period, "start" | "end">;

/**
 * `member_id` and `reached` of the members who reached a tier in a period, of those that `countTiers` counts. A member
 * counts once, at the highest tier reached, even if its points expired since. Visits are added up per points run that
 * took them, because they counted together until that run.
 */
function movedMembers({ start, end }: Span, launch: Date | null): Prisma.Sql {
  return Prisma.sql`
    WITH seen AS (
      SELECT c.member_id, k.expiry_id, count(*)::int AS since,
        count(*) FILTER (WHERE k.created_at >= ${end})::int AS later
      FROM loyalty_checkins k JOIN customers c ON c.id = k.customer_id
      WHERE k.created_at >= ${start} AND k.voided_at IS NULL GROUP BY 1, 2
    ), expired AS (
      SELECT c.member_id, k.expiry_id, count(*)::int AS visits
      FROM loyalty_checkins k JOIN customers c ON c.id = k.customer_id
      WHERE k.expiry_id IN (SELECT expiry_id FROM seen) AND k.voided_at IS NULL GROUP BY 1, 2
    ), tiers AS (
      SELECT s.member_id, ${tierPlaceSql(Prisma.sql`coalesce(e.visits, m.member_visits) - s.since`)} AS before,
        ${tierPlaceSql(Prisma.sql`coalesce(e.visits, m.member_visits) - s.later`)} AS after
      FROM seen s
      JOIN (SELECT id, member_visits FROM customers WHERE ${customerFilterSql("launch", launch)}) m
        ON m.id = s.member_id
      LEFT JOIN expired e ON e.member_id = s.member_id AND e.expiry_id = s.expiry_id
    )
    SELECT member_id, max(after) AS reached FROM tiers WHERE after > before GROUP BY member_id`;
}

/** The members who reached a tier in a period, as a table with `member_id`, in statements. */
export const reachedTier = (tier: keyof TierCounts, span: Span, launch: Date | null): Prisma.Sql =>
  Prisma.sql`(SELECT member_id FROM (${movedMembers(span, launch)}) moved
    WHERE reached = ${tierPlace(tier)})`;

/** How many members reached each tier in a period, each counted at the highest. */
export async function tierMoves(ctx: Ctx, period: Period): Promise<TierCounts> {
  requireAdmin(ctx);
  const launch = await readLaunchDate(ctx);
  const rows = await ctx.db.$queryRaw<{ place: number; members: number }[]>`
    SELECT reached AS place, count(*)::int AS members FROM (${movedMembers(period, launch)}) moved GROUP BY 1`;
  return toTierCounts(rows);
}
