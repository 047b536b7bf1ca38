import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverOrder } from "@/lib/integrations/clover/to-order";
import { removeGoneLines, writeLines } from "./apply-order-lines";
import { writeRefunds } from "./apply-refunds";
import type { OrdersPlan } from "./plan-orders";
import { NO_ROWS, type RowCounts } from "./row-counts";
import { column, isoOrNull } from "./sql";

type Changed = { id: string; cloverId: string; isNew: boolean };

/**
 * Writes one page of orders in one statement and their lines in another, and deletes lines that known orders lost. An
 * order counts as updated when it or one of its lines changed. An order whose customer is not stored yet keeps the
 * customer's id and is linked when the customer arrives.
 */
export async function applyOrders(tx: Ctx, { orders, lines }: OrdersPlan): Promise<RowCounts> {
  if (orders.length === 0) return NO_ROWS;
  const changed = await writeOrders(tx, orders);
  const fresh = changed.filter(({ isNew }) => isNew);
  const freshIds = new Set(fresh.map(({ cloverId }) => cloverId));
  const known = orders.filter(({ cloverId }) => !freshIds.has(cloverId));
  const touched = new Set([
    ...changed.map(({ id }) => id),
    ...(await removeGoneLines(tx, known, lines)),
    ...(await writeLines(tx, lines, known)),
  ]);
  await writeRefunds(
    tx,
    orders.flatMap(({ refunds }) => refunds),
  );
  return { created: fresh.length, updated: touched.size - fresh.length };
}

async function writeOrders(tx: Ctx, orders: readonly CloverOrder[]): Promise<Changed[]> {
  return tx.db.$queryRaw<Changed[]>`
    INSERT INTO orders AS o (clover_id, customer_id, customer_clover_id, total, subtotal, tax, refunded, gross_sales,
      discounts, kept_goods, refunded_goods, gift_cards, refunded_gift_cards, fees, tips, status, payment_status,
      clover_payment_state, is_test, is_manual, removed_at, created_at, clover_modified_at)
    SELECT page.clover_id, customers.id, page.customer_clover_id, page.total, page.subtotal, page.tax, page.refunded,
      page.gross_sales, page.discounts, page.kept_goods, page.refunded_goods, page.gift_cards, page.refunded_gift_cards, page.fees, page.tips,
      page.status, page.payment_status, page.clover_payment_state, page.is_test, page.is_manual,
      CASE WHEN page.is_deleted THEN coalesce(known.removed_at, now()) END, page.created_at, page.modified_at
    FROM unnest(
      ${column(orders, (row) => row.cloverId)}::text[],
      ${column(orders, (row) => row.customerCloverId)}::text[],
      ${column(orders, (row) => row.total)}::numeric[],
      ${column(orders, (row) => row.subtotal)}::numeric[],
      ${column(orders, (row) => row.tax)}::numeric[],
      ${column(orders, (row) => row.refunded)}::numeric[],
      ${column(orders, (row) => row.grossSales)}::numeric[],
      ${column(orders, (row) => row.discounts)}::numeric[],
      ${column(orders, (row) => row.keptGoods)}::numeric[],
      ${column(orders, (row) => row.refundedGoods)}::numeric[],
      ${column(orders, (row) => row.giftCards)}::numeric[],
      ${column(orders, (row) => row.refundedGiftCards)}::numeric[],
      ${column(orders, (row) => row.fees)}::numeric[],
      ${column(orders, (row) => row.tips)}::numeric[],
      ${column(orders, (row) => row.status)}::text[],
      ${column(orders, (row) => row.paymentStatus)}::text[],
      ${column(orders, (row) => row.cloverPaymentState)}::text[],
      ${column(orders, (row) => row.isTest)}::boolean[],
      ${column(orders, (row) => row.isManual)}::boolean[],
      ${column(orders, (row) => row.isDeleted)}::boolean[],
      ${column(orders, (row) => isoOrNull(row.createdAt))}::timestamptz[],
      ${column(orders, (row) => isoOrNull(row.modifiedAt))}::timestamptz[]
    ) AS page (clover_id, customer_clover_id, total, subtotal, tax, refunded, gross_sales, discounts,
      kept_goods, refunded_goods, gift_cards, refunded_gift_cards, fees, tips, status, payment_status, clover_payment_state, is_test, is_manual, is_deleted,
      created_at, modified_at)
    -- Looked up row by row: for a join the planner reads all customers once a page.
    LEFT JOIN LATERAL (
      SELECT id FROM customers WHERE customers.clover_id = page.customer_clover_id OFFSET 0) customers ON true
    LEFT JOIN orders known ON known.clover_id = page.clover_id
    ON CONFLICT (clover_id) DO UPDATE SET
      customer_id = excluded.customer_id, customer_clover_id = excluded.customer_clover_id, total = excluded.total,
      subtotal = excluded.subtotal, tax = excluded.tax, refunded = excluded.refunded,
      gross_sales = excluded.gross_sales, discounts = excluded.discounts, kept_goods = excluded.kept_goods, refunded_goods = excluded.refunded_goods,
      gift_cards = excluded.gift_cards, refunded_gift_cards = excluded.refunded_gift_cards, fees = excluded.fees, tips = excluded.tips, status = excluded.status,
      payment_status = excluded.payment_status, clover_payment_state = excluded.clover_payment_state, is_test = excluded.is_test, is_manual = excluded.is_manual,
      removed_at = excluded.removed_at, created_at = excluded.created_at,
      clover_modified_at = excluded.clover_modified_at
    WHERE (o.customer_id, o.customer_clover_id, o.total, o.subtotal, o.tax, o.refunded, o.gross_sales, o.discounts,
        o.kept_goods, o.refunded_goods, o.gift_cards, o.refunded_gift_cards, o.fees, o.tips, o.status, o.payment_status, o.clover_payment_state, o.is_test, o.is_manual, o.removed_at, o.created_at, o.clover_modified_at)
      IS DISTINCT FROM (excluded.customer_id, excluded.customer_clover_id, excluded.total, excluded.subtotal,
        excluded.tax, excluded.refunded, excluded.gross_sales, excluded.discounts, excluded.kept_goods, excluded.refunded_goods,
        excluded.gift_cards, excluded.refunded_gift_cards, excluded.fees, excluded.tips, excluded.status, excluded.payment_status,
        excluded.clover_payment_state, excluded.is_test,
        excluded.is_manual, excluded.removed_at, excluded.created_at, excluded.clover_modified_at)
    RETURNING o.id, o.clover_id AS "cloverId", xmax = 0 AS "isNew"`;
}
