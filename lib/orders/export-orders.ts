import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { type Ctx, requireAdmin } from "@/lib/context";
import { fullNameSql } from "@/lib/customers/name-sql";
import { Prisma } from "@/lib/db/client";
import type { Amount } from "@/lib/money";
import { type OrderFilter, orderSpan } from "@/lib/orders/filter";
import { revenueOrderCondition } from "@/lib/orders/paid-order-sql";
import { orderRows } from "@/lib/orders/queries";
import { toDateTimeInput } from "@/lib/time";

/** Amounts in dollars with two places. */
type ExportedRow = {
  id: string;
  createdAt: Date;
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
  refunded: Amount;
};

const COLUMNS = Prisma.sql`o.id, o.created_at AS "createdAt", o.clover_id AS "cloverId",
  (SELECT ${fullNameSql("c")} FROM customers c WHERE c.id = o.customer_id) AS customer,
  o.status, o.payment_status AS "paymentStatus", o.is_test AS "isTest", o.gross_sales AS "grossSales", o.discounts,
  CASE WHEN ${revenueOrderCondition("o")} THEN o.subtotal ELSE 0 END AS revenue, o.tax, o.tips, o.fees,
  o.gift_cards AS "giftCards", o.total, o.refunded`;

export const ORDER_CSV_HEADER = [
  "Day",
  "Time",
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

/** An order as a row of the export, in the order of the header; day and time by the shop's clock, amounts in dollars. */
export function toOrderCells(order: ExportedRow): (string | boolean | null)[] {
  const [day = "", time = ""] = toDateTimeInput(order.createdAt).split("T");
  const amount = (dollars: Amount) => dollars.toFixed(2);
  return [
    day,
    time,
    order.id,
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
 * The orders that the Orders screen lists, newest first, to leave the shop as a file: recorded before the first row is
 * read, because they name customers. What was searched for is not recorded, because it may name a person.
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
  return orderRows<ExportedRow>(ctx, COLUMNS, { q, filter });
}
