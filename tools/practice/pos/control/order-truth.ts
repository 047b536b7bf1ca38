import { chargeOn, lineNetOf, otherThanGoods, subtotalOf } from "../shop/order-money";
import type { Credit, LineKind, Order, Refund } from "../shop/order-record";

/**
 * Money of one order in cents, computed from the register's own records, independently of the shop's code, under two
 * definitions of a paid sale: `paidLiterally` follows Clover's two states, `wasMoneyTaken` follows the payments.
 */

/** State locked and paymentState PAID; very old orders have no paymentState, so their payments decide. */
export function paidLiterally(order: Order): boolean {
  if (!isLocked(order)) return false;
  if (order.paymentState !== undefined) return order.paymentState === "PAID";
  const paid = takenWhole(order);
  return paid > 0 && paid >= order.total;
}

/** Locked, and paid to its end without a full refund; an order of zero counts where Clover says PAID. */
export function wasMoneyTaken(order: Order): boolean {
  return isSettled(order) && isPaid(order);
}

/** Paid, wholly or in part, but still open at the register, or closed there while a part is owed. */
export function isPaidButOpen(order: Order): boolean {
  return !isSettled(order) && isPaid(order) && (takenWhole(order) > 0 || order.total === 0);
}

/** Closed at the register with nothing owed. */
export function isSettled(order: Order): boolean {
  return isLocked(order) && order.paymentState !== "PARTIALLY_PAID";
}

function isPaid(order: Order): boolean {
  const taken = takenWhole(order);
  if (taken > 0) return taken - givenWhole(order) > 0;
  return order.paymentState === "PAID" && order.refunds.length === 0;
}

function isLocked(order: Order): boolean {
  return order.state?.toLowerCase() === "locked";
}

/** Successful payments with tax, without tips. */
export function takenWhole(order: Order): number {
  return taken(order).reduce((sum, { amount }) => sum + amount, 0);
}

/** Refunds and manual refunds with tax, without tips. */
function givenWhole(order: Order): number {
  const credits = order.credits.filter(isGivenCredit);
  return sum(given(order), ({ amount, tipAmount }) => amount - tipAmount) + sum(credits, (one) => one.amount);
}

export type MoneyLines = Record<"sales" | "discounts" | "refunds" | "giftCards" | "tax" | "tips", number>;

/**
 * Lines of a closing report for one sale: goods at full price, discounts (negative), returned goods (negative), gift
 * cards and donations, and the tax and tips that were kept. The first three add up to its revenue.
 */
export function linesOf(order: Order): MoneyLines {
  const payments = taken(order);
  const goods = goodsSold(order);
  const full = fullPriceOf(order);
  return {
    sales: full,
    discounts: goods - full,
    refunds: -goodsGiven(order, goods),
    giftCards: giftCardsKept(order, goods),
    tax: sum(payments, ({ taxAmount }) => taxAmount) - sum(given(order), ({ taxAmount }) => taxAmount),
    tips: sum(payments, ({ tipAmount }) => tipAmount ?? 0) - sum(given(order), ({ tipAmount }) => tipAmount),
  };
}

/** Kinds that Clover's report adds up on one line, both with `isRevenue: false`. */
const NOT_REVENUE: readonly LineKind[] = ["gift-card", "donation"];

/** Less those that refunds name, and less what refunds of an amount alone gave back beyond goods and fees. */
function giftCardsKept(order: Order, goods: number): number {
  const kept = sum(NOT_REVENUE, (kind) => soldOf(order, kind) - givenOf(order, kind));
  const named = sum(NOT_REVENUE, (kind) => givenOf(order, kind));
  const back = sum(given(order), ({ amount, taxAmount, tipAmount }) => amount - taxAmount - tipAmount);
  const beyond = back - named - goodsGiven(order, goods) - feesSold(order);
  return kept - Math.min(kept, Math.max(0, beyond));
}

/** Payments before tax, less the lines that are not goods and the charge on the order. */
function goodsSold(order: Order): number {
  const before = sum(taken(order), ({ amount, taxAmount }) => amount - taxAmount);
  return Math.max(0, before - otherThanGoods(standing(order)) - serviceCharge(order));
}

/** The charge on the order as a whole. */
const serviceCharge = (order: Order): number =>
  chargeOn(subtotalOf(standing(order), order.discounts), order.serviceCharge);

const feesSold = (order: Order): number => {
  if (takenWhole(order) === 0) return 0;
  const giftCards = sum(NOT_REVENUE, (kind) => soldOf(order, kind));
  return otherThanGoods(standing(order)) - giftCards + serviceCharge(order);
};

/** Refunded goods: the lines a refund names, or for an amount alone at most the goods sold. */
function goodsGiven(order: Order, sold: number): number {
  let left = sold;
  for (const refund of given(order)) left -= Math.min(left, goodsOfRefund(order, refund));
  return sold - left;
}

function goodsOfRefund(order: Order, refund: Refund): number {
  const before = refund.amount - refund.taxAmount - refund.tipAmount;
  const named = refund.lines.flatMap((n) => order.lines[n] ?? []);
  return Math.max(0, before - otherThanGoods(asSold(named)));
}

function fullPriceOf(order: Order): number {
  const goods = standing(order).filter(({ kind }) => kind === "goods");
  const whole = subtotalOf(
    goods.map((line) => ({ ...line, discounts: [] })),
    [],
  );
  // Where the amount taken differs from the lines, the amount taken is the sale.
  return subtotalOf(standing(order), order.discounts) - otherThanGoods(standing(order)) === goodsSold(order)
    ? whole
    : goodsSold(order);
}

function soldOf(order: Order, kind: LineKind): number {
  if (takenWhole(order) === 0) return 0;
  return sum(
    standing(order).filter((line) => line.kind === kind),
    lineNetOf,
  );
}

function givenOf(order: Order, kind: LineKind): number {
  const lines = given(order).flatMap((refund) => refund.lines.flatMap((n) => order.lines[n] ?? []));
  return sum(
    lines.filter((line) => line.kind === kind),
    lineNetOf,
  );
}

/** Successful manual refunds before tax. */
export function creditsBeforeTax(credits: readonly Credit[]): number {
  return sum(credits.filter(isGivenCredit), ({ amount, taxAmount }) => amount - taxAmount);
}

export function isGivenCredit({ voided, result }: Credit): boolean {
  return !voided && result === "SUCCESS";
}

/** Manual refunds that reduce revenue: of an open order they return what is no revenue yet. */
export function countedCredits(order: Order): Credit[] {
  return takenWhole(order) > 0 && !isLocked(order) ? [] : order.credits.filter(isGivenCredit);
}

/** Lines as they were sold; exchanged lines are not part of the money. */
function standing({ lines }: Order): Order["lines"] {
  return asSold(lines.filter(({ exchanged }) => !exchanged));
}

function asSold(lines: Order["lines"]): Order["lines"] {
  return lines.map((line) => ({ ...line, refunded: false }));
}

function taken({ payments }: Order): Order["payments"] {
  return payments.filter(({ result }) => result === "SUCCESS");
}

function given({ refunds }: Order): Refund[] {
  return refunds.filter(({ status }) => status === "SUCCESS");
}

function sum<T>(list: readonly T[], cents: (one: T) => number): number {
  return list.reduce((total, one) => total + cents(one), 0);
}
