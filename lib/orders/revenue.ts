import "server-only";
import type { Ctx } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import type { Amount } from "@/lib/money";
import { SHOP_TIME_ZONE } from "@/lib/time";
import { countedCreditCondition, revenueOrderCondition } from "./paid-order-sql";

/** From `from` (counted in) to `to` (not counted in). */
export type Span = { from: Date; to: Date };

/**
 * What revenue is made of, as rows of `at` and `amount`: the subtotals of orders that are revenue, and what manual
 * refunds gave back, at the time it happened. Everything that shows revenue adds these up.
 */
export const revenueRows = ({ from, to }: Span): Prisma.Sql => Prisma.sql`
  SELECT created_at AS at, subtotal AS amount FROM orders
  WHERE created_at >= ${from} AND created_at < ${to} AND ${revenueOrderCondition()}
  UNION ALL
  SELECT r.created_at, r.tax + r.tip - r.amount FROM refunds r
  WHERE r.created_at >= ${from} AND r.created_at < ${to} AND ${countedCreditCondition("r")}`;

/**
 * Revenue by the shop's day, YYYY-MM-DD, in dollars with two places, below zero where more went back than was sold;
 * days without money are left out.
 */
export async function revenueByDay(ctx: Ctx, span: Span): Promise<Map<string, string>> {
  const rows = await ctx.db.$queryRaw<{ day: string; revenue: Amount }[]>`
    SELECT to_char(at AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD') AS day, sum(amount) AS revenue
    FROM (${revenueRows(span)}) AS money GROUP BY 1`;
  return new Map(rows.map(({ day, revenue }) => [day, revenue.toFixed(2)]));
}
