import { createHash } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { shopDayOf } from "../shop/calendar";
import type { Order } from "../shop/order-record";
import type { PracticeShop } from "../shop/practice-shop";
import { isGivenCredit, isPaidButOpen, paidLiterally, wasMoneyTaken } from "./order-truth";
import { Reach, VisitTally } from "./truth-visits";

const YIELD_EVERY = 2_000;

/** Sums before tax, in cents. */
interface Money {
  sales: number;
  refunds: number;
  credits: number;
}

/** Totals of the orders. Listed orders are neither drafts nor deleted; test orders are listed but never counted. */
export async function ordersTruth(shop: PracticeShop) {
  const { orders } = shop;
  const tally = new OrderTally(shop);
  for (let ref = 0; ref < orders.total; ref++) {
    if (ref % YIELD_EVERY === 0) await yieldToEventLoop();
    tally.add(orders.at(ref));
  }
  return tally.result();
}

class OrderTally {
  private readonly counts = {
    listed: 0,
    drafts: 0,
    deleted: 0,
    testMode: 0,
    withCustomer: 0,
    zeroTotal: 0,
    paidButOpen: 0,
    lines: 0,
    over100Lines: 0,
  };
  private readonly states = new Map<string, number>();
  private readonly paymentStates = new Map<string, number>();
  private readonly today: { listed: number; testMode: number; lockedPaid: number; subtotal: number } & Money =
    {
      listed: 0,
      testMode: 0,
      lockedPaid: 0,
      subtotal: 0,
      sales: 0,
      refunds: 0,
      credits: 0,
    };
  private readonly ever: Money = { sales: 0, refunds: 0, credits: 0 };
  private readonly reach: Reach;
  private readonly literal: VisitTally;
  private readonly taken: VisitTally;
  private readonly digest = createHash("sha256");
  private readonly day: string;
  private readonly dayStart: number;

  constructor(shop: PracticeShop) {
    this.reach = new Reach(shop);
    this.literal = new VisitTally(this.reach);
    this.taken = new VisitTally(this.reach);
    const now = shop.clock.now();
    this.day = shopDayOf(now);
    // 26 hours, because a day has 25 when daylight saving time ends.
    this.dayStart = now - 26 * 3_600_000;
  }

  add(order: Order): void {
    if (order.state === null) this.counts.drafts++;
    else if (order.deletedTime !== undefined) this.counts.deleted++;
    else this.addListed(order);
  }

  result() {
    const paidLiterally = this.literal.result();
    return {
      ...this.counts,
      byState: Object.fromEntries([...this.states].sort()),
      byPaymentState: Object.fromEntries([...this.paymentStates].sort()),
      /** Orders that earn a visit: locked, PAID, no test order, and of a listed customer with a full phone number. */
      eligibleForVisit: paidLiterally.eligible,
      customersWithVisits: paidLiterally.customers,
      tiers: paidLiterally.tiers,
      /** Visits under both definitions of a paid sale, for records and for members. */
      visits: { paidLiterally, moneyTaken: this.taken.result() },
      today: { ...this.today, net: netOf(this.today) },
      ever: { ...this.ever, net: netOf(this.ever) },
      digest: this.digest.digest("hex"),
    };
  }

  private addListed(order: Order): void {
    const { counts } = this;
    counts.listed++;
    counts.lines += order.lines.length;
    if (order.testMode) counts.testMode++;
    if (order.customerIds.length > 0) counts.withCustomer++;
    if (order.total === 0) counts.zeroTotal++;
    if (!order.testMode && isPaidButOpen(order)) counts.paidButOpen++;
    if (order.lines.length > 100) counts.over100Lines++;
    bump(this.states, order.state ?? "");
    bump(this.paymentStates, order.paymentState ?? "none");
    this.addMoney(order);
    this.addVisit(order);
    const { id, state, paymentState, total, createdTime, modifiedTime, customerIds, lines } = order;
    const money = [sales(order), refunds(order), credits(order)];
    this.digest.update(
      JSON.stringify([
        id,
        state,
        paymentState,
        total,
        createdTime,
        modifiedTime,
        customerIds,
        lines.length,
        money,
      ]),
    );
  }

  private addMoney(order: Order): void {
    const isToday = (ms: number) => this.isToday(ms);
    if (isToday(order.createdTime)) {
      this.today.listed++;
      if (order.testMode) this.today.testMode++;
      if (paidLiterally(order) && !order.testMode) {
        this.today.lockedPaid++;
        this.today.subtotal += sales(order);
      }
    }
    if (order.testMode) return;
    for (const [money, when] of [
      [this.ever, undefined],
      [this.today, isToday],
    ] as const) {
      money.sales += sales(order, when);
      money.refunds += refunds(order, when);
      money.credits += credits(order, when);
    }
  }

  private addVisit(order: Order): void {
    const ref = this.reach.customerOf(order);
    if (ref === undefined) return;
    if (paidLiterally(order)) this.literal.add(ref);
    if (wasMoneyTaken(order)) this.taken.add(ref);
  }

  private isToday(ms: number): boolean {
    return ms >= this.dayStart && shopDayOf(ms) === this.day;
  }
}

type When = (ms: number) => boolean;
const always: When = () => true;

/** Successful payments before tax, in cents; tips are not part of `amount` on register sales. */
function sales(order: Order, when: When = always): number {
  const paid = order.payments.filter((one) => one.result === "SUCCESS" && when(one.createdTime));
  return paid.reduce((sum, one) => sum + one.amount - one.taxAmount, 0);
}

function refunds(order: Order, when: When = always): number {
  const given = order.refunds.filter((one) => one.status === "SUCCESS" && when(one.createdTime));
  return given.reduce((sum, one) => sum + one.amount - one.taxAmount - one.tipAmount, 0);
}

function credits(order: Order, when: When = always): number {
  const given = order.credits.filter((one) => isGivenCredit(one) && when(one.createdTime));
  return given.reduce((sum, one) => sum + one.amount - one.taxAmount, 0);
}

function netOf({ sales, refunds, credits }: Money): number {
  return sales - refunds - credits;
}

function bump(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
