import { SALES_TAX_RATE } from "./merchant";
import type { Discount, Line, Order } from "./order-record";

const WHOLE_RATE = 10_000_000;
/** Charges are in percent times 10,000. */
const WHOLE_CHARGE = 1_000_000;

/** Cents of a line before discounts: one unit or the measured quantity, with its modifications. */
function grossOf(line: Line): number {
  const base = line.unitQty === undefined ? line.price : Math.round((line.price * line.unitQty) / 1000);
  return line.modifications.reduce((sum, one) => sum + one.amount, base);
}

/** Applies percentages first, then amounts, never below zero (docs.clover.com/docs/calculating-order-totals). */
function discounted(cents: number, discounts: readonly Discount[]): number {
  let left = cents;
  for (const { percentage } of discounts) if (percentage !== undefined) left *= 1 - percentage / 100;
  for (const { amount } of discounts) if (amount !== undefined) left += amount;
  return Math.max(0, roundHalfUp(left));
}

/** Cents before tax: the lines after their discounts, without returned lines, less the order's discounts. */
export function subtotalOf(lines: readonly Line[], discounts: readonly Discount[]): number {
  let sum = 0;
  for (const line of lines) {
    if (!line.refunded && !line.exchanged) sum += lineNetOf(line);
  }
  return discounted(sum, discounts);
}

/** Cents of a line after its own discounts, returned or not. */
export function lineNetOf(line: Line): number {
  return discounted(grossOf(line), line.discounts);
}

/**
 * Cents of the gift cards, donations, charges and guest counts that were not returned; the order's discounts do not
 * apply to them.
 */
export function otherThanGoods(lines: readonly Line[]): number {
  return lines.reduce(
    (sum, line) => (line.kind === "goods" || line.refunded || line.exchanged ? sum : sum + lineNetOf(line)),
    0,
  );
}

/** Taxable cents: goods only. */
export function taxableOf(lines: readonly Line[], discounts: readonly Discount[]): number {
  return Math.max(0, subtotalOf(lines, discounts) - otherThanGoods(lines));
}

/** Cents of the charge on an order as a whole, untaxed. */
export function chargeOn(subtotal: number, charge: Order["serviceCharge"]): number {
  return charge ? roundHalfUp((subtotal * charge.percentageDecimal) / WHOLE_CHARGE) : 0;
}

export function taxOn(cents: number): number {
  return roundHalfUp((cents * SALES_TAX_RATE) / WHOLE_RATE);
}

function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}
