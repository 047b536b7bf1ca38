import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverRefund } from "@/lib/integrations/clover/given-back";
import { column } from "./sql";

/**
 * Writes refunds and credits in one statement; unchanged rows are not written. One that Clover does not date is dated
 * within its order's times, which are Clover's own: a register's clock may be years off. It keeps that date when the
 * order changes again, and its order when it is listed without. OPEN: whether a credit always moves its order's time of
 * change.
 * @returns how many changed
 */
export async function applyRefunds(tx: Ctx, refunds: readonly CloverRefund[]): Promise<number> {
  // A refund listed twice on one page is one refund.
  const rows = [...new Map(refunds.map((refund) => [refund.cloverId, refund])).values()];
  if (rows.length === 0) return 0;
  return tx.db.$executeRaw`
    INSERT INTO refunds AS r (clover_id, kind, order_id, order_clover_id, amount, tax, tip, is_void, created_at)
    SELECT page.clover_id, page.kind, orders.id, coalesce(page.order_clover_id, known.order_clover_id), page.amount,
      page.tax, page.tip, page.is_void,
      CASE WHEN NOT page.is_estimated_time THEN page.created_at WHEN known.order_id IS NOT NULL THEN known.created_at
        ELSE least(greatest(page.created_at, orders.created_at), orders.clover_modified_at) END
    FROM unnest(
      ${column(rows, (row) => row.cloverId)}::text[],
      ${column(rows, (row) => row.kind)}::text[],
      ${column(rows, (row) => row.orderCloverId)}::text[],
      ${column(rows, (row) => row.amount)}::numeric[],
      ${column(rows, (row) => row.tax)}::numeric[],
      ${column(rows, (row) => row.tip)}::numeric[],
      ${column(rows, (row) => row.isVoid)}::boolean[],
      ${column(rows, (row) => row.createdAt.toISOString())}::timestamptz[],
      ${column(rows, (row) => row.isEstimatedTime)}::boolean[]
    ) AS page (clover_id, kind, order_clover_id, amount, tax, tip, is_void, created_at, is_estimated_time)
    LEFT JOIN refunds known USING (clover_id)
    LEFT JOIN LATERAL (
      SELECT id, created_at, clover_modified_at FROM orders
      WHERE orders.clover_id = coalesce(page.order_clover_id, known.order_clover_id) OFFSET 0
    ) orders ON true
    ON CONFLICT (clover_id) DO UPDATE SET kind = excluded.kind, order_id = excluded.order_id,
      order_clover_id = excluded.order_clover_id, amount = excluded.amount, tax = excluded.tax, tip = excluded.tip,
      is_void = excluded.is_void, created_at = excluded.created_at
    WHERE (r.kind, r.order_id, r.order_clover_id, r.amount, r.tax, r.tip, r.is_void, r.created_at)
      IS DISTINCT FROM (excluded.kind, excluded.order_id, excluded.order_clover_id, excluded.amount, excluded.tax,
        excluded.tip, excluded.is_void, excluded.created_at)`;
}
