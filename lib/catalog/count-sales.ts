import "server-only";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { paidOrderCondition } from "@/lib/orders/paid-order-sql";
import { soldLineCondition } from "@/lib/orders/sold-line-sql";
import { lineUnits } from "@/lib/orders/units";
import { DAY_MS } from "@/lib/time";

/** How far back a sale counts for the order of the shelf. */
const SALES_WINDOW_DAYS = 90;

/**
 * Counts the units of each product in paid orders of the last 90 days; a product with options has the sum of its
 * options. Rows that stay the same are not written.
 * @returns how many products changed
 */
export async function countSales(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  const since = new Date(ctx.now().getTime() - SALES_WINDOW_DAYS * DAY_MS);
  return withTransaction(ctx, async (tx) => {
    const changed = await tx.db.$executeRaw`
      UPDATE products SET sold_recently = counted.sold
      FROM (
        SELECT id, coalesce(sold, 0) AS sold FROM products
        LEFT JOIN (
          SELECT counted_for AS product_id, sum(${lineUnits("line")})::float8 AS sold
          FROM (SELECT id AS order_id FROM orders WHERE created_at >= ${since} AND ${paidOrderCondition()}) paid
          JOIN order_items line USING (order_id)
          JOIN products option ON option.id = product_id
          CROSS JOIN LATERAL unnest(ARRAY[option.id, option.group_id]) AS counts (counted_for)
          WHERE ${soldLineCondition("line")}
          GROUP BY counted_for
        ) sales ON sales.product_id = products.id
      ) counted
      WHERE products.id = counted.id AND products.sold_recently <> counted.sold`;
    if (changed > 0) tx.touch(tags.products());
    return changed;
  });
}
