import "server-only";
import type { Db } from "@/lib/db/client";

/**
 * Remembers which orders a check-in was counted beside, when either begins to count or staff say that both are right: on
 * one shop day of one member they were two visits then, and the order is not attached to the check-in later as if it
 * were new. Runs in the transaction that changed the visit, after the customers' rows were locked.
 * @param visitId the check-in, or the order's visit
 * @param isConfirmed whether staff said so: it also holds for check-ins that have an order, which they may lose
 */
export async function rememberBeside(
  handle: Db,
  visitId: string,
  { isConfirmed = false } = {},
): Promise<void> {
  await handle.$executeRaw`
    WITH visit AS (
      SELECT k.id, k.shop_day, c.member_id FROM loyalty_checkins k JOIN customers c ON c.id = k.customer_id
      WHERE k.id = ${visitId}::uuid
    ), of_the_day AS (
      SELECT k.id, k.source, k.order_id FROM visit
      JOIN customers c USING (member_id) JOIN loyalty_checkins k ON k.customer_id = c.id AND k.shop_day = visit.shop_day
      WHERE k.voided_at IS NULL
    ), beside AS (
      SELECT manual.id, array_agg(other.order_id) AS orders
      FROM of_the_day manual JOIN of_the_day other ON other.order_id IS NOT NULL AND other.id <> manual.id
      JOIN visit ON visit.id IN (manual.id, other.id)
      WHERE manual.source = 'manual' AND (manual.order_id IS NULL OR ${isConfirmed})
      GROUP BY manual.id)
    UPDATE loyalty_checkins k SET beside_orders = ARRAY(
      SELECT unnest(k.beside_orders) UNION SELECT unnest(beside.orders))
    FROM beside WHERE k.id = beside.id`;
}
