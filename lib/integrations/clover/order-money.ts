import { isGivenBack, isLineGivenBack } from "./given-back";
import {
  chargedCents,
  extendedCents,
  feeLinesCents,
  type LineKind,
  lineKind,
  lineTotalCents,
  roundHalfUp,
  serviceChargeRate,
  WHOLE,
} from "./line-total";
import type { LineItemWire, OrderWire } from "./schemas";

export type OrderMoney = {
  /** Goods at their full price with modifications, as far as they were paid. */
  grossCents: bigint;
  /** What lines and order took off the goods. */
  discountsCents: bigint;
  /** Gift cards and donations as they were sold. */
  giftCardsCents: bigint;
  /** Gift cards and donations that refunds gave back. */
  refundedGiftCardsCents: bigint;
  /** Service charges and other fees: neither goods nor tip. */
  feesCents: bigint;
  taxCents: bigint;
  tipsCents: bigint;
  /** Everything given back by refunds and credits, with tax and tip. */
  refundedCents: bigint;
  /** The goods in what refunds gave back. Credits are not in it: they reduce the day they happen. */
  refundedGoodsCents: bigint;
  /** Revenue: goods after discounts less what refunds gave back; never below zero, and zero for a test order. */
  subtotalCents: bigint;
  /** Everything taken, with tax; a register's tip is not in it. */
  paidCents: bigint;
  /** Money was taken, and all of it went back. */
  isWhollyGivenBack: boolean;
  /** The same by refunds alone, so that every line went back with them. */
  isWhollyRefunded: boolean;
};

/** AUTH_COMPLETED is a pre-authorized card that was charged; whether the shop's lists show it is not confirmed. */
const TAKEN = new Set(["SUCCESS", "AUTH_COMPLETED"]);
/** Tax is rounded a payment at a time, so sums may miss by a cent or two. */
const ROUNDING_CENTS = 2n;

/**
 * Money as it was really taken and given back, from payments, refunds and credits. An order's own `total` is written
 * by whichever app last changed it and holds neither subtotal nor tax (docs.clover.com, Working with Orders), and its
 * `paymentState` may stay PAID after everything was given back.
 */
export function orderMoney(order: OrderWire): OrderMoney {
  const taken = takenCents(order);
  const { paid, tax, tip } = taken;
  const tipInside = isTipInside(order, taken) ? tip : 0n;
  const { gross, goods, giftCards, fees } = splitSale(order, paid - tax - tipInside, tax);
  const refunds = order.refunds.filter(isGivenBack);
  const all = [...refunds, ...order.credits.filter(isGivenBack)];
  const isWhole = (back: Refunds) => isSaidRefunded(order) || isAllOf({ paid, tip, tipInside }, back);
  const isRefunded = isWhole(refunds);
  const backOf = givenBackBy(order, refunds, { goods, giftCards, fees }, isRefunded);
  return {
    grossCents: gross,
    discountsCents: gross - goods,
    giftCardsCents: giftCards,
    refundedGiftCardsCents: backOf.giftCards,
    feesCents: fees,
    taxCents: tax,
    tipsCents: tip,
    refundedCents: sum(all, ({ amount }) => amount),
    refundedGoodsCents: backOf.goods,
    subtotalCents: order.testMode ? 0n : goods - backOf.goods,
    paidCents: paid,
    isWhollyGivenBack: paid > 0n && isWhole(all),
    isWhollyRefunded: paid > 0n && isRefunded,
  };
}

type Refunds = OrderWire["refunds"];

/**
 * Whether all that was paid went back, with the tip or without it. OPEN: whether a refund's amount holds its tip.
 * Clover's schema says so and is followed; its table of refund answers calls the tip that of the payment, and then a
 * whole refund is exactly the amount paid, which a partial one with a tip in it is by chance only.
 */
function isAllOf(taken: Record<"paid" | "tip" | "tipInside", bigint>, back: Refunds): boolean {
  const { paid, tip, tipInside } = taken;
  const amount = sum(back, (refund) => refund.amount);
  const isPaidBack = amount === paid || amount >= paid + tip - tipInside;
  return paid > 0n && (isPaidBack || sum(back, beforeTip) >= paid - tipInside);
}

const beforeTip = ({ amount, tipAmount }: Refunds[number]): number => (amount ?? 0) - (tipAmount ?? 0);

/** Clover says the order was refunded and shows no refund: its word is the only evidence. */
const isSaidRefunded = ({ paymentState, refunds, credits }: OrderWire): boolean =>
  paymentState === "REFUNDED" && refunds.length + credits.length === 0;

type Taken = Record<"paid" | "tax" | "tip", bigint>;
type Parts = Record<"goods" | "giftCards" | "fees", bigint>;

/** Clover says the order was paid and shows no payment, no void either: the total and the lines are the only evidence. */
const isPaymentHidden = ({ paymentState, payments, voids, total }: OrderWire): boolean =>
  paymentState === "PAID" && payments.length === 0 && !voids.some(hasAmount) && (total ?? 0) > 0;

type Payment = OrderWire["payments"][number];

const hasAmount = ({ amount }: Payment): boolean => (amount ?? 0) > 0;

/** Failed payments are not listed in an order, so a payment without a result counts as taken. */
const isTaken = ({ result }: Payment): boolean => result == null || TAKEN.has(result);

/** Clover says the order was paid, and its payments do not make up its total: its voids tell why. */
export const isVoidInDoubt = ({ paymentState, payments, total }: OrderWire): boolean =>
  paymentState === "PAID" && sum(payments.filter(isTaken), ({ amount }) => amount) < BigInt(total ?? 0);

/**
 * Clover says the order was paid, but a payment of it was voided or still waits, and what was taken does not make up
 * for it: the rest is owed and no discount. An order whose total is zero was given away. OPEN: whether the state stays
 * PAID when a payment is voided, and whether such a payment stays among the payments, moves to the voids, or both.
 */
export function isUncollected(order: OrderWire): boolean {
  if (order.paymentState !== "PAID" || order.total === 0) return false;
  const { paid } = takenCents(order);
  const isShort = order.total == null ? paid === 0n : paid < BigInt(order.total);
  const missing = [...order.voids, ...order.payments.filter((payment) => !isTaken(payment))];
  return isShort && missing.some(hasAmount);
}

function takenCents(order: OrderWire): Taken {
  if (isPaymentHidden(order)) {
    const paid = BigInt(order.total ?? 0);
    return { paid, tax: order.lineItems.length > 0 ? atMost(paid - chargedCents(order), paid) : 0n, tip: 0n };
  }
  const payments = order.payments.filter(isTaken);
  return {
    paid: sum(payments, ({ amount }) => amount),
    tax: sum(payments, ({ taxAmount }) => taxAmount),
    tip: sum(payments, ({ tipAmount }) => tipAmount),
  };
}

/**
 * What was paid before tax and tip, split into goods, gift cards and fees according to its lines. OPEN: whether a
 * register takes a discount of the whole order off gift cards too; they count at their face value, which is what they
 * will buy, and the goods bear the discount.
 */
function splitSale(order: OrderWire, net: bigint, tax: bigint): Parts & { gross: bigint } {
  const lines = order.lineItems.filter(({ exchanged }) => !exchanged);
  const of = (kind: LineKind) => lines.filter((line) => lineKind(line) === kind);
  const giftCards = atMost(sumOf(of("gift"), lineTotalCents), net);
  const goodsLines = of("goods");
  const charge = serviceChargeCents(order, net);
  const fees = atMost(feeLinesCents(lines) + charge, net - giftCards);
  const goods = net - giftCards - fees;
  const priced = sumOf(goodsLines, (line) => extendedCents(line) + modificationCents(line));
  // Prices of a sale with VAT hold the tax, which is no discount.
  const listed = order.isVat && goods > 0n ? roundHalfUp(priced * goods, goods + tax) : priced;
  // What is still owed is no discount, and an order without lines, or paid above them, was sold at what was paid.
  const isOwed = order.paymentState === "PARTIALLY_PAID" || isShort(order);
  return { gross: isOwed || listed < goods ? goods : listed, goods, giftCards, fees };
}

function isShort(order: OrderWire): boolean {
  // An order given away counts as paid at Clover; all of it is discount.
  if (order.paymentState === "PAID") return isUncollected(order);
  const { paid } = takenCents(order);
  if (paid === 0n) return true;
  return order.paymentState === "OPEN" && order.total != null && paid < BigInt(order.total);
}

/** The order's own service charge as a part of what was paid with it. */
function serviceChargeCents(order: OrderWire, net: bigint): bigint {
  const rate = serviceChargeRate(order);
  return rate > 0n ? net - roundHalfUp(net * WHOLE, WHOLE + rate) : 0n;
}

/** What refunds gave back before tax and tips. */
const untaxedCents = (refunds: Refunds): bigint =>
  sum(refunds, (refund) => beforeTip(refund) - (refund.taxAmount ?? 0));

/** The lines that say they went back, or that a refund says it of. An exchanged one went for another. */
function linesGivenBack(order: OrderWire): LineItemWire[] {
  const isBack = isLineGivenBack(order);
  return order.lineItems.filter((line) => isBack(line) && !line.exchanged);
}

/** True when more was given back than the lines of which it is known make up. */
export function isMoreGivenBackThanLines(order: OrderWire): boolean {
  const told = sumOf(linesGivenBack(order), lineTotalCents);
  return untaxedCents(order.refunds.filter(isGivenBack)) > told + ROUNDING_CENTS;
}

/**
 * Which of the goods, gift cards and fees went back: all of them, or those whose lines say so. The rest is goods, and
 * what is more than was sold of them is fees, then gift cards, so that nothing that went back is missing.
 */
function givenBackBy(order: OrderWire, refunds: Refunds, sold: Parts, isWhole: boolean): Parts {
  if (isWhole) return sold;
  const back = untaxedCents(refunds);
  const refunded = linesGivenBack(order);
  const of = (kind: LineKind) =>
    sumOf(
      refunded.filter((line) => lineKind(line) === kind),
      lineTotalCents,
    );
  const namedGiftCards = atMost(atMost(of("gift"), sold.giftCards), back);
  const namedFees = atMost(atMost(of("fee"), sold.fees), back - namedGiftCards);
  const goods = atMost(back - namedGiftCards - namedFees, sold.goods);
  const fees = atMost(back - namedGiftCards - goods, sold.fees);
  return { goods, fees, giftCards: atMost(back - goods - fees, sold.giftCards) };
}

/**
 * True when the discounts of the sale as a whole, its service charge and its voids are needed: to tell where a tip is,
 * or why more was paid than the lines and the tax make up, or less than the total. They are not where a register sold
 * (it keeps tips apart) and its lines and tax alone already make up what was paid.
 * @param order without those three, otherwise whole
 */
export function isChargeInDoubt(order: OrderWire): boolean {
  if (isVoidInDoubt(order)) return true;
  const { paid, tax, tip } = takenCents(order);
  const charged = chargedCents(order) + addedTax(order, tax);
  if (tip === 0n || !isTotal(order, paid)) {
    return order.lineItems.length > 0 && paid > charged + ROUNDING_CENTS;
  }
  const isClear = tip > 2n * ROUNDING_CENTS && distance(charged, paid) <= ROUNDING_CENTS;
  return !(order.device && isClear);
}

/**
 * A register keeps the tip apart from the amount; a recorded online order had it inside both amount and total. The
 * lines tell the two apart; where they do not add up, an order without a device was not made at a register.
 */
function isTipInside(order: OrderWire, { paid, tax, tip }: Taken): boolean {
  if (tip === 0n || !isTotal(order, paid)) return false;
  const charged = chargedCents(order) + addedTax(order, tax);
  const missesWithTip = distance(charged + tip, paid);
  const missesWithout = distance(charged, paid);
  if (missesWithTip > ROUNDING_CENTS && missesWithout > ROUNDING_CENTS) return !order.device;
  return missesWithTip < missesWithout;
}

/** The tax on top of the prices: none where they hold it. */
const addedTax = ({ isVat }: OrderWire, tax: bigint): bigint => (isVat ? 0n : tax);

/** Whether that was the total of the sale. OPEN: whether a partial refund lowers it; then it is what is left. */
function isTotal({ total, refunds }: OrderWire, paid: bigint): boolean {
  const given = sum(refunds.filter(isGivenBack), ({ amount }) => amount);
  return total != null && [paid, paid - given].includes(BigInt(total));
}

const modificationCents = ({ modifications }: LineItemWire): bigint =>
  sum(modifications, ({ amount }) => amount);

function sum<T>(list: readonly T[], cents: (element: T) => number | null | undefined): bigint {
  return sumOf(list, (element) => BigInt(cents(element) ?? 0));
}

const sumOf = <T>(list: readonly T[], cents: (element: T) => bigint): bigint =>
  list.reduce((total, element) => total + cents(element), 0n);

/** Clamps an amount between zero and a maximum. */
function atMost(cents: bigint, most: bigint): bigint {
  if (cents < 0n || most < 0n) return 0n;
  return cents > most ? most : cents;
}

const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);
