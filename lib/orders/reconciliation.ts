import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import { type Amount, centsToDollars, dollarsToCents } from "@/lib/money";
import { PAID, REFUNDED } from "./is-paid";
import {
  countedCreditCondition,
  revenueOrderCondition,
  saidRefundedCondition,
  takenAmount,
  unsettledCondition,
} from "./paid-order-sql";
import type { ReconciliationLine } from "./reconciliation-lines";
import type { Span } from "./revenue";

/** The money of a span of time in the lines of Clover's own closing report. Dollars with two places. */
export type Reconciliation = {
  lines: Record<ReconciliationLine, string>;
  /** Sales less discounts less refunds: the revenue every screen shows. */
  revenue: string;
  /** Service charges and other fees less those that refunds gave back: in none of the lines. */
  fees: string;
  /**
   * Given back on a later day than the span, of what was sold in it: Clover's report of the span did not know it yet.
   */
  refundedLater: string;
  /** Given back in the span, of what was sold before it: Clover's report counts it here, we on the day of sale. */
  refundedOfEarlier: string;
  /** What was paid before tax for orders Clover itself calls PAID, whatever they were and whatever went back. */
  saidPaid: string;
  /** Paid while the register still has them open, or paid in part; what was taken for them is in none of the lines. */
  unsettled: { count: number; total: string };
};

type Sums = Record<
  | "gross"
  | "discounts"
  | "refunded"
  | "giftCards"
  | "fees"
  | "tax"
  | "tips"
  | "saidPaid"
  | "creditGoods"
  | "creditTax"
  | "creditTip"
  | "backTax"
  | "backTip"
  | "later"
  | "earlier"
  | "unsettledTotal",
  Amount
> & { unsettledCount: number };

/** Tax and tip paid for an order `o`; zero where Clover calls it refunded and shows no refund that takes them off. */
const TAX = Prisma.sql`CASE WHEN ${saidRefundedCondition("o")} THEN 0 ELSE coalesce(o.tax, 0) END`;
const TIPS = Prisma.sql`CASE WHEN ${saidRefundedCondition("o")} THEN 0 ELSE o.tips END`;

/** The fees that refunds of an order `o` gave back: what is neither tax nor tip, and no goods or gift cards either. */
const FEES_GIVEN_BACK = Prisma.sql`least(o.fees, greatest(0, (
  SELECT coalesce(sum(given.amount - given.tax - given.tip), 0) FROM refunds given
  WHERE given.order_id = o.id AND given.kind = 'refund' AND NOT given.is_void
) - o.refunded_goods - o.refunded_gift_cards))`;
/** The fees of an order `o` that the shop kept. */
const FEES = Prisma.sql`CASE WHEN o.fees = 0 OR ${saidRefundedCondition("o")} THEN 0
  ELSE o.fees - ${FEES_GIVEN_BACK} END`;

/**
 * The money of a span of time in six lines, to compare with Clover's closing report. A manual refund takes its goods,
 * its tax and its tip off the day it happens, so that the lines together are what the shop kept. OPEN: whether Clover's
 * report subtracts the tax and tip of manual refunds; it is not documented.
 */
export async function reconcile(ctx: Ctx, { from, to }: Span): Promise<Reconciliation> {
  requireAdmin(ctx);
  const [sums] = await ctx.db.$queryRaw<Sums[]>`
    SELECT * FROM (
      SELECT coalesce(sum(gross_sales), 0) AS gross, coalesce(sum(discounts), 0) AS discounts,
        coalesce(sum(refunded_goods), 0) AS refunded, coalesce(sum(gift_cards - refunded_gift_cards), 0) AS "giftCards",
        coalesce(sum(${FEES}), 0) AS fees, coalesce(sum(${TAX}), 0) AS tax, coalesce(sum(${TIPS}), 0) AS tips,
        coalesce(sum(gross_sales - discounts + gift_cards + fees) FILTER (WHERE clover_payment_state = 'paid'
          OR (clover_payment_state IS NULL AND payment_status IN (${PAID}, ${REFUNDED}))), 0) AS "saidPaid"
      FROM orders o WHERE created_at >= ${from} AND created_at < ${to} AND ${revenueOrderCondition()}
    ) sold, (
      SELECT coalesce(sum(r.amount - r.tax - r.tip), 0) AS "creditGoods", coalesce(sum(r.tax), 0) AS "creditTax",
        coalesce(sum(r.tip), 0) AS "creditTip"
      FROM refunds r WHERE r.created_at >= ${from} AND r.created_at < ${to} AND ${countedCreditCondition("r")}
    ) credits, (
      SELECT coalesce(sum(r.tax), 0) AS "backTax", coalesce(sum(r.tip), 0) AS "backTip",
        coalesce(sum(r.amount) FILTER (WHERE r.created_at >= ${to}), 0) AS later
      FROM orders o JOIN refunds r ON r.order_id = o.id
      WHERE o.created_at >= ${from} AND o.created_at < ${to} AND ${revenueOrderCondition("o")}
        AND r.kind = 'refund' AND NOT r.is_void
    ) back, (
      SELECT coalesce(sum(r.amount), 0) AS earlier FROM refunds r JOIN orders o ON o.id = r.order_id
      WHERE r.created_at >= ${from} AND r.created_at < ${to} AND o.created_at < ${from}
        AND r.kind = 'refund' AND NOT r.is_void AND ${revenueOrderCondition("o")}
    ) before, (
      SELECT count(*)::int AS "unsettledCount", coalesce(sum(${takenAmount()}), 0) AS "unsettledTotal"
      FROM orders
      WHERE created_at >= ${from} AND created_at < ${to} AND ${unsettledCondition}
    ) unsettled`;
  if (!sums) throw new Error("an aggregate gave no row");
  const cents = (name: Exclude<keyof Sums, "unsettledCount">) => dollarsToCents(sums[name].toFixed(2));
  const refunds = cents("refunded") + cents("creditGoods");
  return {
    lines: {
      sales: centsToDollars(cents("gross")),
      discounts: centsToDollars(cents("discounts")),
      refunds: centsToDollars(refunds),
      "gift-cards": centsToDollars(cents("giftCards")),
      tax: centsToDollars(cents("tax") - cents("backTax") - cents("creditTax")),
      tips: centsToDollars(cents("tips") - cents("backTip") - cents("creditTip")),
    },
    revenue: centsToDollars(cents("gross") - cents("discounts") - refunds),
    fees: centsToDollars(cents("fees")),
    refundedLater: centsToDollars(cents("later")),
    refundedOfEarlier: centsToDollars(cents("earlier")),
    saidPaid: centsToDollars(cents("saidPaid")),
    unsettled: { count: sums.unsettledCount, total: centsToDollars(cents("unsettledTotal")) },
  };
}

/** An order or a manual refund behind a line, and its part of it. */
export type ReconciledOrder = {
  /** Null for a manual refund that belongs to no order. */
  orderId: string | null;
  key: string;
  at: string;
  amount: string;
  note: string | null;
};

const AMOUNTS: Readonly<Record<ReconciliationLine, Prisma.Sql>> = {
  sales: Prisma.sql`o.gross_sales`,
  discounts: Prisma.sql`o.discounts`,
  refunds: Prisma.sql`o.refunded_goods`,
  "gift-cards": Prisma.sql`o.gift_cards - o.refunded_gift_cards`,
  tax: Prisma.sql`${TAX} - coalesce(back.tax, 0)`,
  tips: Prisma.sql`${TIPS} - coalesce(back.tip, 0)`,
};
const CREDIT_AMOUNTS: Partial<Record<ReconciliationLine, Prisma.Sql>> = {
  refunds: Prisma.sql`r.amount - r.tax - r.tip`,
  tax: Prisma.sql`-r.tax`,
  tips: Prisma.sql`-r.tip`,
};

/** The newest of what makes up a line, and how many there are: the amounts of all add up to it. */
export async function ordersBehind(
  ctx: Ctx,
  { from, to }: Span,
  line: ReconciliationLine,
  take: number,
): Promise<{ count: number; orders: ReconciledOrder[] }> {
  requireAdmin(ctx);
  const credit = CREDIT_AMOUNTS[line];
  const credits = credit
    ? Prisma.sql`UNION ALL
        SELECT r.order_id, r.clover_id, r.created_at, ${credit}, 'Manual refund' FROM refunds r
        WHERE r.created_at >= ${from} AND r.created_at < ${to} AND ${countedCreditCondition("r")}`
    : Prisma.empty;
  const rows = await ctx.db.$queryRaw<
    { orderId: string | null; key: string; at: Date; amount: Amount; note: string | null; count: number }[]
  >`
    SELECT *, (count(*) OVER ())::int AS count FROM (
      SELECT o.id AS "orderId", o.id::text AS key, o.created_at AS at, ${AMOUNTS[line]} AS amount, NULL AS note
      FROM orders o LEFT JOIN LATERAL (
        SELECT sum(tax) AS tax, sum(tip) AS tip FROM refunds
        WHERE refunds.order_id = o.id AND refunds.kind = 'refund' AND NOT refunds.is_void) back ON true
      WHERE o.created_at >= ${from} AND o.created_at < ${to} AND ${revenueOrderCondition("o")}
      ${credits}
    ) AS behind WHERE amount <> 0 ORDER BY at DESC, key LIMIT ${take}::int`;
  const orders = rows.map(({ count: _, at, amount, ...row }) => ({
    ...row,
    at: at.toISOString(),
    amount: amount.toFixed(2),
  }));
  return { count: rows[0]?.count ?? 0, orders };
}
