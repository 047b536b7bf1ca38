import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { type Ctx, requireAdmin } from "@/lib/context";
import { fullNameSql } from "@/lib/customers/name-sql";
import { Prisma } from "@/lib/db/client";
import type { Amount } from "@/lib/money";
import { type OrderFilter, orderSpan } from "@/lib/orders/filter";
import { countedCreditCondition, revenueOrderCondition } from "@/lib/orders/paid-order-sql";
import { orderRows } from "@/lib/orders/queries";
import { toDateTimeInput } from "@/lib/time";

/** Amounts in dollars with two places. */
type ExportedRow = {
  id: string;
  createdAt: Date;
  kind: "Order" | "Manual refund";
  /** Of a manual refund the order that it belongs to, if any. */
  orderId: string | null;
  cloverId: string | null;
  customer: string | null;
  status: string;
  paymentStatus: string;
  isTest: boolean;
  grossSales: Amount;
  discounts: Amount;
  /** Zero where the order is no revenue, as while it is open or paid in part. */
  revenue: Amount;
  tax: Amount | null;
  tips: Amount;
  fees: Amount;
  giftCards: Amount;
  total: Amount;
  /** Of an order without its manual refunds, which are rows of their own. */
  refunded: Amount;
};

const customerName = (id: Prisma.Sql) =>
  Prisma.sql`(SELECT ${fullNameSql("c")} FROM customers c WHERE c.id = ${id})`;

const COLUMNS = Prisma.sql`o.id, o.created_at AS "createdAt", 'Order' AS kind, o.id AS "orderId",
  o.clover_id AS "cloverId", ${customerName(Prisma.sql`o.customer_id`)} AS customer,
  o.status, o.payment_status AS "paymentStatus", o.is_test AS "isTest", o.gross_sales AS "grossSales", o.discounts,
  CASE WHEN ${revenueOrderCondition("o")} THEN o.subtotal ELSE 0 END AS revenue, o.tax, o.tips, o.fees,
  o.gift_cards AS "giftCards", o.total, greatest(0, o.refunded - (
    SELECT coalesce(sum(r.amount), 0) FROM refunds r
    WHERE r.order_id = o.id AND ${countedCreditCondition("r")})) AS refunded`;

/** A manual refund as a row of its own on the day it happened, where it reduces revenue. */
const CREDIT_COLUMNS = Prisma.sql`r.id, r.created_at, 'Manual refund', r.order_id, r.clover_id,
  (SELECT ${customerName(Prisma.sql`o.customer_id`)} FROM orders o WHERE o.id = r.order_id), '', '', FALSE, 0.00, 0.00,
  r.tax + r.tip - r.amount, -r.tax, -r.tip, 0.00, 0.00, 0.00, r.amount`;

export const ORDER_CSV_HEADER = [
  "Day",
  "Time",
  "Kind",
  "Order",
  "Clover id",
  "Customer",
  "Register status",
  "Payment",
  "Gross sales",
  "Discounts",
  "Revenue",
  "Tax",
  "Tips",
  "Fees",
  "Gift cards",
  "Total",
  "Refunded",
  "Test order",
] as const;

/**
 * An order or a manual refund as a row of the export, in the order of the header; day and time by the shop's clock,
 * amounts in dollars.
 */
export function toOrderCells(order: ExportedRow): (string | boolean | null)[] {
  const [day = "", time = ""] = toDateTimeInput(order.createdAt).split("T");
  const amount = (dollars: Amount) => dollars.toFixed(2);
  return [
    day,
    time,
    order.kind,
    order.orderId,
    order.cloverId,
    order.customer,
    order.status,
    order.paymentStatus,
    amount(order.grossSales),
    amount(order.discounts),
    amount(order.revenue),
    order.tax && amount(order.tax),
    amount(order.tips),
    amount(order.fees),
    amount(order.giftCards),
    amount(order.total),
    amount(order.refunded),
    order.isTest,
  ];
}

type Search = { q: string; filter: OrderFilter };

/**
 * The orders that the Orders screen lists and the manual refunds among them, newest first, to leave the shop as a file:
 * without a search their revenue is that of the dashboard for the same days. Recorded before the first row is read,
 * because they name customers. What was searched for is not recorded, because it may name a person.
 * @throws {AppError} unauthenticated, forbidden
 */
export async function exportOrders(ctx: Ctx, { q, filter }: Search): Promise<AsyncGenerator<ExportedRow>> {
  requireAdmin(ctx);
  const label = orderSpan(filter, ctx.now())?.label ?? "All days";
  await recordChange(ctx, {
    action: "export",
    entity: "order list",
    entityId: filter.show,
    label,
    after: { searched: q !== "" },
  });
  return orderRows<ExportedRow>(ctx, COLUMNS, { q, filter }, CREDIT_COLUMNS);
}
