import type { DiscountWire, LineItemWire, OrderWire } from "./schemas";

/** Percent times 10,000, as Clover stores it: a whole is this much. */
export const WHOLE = 1_000_000n;
const THOUSANDTHS = 1_000n;

/**
 * Clover's rule, in whole cents (docs.clover.com/docs/calculating-order-totals): price, times the quantity where the
 * goods are measured, plus modifications; then percentage discounts, then amounts; half a cent rounds up. Several
 * percentages are taken one from what the other left: Clover does not publish it, its SDK multiplies them.
 */
export function lineTotalCents(line: LineItemWire): bigint {
  const modifications = line.modifications.reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n);
  return discounted(extendedCents(line) + modifications, line.discounts);
}

/** Price of the line's quantity before modifications and discounts. */
export function extendedCents(line: LineItemWire): bigint {
  const price = BigInt(line.price ?? 0);
  const quantity = measured(line);
  return quantity === null ? price : roundHalfUp(price * quantity, THOUSANDTHS);
}

/** Thousandths of a unit for goods sold by measure; null for the usual one line a piece. */
export function measured(line: LineItemWire): bigint | null {
  return line.unitQty != null && line.unitQty > 0 ? BigInt(line.unitQty) : null;
}

/** What a line is: goods, a gift card or donation, or a fee, by Clover's own marks. */
export type LineKind = "goods" | "gift" | "fee";

export function lineKind({ isOrderFee, isRevenue }: LineItemWire): LineKind {
  if (isOrderFee) return "fee";
  return isRevenue === false ? "gift" : "goods";
}

/** The fee lines together; one without a price of its own is a share of the goods. */
export function feeLinesCents(lines: readonly LineItemWire[]): bigint {
  const goods = totalOf(lines.filter((line) => lineKind(line) === "goods"));
  return lines
    .filter((line) => lineKind(line) === "fee")
    .reduce((total, line) => total + (lineTotalCents(line) || feeShare(line, goods)), 0n);
}

const feeShare = ({ percentage }: LineItemWire, goods: bigint): bigint =>
  roundHalfUp(goods * BigInt(Math.round(percentage ?? 0)), WHOLE);

const totalOf = (lines: readonly LineItemWire[]): bigint =>
  lines.reduce((total, line) => total + lineTotalCents(line), 0n);

/**
 * Discounted subtotal plus fees and service charge from the lines, before tax and tip: what the register charged when
 * it sold. Lines refunded later are counted, exchanged ones are not.
 */
export function chargedCents(order: OrderWire): bigint {
  const lines = order.lineItems.filter(({ exchanged }) => !exchanged);
  const sold = totalOf(lines.filter((line) => lineKind(line) !== "fee"));
  const subtotal = discounted(sold + feeLinesCents(lines), order.discounts);
  return subtotal + roundHalfUp(subtotal * serviceChargeRate(order), WHOLE);
}

/** Whole-cent rounding of a fraction; half a cent goes up. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient;
}

function discounted(cents: bigint, discounts: readonly DiscountWire[]): bigint {
  let numerator = cents;
  let denominator = 1n;
  for (const rate of discounts.map(percent)) {
    if (rate === null) continue;
    numerator *= WHOLE - rate;
    denominator *= WHOLE;
  }
  const reduced = roundHalfUp(numerator, denominator);
  const amounts = discounts.filter((discount) => percent(discount) === null);
  const off = amounts.reduce((sum, { amount }) => sum + magnitude(BigInt(amount ?? 0)), 0n);
  return off > 0n && reduced - off < 0n ? 0n : reduced - off;
}

/** The order's own service charge in parts of `WHOLE`; 0 for none. */
export const serviceChargeRate = ({ serviceCharge: charge }: OrderWire): bigint =>
  charge && charge.enabled !== false ? (percent(charge) ?? 0n) : 0n;

function percent(of: Pick<DiscountWire, "percentage" | "percentageDecimal">): bigint | null {
  const rate = of.percentageDecimal ?? (of.percentage == null ? null : Math.round(of.percentage * 10_000));
  if (rate === null || rate === 0) return null;
  // Clamped before the conversion: a share of 1e306 is infinite here, which no BigInt is.
  return BigInt(Math.min(Math.abs(rate), Number(WHOLE)));
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
