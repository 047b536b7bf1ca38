import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { shopDayOf } from "../shop/calendar";
import type { PracticeShop } from "../shop/practice-shop";
import {
  countedCredits,
  creditsBeforeTax,
  isPaidButOpen,
  isSettled,
  linesOf,
  type MoneyLines,
  paidLiterally,
  takenWhole,
  wasMoneyTaken,
} from "./order-truth";

const YIELD_EVERY = 2_000;
const DAY_AND_HOUR_MS = 25 * 3_600_000;

/**
 * Money of the shop days from `from` to `to` (Las Vegas), in cents, under two definitions. Test orders, deleted orders
 * and drafts are left out. A refund belongs to the day of its sale, a manual refund to its own day.
 */
export interface MoneyTruth {
  from: string;
  to: string;
  /** State locked and paymentState PAID, refunded or not: payments before tax, gift cards and fees included. */
  paidLiterally: { orders: number; revenue: number };
  /** Goods of locked orders whose money was taken in full, less returned goods and manual refunds. */
  moneyTaken: { orders: number; revenue: number; credits: number; lines: MoneyLines };
  /** Orders with money taken that are open or paid in part, reported apart; `amount` is what was taken, with tax. */
  paidButOpen: { orders: number; amount: number };
}

export async function moneyTruth(shop: PracticeShop, from: string, to: string): Promise<MoneyTruth> {
  const { orders } = shop;
  const truth = nothing(from, to);
  const inDays = (ms: number) => shopDayOf(ms) >= from && shopDayOf(ms) <= to;
  const earliest = Date.parse(`${from}T00:00:00Z`) - DAY_AND_HOUR_MS;
  const latest = Date.parse(`${to}T00:00:00Z`) + 2 * DAY_AND_HOUR_MS;
  for (let ref = 0; ref < orders.total; ref++) {
    if (ref % YIELD_EVERY === 0) await yieldToEventLoop();
    // An untouched order of another day can be skipped without building it, because a credit is never older than its
    // order.
    if (orders.untouchedKind(ref) !== undefined) {
      const createdTime = orders.maker.calendar.createdTime(ref);
      if (createdTime < earliest || createdTime > latest) continue;
    }
    const order = orders.at(ref);
    if (order.state === null || order.deletedTime !== undefined || order.testMode) continue;
    if (inDays(order.createdTime)) addSale(truth, order);
    const credits = countedCredits(order).filter(({ createdTime }) => inDays(createdTime));
    truth.moneyTaken.credits += creditsBeforeTax(credits);
    truth.moneyTaken.lines.tax -= credits.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
  }
  const { lines, credits } = truth.moneyTaken;
  lines.refunds -= credits;
  truth.moneyTaken.revenue = lines.sales + lines.discounts + lines.refunds;
  return truth;
}

function addSale(truth: MoneyTruth, order: Parameters<typeof linesOf>[0]): void {
  if (paidLiterally(order)) {
    truth.paidLiterally.orders++;
    for (const { amount, taxAmount, result } of order.payments)
      if (result === "SUCCESS") truth.paidLiterally.revenue += amount - taxAmount;
  }
  if (isPaidButOpen(order)) {
    truth.paidButOpen.orders++;
    truth.paidButOpen.amount += takenWhole(order);
  }
  if (!isSettled(order)) return;
  if (wasMoneyTaken(order)) truth.moneyTaken.orders++;
  const lines = linesOf(order);
  for (const name of Object.keys(lines) as (keyof MoneyLines)[]) truth.moneyTaken.lines[name] += lines[name];
}

function nothing(from: string, to: string): MoneyTruth {
  return {
    from,
    to,
    paidLiterally: { orders: 0, revenue: 0 },
    moneyTaken: {
      orders: 0,
      revenue: 0,
      credits: 0,
      lines: { sales: 0, discounts: 0, refunds: 0, giftCards: 0, tax: 0, tips: 0 },
    },
    paidButOpen: { orders: 0, amount: 0 },
  };
}
