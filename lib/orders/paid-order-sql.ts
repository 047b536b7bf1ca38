import { Prisma } from "@/lib/db/client";
import { qualified } from "@/lib/db/qualified";
import { LOCKED, PAID, PARTIALLY_PAID, REFUNDED } from "./is-paid";

/** Not a test order and not deleted at the register. */
export const realOrderCondition = (alias = ""): Prisma.Sql =>
  Prisma.sql`(NOT ${qualified(alias)}is_test AND ${qualified(alias)}removed_at IS NULL)`;

/** `isPaid` as the database says it. @param alias of the orders table, where the statement gives it one */
export const paidOrderCondition = (alias = ""): Prisma.Sql =>
  Prisma.sql`(${qualified(alias)}status = ${LOCKED} AND ${qualified(alias)}payment_status = ${PAID} AND ${realOrderCondition(alias)})`;

/**
 * An order whose subtotal is revenue. One that was wholly given back is among them: refunds have made its subtotal
 * nothing, and what a manual refund gave back reduces the day it happened, not the day of sale.
 */
export const revenueOrderCondition = (alias = ""): Prisma.Sql =>
  Prisma.sql`(${qualified(alias)}status = ${LOCKED} AND ${qualified(alias)}payment_status IN (${PAID}, ${REFUNDED})
    AND ${realOrderCondition(alias)})`;

/** An order for which money was taken and not wholly given back: paid in full or in part, closed or open. */
export const takenOrderCondition = (alias = ""): Prisma.Sql =>
  Prisma.sql`(${qualified(alias)}payment_status IN (${PAID}, ${PARTIALLY_PAID}) AND ${realOrderCondition(alias)})`;

/** Such an order that is no revenue yet, because it is open or paid in part: counted apart, and named. */
export const unsettledCondition = Prisma.sql`(${takenOrderCondition()} AND NOT ${paidOrderCondition()})`;

/** What was taken for an order, a part or all of it, with its tax, which may be unknown, and before refunds. */
export const takenAmount = (alias = ""): Prisma.Sql => {
  const o = qualified(alias);
  return Prisma.sql`(${o}gross_sales - ${o}discounts + ${o}gift_cards + ${o}fees + coalesce(${o}tax, 0))`;
};

/**
 * An order that Clover calls refunded while it shows nothing that went back: no row says what tax and tip went back, so
 * all of both did.
 */
export const saidRefundedCondition = (alias: string): Prisma.Sql => {
  const o = qualified(alias);
  return Prisma.sql`(${o}payment_status = ${REFUNDED} AND NOT EXISTS (
    SELECT 1 FROM refunds shown WHERE shown.order_id = ${o}id AND NOT shown.is_void))`;
};

/**
 * A manual refund that reduces revenue: its money went out, and not in a trial or a deleted order. One that gives back
 * what was taken for an order that is no revenue yet, such as a deposit, reduces nothing; one of an order for which
 * nothing was taken does.
 */
export const countedCreditCondition = (alias: string): Prisma.Sql => {
  const r = qualified(alias);
  return Prisma.sql`(${r}kind = 'credit' AND NOT ${r}is_void AND NOT EXISTS (
    SELECT 1 FROM orders sold WHERE sold.id = ${r}order_id AND (NOT ${realOrderCondition("sold")}
      OR (${takenAmount("sold")} > 0 AND NOT ${revenueOrderCondition("sold")}))))`;
};
