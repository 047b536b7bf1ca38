import { chargedCents } from "./line-total";
import type { OrderWire, RefundWire } from "./schemas";

export type OrderMoney = {
  /** The sale before tax and tip, less what was given back; never below zero, and zero for a test order. */
  subtotalCents: bigint;
  taxCents: bigint;
  /** Everything given back, with tax and tip. */
  refundedCents: bigint;
  /** Everything taken, with tax; a register's tip is not in it. */
  paidCents: bigint;
};

/** AUTH_COMPLETED is a pre-authorised card that was charged; whether the shop's lists show it is not confirmed. */
const TAKEN = new Set(["SUCCESS", "AUTH_COMPLETED"]);
const NOT_GIVEN_BACK = new Set(["FAIL", "VOIDED"]);
/** Tax is rounded a payment at a time, so sums may miss by a cent or two. */
const ROUNDING_CENTS = 2n;

/**
 * Money as it was really taken and given back, from payments, refunds and credits. An order's own `total` is written
 * by whichever app last changed it and holds neither subtotal nor tax (docs.clover.com, Working with Orders).
 */
export function orderMoney(order: OrderWire): OrderMoney {
  const { paid, tax, tip } = takenCents(order);
  const sale = paid - tax - (isTipInside(order, { paid, tax, tip }) ? tip : 0n);
  const given = [...order.refunds, ...order.credits].filter(wasGivenBack);
  const back = sum(given, ({ amount }) => amount);
  const backTaxAndTip = sum(given, ({ taxAmount }) => taxAmount) + sum(given, ({ tipAmount }) => tipAmount);
  const subtotal = sale - (back - backTaxAndTip);
  return {
    subtotalCents: order.testMode || subtotal < 0n ? 0n : subtotal,
    taxCents: tax,
    refundedCents: back,
    paidCents: paid,
  };
}

type Taken = Record<"paid" | "tax" | "tip", bigint>;

function takenCents(order: OrderWire): Taken {
  const payments = order.payments.filter(({ result }) => TAKEN.has(result ?? ""));
  return {
    paid: sum(payments, ({ amount }) => amount),
    tax: sum(payments, ({ taxAmount }) => taxAmount),
    tip: sum(payments, ({ tipAmount }) => tipAmount),
  };
}

/**
 * True when the discounts of the sale as a whole and its service charge are needed to tell where the tip is. They
 * are not where a register sold (it keeps tips apart) and its lines and tax alone already make up what was paid.
 * @param order without those discounts and that charge, otherwise whole
 */
export function isTipInDoubt(order: OrderWire): boolean {
  const { paid, tax, tip } = takenCents(order);
  if (tip === 0n || order.total == null || paid !== BigInt(order.total)) return false;
  const isClear = tip > 2n * ROUNDING_CENTS && distance(chargedCents(order) + tax, paid) <= ROUNDING_CENTS;
  return !(order.device && isClear);
}

/**
 * A register keeps the tip apart from the amount; a recorded online order had it inside both amount and total. The
 * lines tell the two apart; where they do not add up, an order without a device was not made at a register.
 */
function isTipInside(order: OrderWire, { paid, tax, tip }: Taken): boolean {
  if (tip === 0n || order.total == null || paid !== BigInt(order.total)) return false;
  const charged = chargedCents(order) + tax;
  const missesWithTip = distance(charged + tip, paid);
  const missesWithout = distance(charged, paid);
  if (missesWithTip > ROUNDING_CENTS && missesWithout > ROUNDING_CENTS) return !order.device;
  return missesWithTip < missesWithout;
}

function wasGivenBack({ voided, status }: RefundWire): boolean {
  return !voided && !NOT_GIVEN_BACK.has(status ?? "");
}

function sum<T>(list: readonly T[], cents: (element: T) => number | null | undefined): bigint {
  return list.reduce((total, element) => total + BigInt(cents(element) ?? 0), 0n);
}

const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);
