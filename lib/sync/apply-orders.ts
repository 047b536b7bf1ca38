import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverOrder } from "@/lib/integrations/clover/to-order";
import type { OrdersPlan, PlannedLine } from "./plan-orders";
import { column, isoOrNull } from "./sql";
import { NOTHING, type Written } from "./written";

type Changed = { id: string; isNew: boolean };

/**
 * Writes one page of orders and their lines in two statements. An order counts as updated when it or one of its lines
 * changed. An order whose customer is not here yet keeps the customer's id and is linked when the customer arrives.
 */
export async function applyOrders(tx: Ctx, { orders, lines }: OrdersPlan): Promise<Written> {
  if (orders.length === 0) return NOTHING;
  const changed = await writeOrders(tx, orders);
  const fresh = new Set(changed.filter(({ isNew }) => isNew).map(({ id }) => id));
  const touched = new Set([...changed.map(({ id }) => id), ...(await writeLines(tx, orders, lines))]);
  return { created: fresh.size, updated: touched.size - fresh.size };
}

async function writeOrders(tx: Ctx, orders: readonly CloverOrder[]): Promise<Changed[]> {
  return tx.db.$queryRaw<Changed[]>`
    INSERT INTO orders AS o (clover_id, customer_id, customer_clover_id, total, subtotal, tax, refunded, status,
      payment_status, is_test, is_manual, removed_at, created_at, clover_modified_at)
    SELECT page.clover_id, customers.id, page.customer_clover_id, page.total, page.subtotal, page.tax, page.refunded,
      page.status, page.payment_status, page.is_test, page.is_manual,
      CASE WHEN page.is_deleted THEN coalesce(known.removed_at, now()) END, page.created_at, page.modified_at
    FROM unnest(
      ${column(orders, (row) => row.cloverId)}::text[],
      ${column(orders, (row) => row.customerCloverId)}::text[],
      ${column(orders, (row) => row.total)}::numeric[],
      ${column(orders, (row) => row.subtotal)}::numeric[],
      ${column(orders, (row) => row.tax)}::numeric[],
      ${column(orders, (row) => row.refunded)}::numeric[],
      ${column(orders, (row) => row.status)}::text[],
      ${column(orders, (row) => row.paymentStatus)}::text[],
      ${column(orders, (row) => row.isTest)}::boolean[],
      ${column(orders, (row) => row.isManual)}::boolean[],
      ${column(orders, (row) => row.isDeleted)}::boolean[],
      ${column(orders, (row) => isoOrNull(row.createdAt))}::timestamptz[],
      ${column(orders, (row) => isoOrNull(row.modifiedAt))}::timestamptz[]
    ) AS page (clover_id, customer_clover_id, total, subtotal, tax, refunded, status, payment_status, is_test,
      is_manual, is_deleted, created_at, modified_at)
    LEFT JOIN customers ON customers.clover_id = page.customer_clover_id
    LEFT JOIN orders known ON known.clover_id = page.clover_id
    ON CONFLICT (clover_id) DO UPDATE SET
      customer_id = excluded.customer_id, customer_clover_id = excluded.customer_clover_id, total = excluded.total,
      subtotal = excluded.subtotal, tax = excluded.tax, refunded = excluded.refunded, status = excluded.status,
      payment_status = excluded.payment_status, is_test = excluded.is_test, is_manual = excluded.is_manual,
      removed_at = excluded.removed_at, created_at = excluded.created_at,
      clover_modified_at = excluded.clover_modified_at
    WHERE (o.customer_id, o.customer_clover_id, o.total, o.subtotal, o.tax, o.refunded, o.status, o.payment_status,
        o.is_test, o.is_manual, o.removed_at, o.created_at, o.clover_modified_at)
      IS DISTINCT FROM (excluded.customer_id, excluded.customer_clover_id, excluded.total, excluded.subtotal,
        excluded.tax, excluded.refunded, excluded.status, excluded.payment_status, excluded.is_test,
        excluded.is_manual, excluded.removed_at, excluded.created_at, excluded.clover_modified_at)
    RETURNING o.id, xmax = 0 AS "isNew"`;
}

/** Lines that a page's order no longer has were voided at the register: they go. */
async function writeLines(
  tx: Ctx,
  orders: readonly CloverOrder[],
  lines: readonly PlannedLine[],
): Promise<string[]> {
  const rows = await tx.db.$queryRaw<{ id: string }[]>`
    WITH page AS (
      SELECT given.*, orders.id AS order_id, products.id AS product_id
      FROM unnest(
        ${column(lines, (row) => row.cloverId)}::text[],
        ${column(lines, (row) => row.orderCloverId)}::text[],
        ${column(lines, (row) => row.itemCloverId)}::text[],
        ${column(lines, (row) => row.name)}::text[],
        ${column(lines, (row) => row.quantity)}::int[],
        ${column(lines, (row) => row.price)}::numeric[],
        ${column(lines, (row) => row.total)}::numeric[],
        ${column(lines, (row) => row.isRefunded)}::boolean[]
      ) AS given (clover_id, order_clover_id, item_clover_id, name, quantity, price, total, is_refunded)
      JOIN orders ON orders.clover_id = given.order_clover_id
      LEFT JOIN products ON products.clover_id = given.item_clover_id
    ), gone AS (
      DELETE FROM order_items i USING orders o
      WHERE i.order_id = o.id AND o.clover_id = ANY(${column(orders, (row) => row.cloverId)}::text[])
        AND i.clover_id NOT IN (SELECT clover_id FROM page)
      RETURNING i.order_id
    ), written AS (
      INSERT INTO order_items AS i (clover_id, order_id, product_id, item_clover_id, name, quantity, price, total,
        is_refunded)
      SELECT clover_id, order_id, product_id, item_clover_id, name, quantity, price, total, is_refunded FROM page
      ON CONFLICT (clover_id) DO UPDATE SET
        order_id = excluded.order_id, product_id = excluded.product_id, item_clover_id = excluded.item_clover_id,
        name = excluded.name, quantity = excluded.quantity, price = excluded.price, total = excluded.total,
        is_refunded = excluded.is_refunded
      WHERE (i.order_id, i.product_id, i.item_clover_id, i.name, i.quantity, i.price, i.total, i.is_refunded)
        IS DISTINCT FROM (excluded.order_id, excluded.product_id, excluded.item_clover_id, excluded.name,
          excluded.quantity, excluded.price, excluded.total, excluded.is_refunded)
      RETURNING i.order_id
    )
    SELECT order_id AS id FROM gone UNION SELECT order_id FROM written`;
  return rows.map(({ id }) => id);
}
