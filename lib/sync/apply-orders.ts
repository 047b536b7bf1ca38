import "server-only";
import type { Ctx } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import type { CloverOrder } from "@/lib/integrations/clover/to-order";
import { ERASURE_LOCK } from "@/lib/privacy/erasure-lock";
import { applyOrderLines, removeGoneLines } from "./apply-order-lines";
import { applyRefunds } from "./apply-refunds";
import type { OrdersPlan } from "./plan-orders";
import { NO_ROWS, type RowCounts } from "./row-counts";
import { type Cell, column, isoOrNull } from "./sql";

type Changed = { id: string; cloverId: string; isNew: boolean };

/**
 * Writes one page of orders in one statement and their lines in another, and deletes lines that known orders lost. An
 * order counts as updated when it or one of its lines changed. An order whose customer is not stored yet keeps the
 * customer's id and is linked when the customer arrives.
 */
export async function applyOrders(tx: Ctx, { orders, lines }: OrdersPlan): Promise<RowCounts> {
  if (orders.length === 0) return NO_ROWS;
  await waitForErasures(tx);
  const changed = await writeOrders(tx, orders);
  const fresh = changed.filter(({ isNew }) => isNew);
  const freshIds = new Set(fresh.map(({ cloverId }) => cloverId));
  const known = orders.filter(({ cloverId }) => !freshIds.has(cloverId));
  const touched = new Set([
    ...changed.map(({ id }) => id),
    ...(await removeGoneLines(tx, known, lines)),
    ...(await applyOrderLines(tx, lines, known)),
  ]);
  await applyRefunds(
    tx,
    orders.flatMap(({ refunds }) => refunds),
  );
  return { created: fresh.length, updated: touched.size - fresh.length };
}

/**
 * Before any row is locked, to avoid a deadlock with an erasure, which waits for rows. The trigger of orders waits too,
 * but only at the first order that has a customer.
 */
async function waitForErasures(tx: Ctx): Promise<void> {
  await tx.db.$executeRaw`SELECT pg_advisory_xact_lock_shared(${ERASURE_LOCK}::bigint)`;
}

/** The columns of orders that a page gives as they are stored, with their types and values. */
const PAGE_COLUMNS: readonly [name: string, type: string, value: (row: CloverOrder) => Cell][] = [
  ["customer_clover_id", "text", (row) => row.customerCloverId],
  ["total", "numeric", (row) => row.total],
  ["subtotal", "numeric", (row) => row.subtotal],
  ["tax", "numeric", (row) => row.tax],
  ["refunded", "numeric", (row) => row.refunded],
  ["gross_sales", "numeric", (row) => row.grossSales],
  ["discounts", "numeric", (row) => row.discounts],
  ["kept_goods", "numeric", (row) => row.keptGoods],
  ["refunded_goods", "numeric", (row) => row.refundedGoods],
  ["gift_cards", "numeric", (row) => row.giftCards],
  ["refunded_gift_cards", "numeric", (row) => row.refundedGiftCards],
  ["fees", "numeric", (row) => row.fees],
  ["tips", "numeric", (row) => row.tips],
  ["status", "text", (row) => row.status],
  ["payment_status", "text", (row) => row.paymentStatus],
  ["clover_payment_state", "text", (row) => row.cloverPaymentState],
  ["is_test", "boolean", (row) => row.isTest],
  ["is_manual", "boolean", (row) => row.isManual],
  ["created_at", "timestamptz", (row) => isoOrNull(row.createdAt)],
  ["clover_modified_at", "timestamptz", (row) => isoOrNull(row.modifiedAt)],
];
const PAGE_NAMES = PAGE_COLUMNS.map(([name]) => name);
/** All that an order read again may change. */
const STORED_NAMES = ["customer_id", "removed_at", ...PAGE_NAMES];
const listed = (names: readonly string[], prefix = ""): Prisma.Sql =>
  Prisma.raw(names.map((name) => prefix + name).join(", "));

async function writeOrders(tx: Ctx, orders: readonly CloverOrder[]): Promise<Changed[]> {
  const values = PAGE_COLUMNS.map(
    ([, type, value]) => Prisma.sql`${column(orders, value)}::${Prisma.raw(type)}[]`,
  );
  return tx.db.$queryRaw<Changed[]>`
    INSERT INTO orders AS o (clover_id, ${listed(STORED_NAMES)})
    SELECT page.clover_id, customers.id, CASE WHEN page.is_deleted THEN coalesce(known.removed_at, now()) END,
      ${listed(PAGE_NAMES, "page.")}
    FROM unnest(
      ${column(orders, (row) => row.cloverId)}::text[],
      ${column(orders, (row) => row.isDeleted)}::boolean[],
      ${Prisma.join(values)}
    ) AS page (clover_id, is_deleted, ${listed(PAGE_NAMES)})
    -- Looked up row by row: for a join the planner reads all customers once a page.
    LEFT JOIN LATERAL (
      SELECT id FROM customers WHERE customers.clover_id = page.customer_clover_id OFFSET 0) customers ON true
    LEFT JOIN orders known ON known.clover_id = page.clover_id
    ON CONFLICT (clover_id) DO UPDATE SET (${listed(STORED_NAMES)}) = ROW(${listed(STORED_NAMES, "excluded.")})
    WHERE (${listed(STORED_NAMES, "o.")}) IS DISTINCT FROM (${listed(STORED_NAMES, "excluded.")})
    RETURNING o.id, o.clover_id AS "cloverId", xmax = 0 AS "isNew"`;
}
