import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverOrder } from "@/lib/integrations/clover/to-order";
import type { PlannedLine } from "./plan-orders";
import { column } from "./sql";

/**
 * Deletes lines that were voided at the register. One lookup for each order, because with a join the planner may scan
 * every line ever sold for each page.
 * @returns the ids of the orders that lost one
 */
export async function removeGoneLines(
  tx: Ctx,
  orders: readonly Pick<CloverOrder, "cloverId">[],
  lines: readonly Pick<PlannedLine, "cloverId">[],
): Promise<string[]> {
  if (orders.length === 0) return [];
  const rows = await tx.db.$queryRaw<{ id: string }[]>`
    DELETE FROM order_items WHERE id = ANY (ARRAY(
      SELECT stored.id
      FROM unnest(${column(orders, (row) => row.cloverId)}::text[]) AS page (clover_id)
      CROSS JOIN LATERAL (SELECT id FROM orders WHERE clover_id = page.clover_id OFFSET 0) known
      CROSS JOIN LATERAL (SELECT id, clover_id FROM order_items WHERE order_id = known.id OFFSET 0) stored
      WHERE stored.clover_id NOT IN (SELECT unnest(${column(lines, (row) => row.cloverId)}::text[]))))
    RETURNING order_id AS id`;
  return rows.map(({ id }) => id);
}

/**
 * Adds and changes lines.
 * @returns the ids of the orders among `known` with an added or changed line
 */
export async function applyOrderLines(
  tx: Ctx,
  lines: readonly PlannedLine[],
  known: readonly Pick<CloverOrder, "cloverId">[],
): Promise<string[]> {
  if (lines.length === 0) return [];
  const rows = await tx.db.$queryRaw<{ id: string }[]>`
    WITH written AS (INSERT INTO order_items AS i (clover_id, order_id, product_id, item_clover_id, name, quantity, unit_thousandths,
      price, total, is_refunded, refund_clover_id, kind)
    SELECT page.clover_id, orders.id, product.id, page.item_clover_id, page.name, page.quantity,
      page.unit_thousandths, page.price, page.total, page.is_refunded, page.refund_clover_id, page.kind
    FROM unnest(
      ${column(lines, (row) => row.cloverId)}::text[],
      ${column(lines, (row) => row.orderCloverId)}::text[],
      ${column(lines, (row) => row.itemCloverId)}::text[],
      ${column(lines, (row) => row.name)}::text[],
      ${column(lines, (row) => row.quantity)}::int[],
      ${column(lines, (row) => row.unitThousandths)}::bigint[],
      ${column(lines, (row) => row.price)}::numeric[],
      ${column(lines, (row) => row.total)}::numeric[],
      ${column(lines, (row) => row.isRefunded)}::boolean[],
      ${column(lines, (row) => row.refundCloverId)}::text[],
      ${column(lines, (row) => row.kind)}::text[]
    ) AS page (clover_id, order_clover_id, item_clover_id, name, quantity, unit_thousandths, price, total, is_refunded,
      refund_clover_id, kind)
    JOIN orders ON orders.clover_id = page.order_clover_id
    LEFT JOIN products product ON product.clover_id = page.item_clover_id
    ON CONFLICT (clover_id) DO UPDATE SET
      order_id = excluded.order_id, product_id = excluded.product_id, item_clover_id = excluded.item_clover_id,
      name = excluded.name, quantity = excluded.quantity, unit_thousandths = excluded.unit_thousandths,
      price = excluded.price, total = excluded.total, is_refunded = excluded.is_refunded,
      refund_clover_id = excluded.refund_clover_id, kind = excluded.kind
    WHERE (i.order_id, i.product_id, i.item_clover_id, i.name, i.quantity, i.unit_thousandths, i.price, i.total,
        i.is_refunded, i.refund_clover_id, i.kind)
      IS DISTINCT FROM (excluded.order_id, excluded.product_id, excluded.item_clover_id, excluded.name,
        excluded.quantity, excluded.unit_thousandths, excluded.price, excluded.total, excluded.is_refunded,
        excluded.refund_clover_id, excluded.kind)
    RETURNING i.order_id)
    SELECT orders.id FROM orders
    WHERE clover_id = ANY(${column(known, (row) => row.cloverId)}::text[]) AND id IN (SELECT order_id FROM written)`;
  return rows.map(({ id }) => id);
}
