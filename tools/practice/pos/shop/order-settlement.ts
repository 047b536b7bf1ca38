import { MINUTE_MS, SECOND_MS } from "../constants";
import type { Dice } from "../random";
import { isCredit, type OrderKind, paymentCount } from "./order-kinds";
import { subtotalOf, taxOn } from "./order-money";
import type { Order, Payment, Refund } from "./order-record";

/** Indexes into the merchant's list of tenders. */
const CASH = 0;
const CREDIT_CARD = 1;
const DEBIT_CARD = 2;

/** Time from the creation of a seeded order to its payment. */
export const PAID_AFTER_MS = 20 * SECOND_MS;

/** State and payment state of unfinished kinds of order; a null state hides an order from lists. */
const UNFINISHED: Partial<Record<OrderKind, [state: string | null, paymentState: string | undefined]>> = {
  draft: [null, undefined],
  open: ["open", "OPEN"],
  "open-capitals": ["OPEN", "OPEN"],
  "failed-only": ["open", "OPEN"],
  void: ["open", "OPEN"],
  "partly-paid": ["open", "PARTIALLY_PAID"],
};

/**
 * Pays, leaves open, voids or refunds a new order according to its kind; `tax` is the tax of the whole sale, in cents.
 */
export function settle(order: Order, kind: OrderKind, dice: Dice, tax: number): void {
  if (isCredit(kind)) {
    creditOnly(order, dice, kind === "failed-credit" ? "FAIL" : "SUCCESS");
    return;
  }
  const unfinished = UNFINISHED[kind];
  if (unfinished) {
    [order.state, order.paymentState] = unfinished;
    order.payType = undefined;
  }
  const whole = payment(order, dice, order.total, tax);
  if (kind === "void" || kind === "void-then-paid") order.voids = [voided(whole)];
  order.payments = payments(order, kind, whole);
  adjust(order, kind, dice, tax);
}

function payments(order: Order, kind: OrderKind, whole: Payment): Payment[] {
  if (paymentCount(kind) === 0) return [];
  const failed: Payment = { ...whole, tender: CREDIT_CARD, cashTendered: undefined, result: "FAIL" };
  if (kind === "failed-only") return [failed];
  if (kind === "failed-then-paid") return [failed, whole];
  if (kind !== "split" && kind !== "partly-paid") return [whole];
  const half = part(whole, Math.floor(whole.amount / 2), Math.floor(whole.taxAmount / 2), CASH);
  if (kind === "partly-paid") return [half];
  order.payType = "SPLIT_CUSTOM";
  return [half, part(whole, whole.amount - half.amount, whole.taxAmount - half.taxAmount, CREDIT_CARD)];
}

function part(whole: Payment, amount: number, taxAmount: number, tender: number): Payment {
  return { ...whole, amount, taxAmount, tender, cashTendered: tender === CASH ? amount : undefined };
}

function adjust(order: Order, kind: OrderKind, dice: Dice, tax: number): void {
  const [first] = order.payments;
  if (!first) return;
  // Paid in full, and nobody closed the order at the register.
  if (kind === "paid-open") order.state = "open";
  if (kind === "tip") first.tipAmount = 100 * dice.between(1, 10);
  if (kind === "wrong-total") order.total = 0;
  if (kind === "no-payment-state") order.paymentState = undefined;
  if (kind === "deleted") order.deletedTime = order.modifiedTime + MINUTE_MS;
  if (kind === "offline") first.offline = true;
  if (kind === "voided-refund") order.refunds = [{ ...wholeRefund(order, tax), status: "VOIDED" }];
  if (kind === "full-refund" || kind === "late-refund") {
    order.refunds = [wholeRefund(order, tax)];
    order.paymentState = "REFUNDED";
    for (const line of order.lines) line.refunded = true;
  }
  // Production has fully refunded orders that still say PAID without refunded lines, and others without a payment
  // state.
  if (kind === "refund-stays-paid" || kind === "refund-no-state") {
    order.refunds = [wholeRefund(order, tax)];
    if (kind === "refund-no-state") order.paymentState = undefined;
  }
  if (kind === "partial-refund") refundOneLine(order);
}

/** Creates a manual refund: a customer who returns goods without a receipt. */
function creditOnly(order: Order, dice: Dice, result: "SUCCESS" | "FAIL"): void {
  const subtotal = 100 * dice.between(5, 40);
  const taxAmount = taxOn(subtotal);
  order.paymentState = "CREDITED";
  order.manualTransaction = true;
  order.payType = undefined;
  order.total = 0;
  order.credits = [
    {
      amount: subtotal + taxAmount,
      taxAmount,
      tender: CASH,
      createdTime: order.createdTime + MINUTE_MS / 2,
      voided: false,
      result,
      reason: "Returned without receipt",
    },
  ];
}

/** Refunds one line and keeps the stored total, because it depends on the refunding app whether that changes. */
function refundOneLine(order: Order): void {
  const [line] = order.lines;
  const before = subtotalOf(order.lines, order.discounts);
  if (!line) return;
  line.refunded = true;
  const returned = before - subtotalOf(order.lines, order.discounts);
  const taxAmount = taxOn(returned);
  order.paymentState = order.lines.length === 1 ? "REFUNDED" : "PARTIALLY_REFUNDED";
  order.refunds = [{ ...wholeRefund(order, taxAmount), amount: returned + taxAmount, lines: [0] }];
}

function wholeRefund(order: Order, taxAmount: number): Refund {
  return {
    payment: 0,
    amount: order.total,
    taxAmount,
    tipAmount: 0,
    createdTime: order.modifiedTime,
    lines: order.lines.map((_, n) => n),
    status: "SUCCESS",
    reason: undefined,
  };
}

function payment(order: Order, dice: Dice, amount: number, taxAmount: number): Payment {
  const tender = dice.pick([CASH, CREDIT_CARD, CREDIT_CARD, DEBIT_CARD]);
  const createdTime = order.createdTime + PAID_AFTER_MS;
  return {
    tender,
    amount,
    taxAmount,
    tipAmount: undefined,
    cashTendered: tender === CASH ? Math.ceil(amount / 500) * 500 : undefined,
    createdTime,
    // In recorded payments the modification is a second before the creation.
    modifiedTime: createdTime - SECOND_MS,
    offline: false,
    result: "SUCCESS",
    voidReason: undefined,
  };
}

function voided(paid: Payment): Payment {
  return { ...paid, result: "VOIDED", voidReason: "USER_CANCEL" };
}
