import { DAY_MS, MINUTE_MS, SECOND_MS } from "../constants";
import { type Ids, KIND } from "../ids";
import { Dice, hash, STREAM } from "../random";
import { Calendar } from "./calendar";
import type { CustomerMaker } from "./customer-maker";
import { type Item, wholeSeconds } from "./items";
import { amountOff, percentOff, Shelves } from "./line-maker";
import { Buyers } from "./order-buyers";
import { hasRefund, type OrderKind, orderKind } from "./order-kinds";
import { subtotalOf, taxableOf, taxOn } from "./order-money";
import type { Discount, Order } from "./order-record";
import { settle } from "./order-settlement";

const EMPLOYEES = 5;
const DEVICES = 3;

/** A seeded order is refunded within this time of its creation, if at all. */
export const REFUNDED_WITHIN_MS = 46 * DAY_MS;

export interface OrderPlan {
  seed: number;
  ids: Ids;
  count: number;
  days: number;
  now: number;
  items: readonly Item[];
  customers: CustomerMaker;
  customerCount: number;
}

/** Builds any seeded order from its index; index 0 is the oldest. Stores nothing. */
export class OrderMaker {
  readonly calendar: Calendar;
  private readonly buyers: Buyers;
  private readonly shelves: Shelves;

  constructor(private readonly plan: OrderPlan) {
    this.calendar = new Calendar({ seed: plan.seed, orders: plan.count, days: plan.days, now: plan.now });
    this.buyers = new Buyers(plan.customers, plan.customerCount, plan.count);
    this.shelves = new Shelves(plan.items);
  }

  kind(ref: number): OrderKind {
    return orderKind(this.plan.seed, ref);
  }

  /** Returns when an order of this kind was last modified, without building it. */
  modifiedTime(ref: number, kind = this.kind(ref), createdTime = this.calendar.createdTime(ref)): number {
    if (hasRefund(kind)) return this.refundTime(ref, kind, createdTime);
    const settled = createdTime + (20 + (hash(this.plan.seed, STREAM.order, ref, 2) % 100)) * SECOND_MS;
    return Math.max(createdTime, Math.min(settled, wholeSeconds(this.plan.now)));
  }

  make(ref: number): Order {
    const { plan } = this;
    const kind = this.kind(ref);
    const dice = new Dice(hash(plan.seed, STREAM.order, ref));
    const createdTime = this.calendar.createdTime(ref);
    const modifiedTime = this.modifiedTime(ref, kind, createdTime);
    const buyer = this.buyers.pick(dice, createdTime);
    const lines = this.shelves.lines(kind, dice);
    const discounts = orderDiscounts(kind, dice);
    const subtotal = subtotalOf(lines, discounts);
    const tax = kind === "tax-removed" ? 0 : taxOn(taxableOf(lines, discounts));
    const order: Order = {
      ref,
      id: plan.ids.of(KIND.order, ref),
      customerIds: buyer === undefined ? [] : [plan.ids.of(KIND.customer, buyer)],
      employee: dice.below(EMPLOYEES),
      device: dice.below(DEVICES),
      total: subtotal + tax,
      state: "locked",
      paymentState: "PAID",
      payType: "FULL",
      title: undefined,
      note: dice.chance(0.02) ? dice.pick(["ID checked", "Picked up by a friend", "Event box"]) : undefined,
      taxRemoved: kind === "tax-removed",
      manualTransaction: kind === "manual",
      testMode: kind === "test",
      createdTime,
      clientCreatedTime: createdTime - (kind === "offline" ? 40 * MINUTE_MS : SECOND_MS),
      modifiedTime,
      deletedTime: undefined,
      discounts,
      serviceCharge: undefined,
      lines,
      payments: [],
      voids: [],
      refunds: [],
      credits: [],
      wire: undefined,
    };
    settle(order, kind, dice, tax);
    return order;
  }

  private refundTime(ref: number, kind: OrderKind, createdTime: number): number {
    const h = hash(this.plan.seed, STREAM.order, ref, 3);
    const { now } = this.plan;
    const wait = kind === "late-refund" ? (10 + (h % 35)) * DAY_MS : (4 + (h % 90)) * MINUTE_MS;
    const part = ((h >>> 8) % 1000) / 1000;
    const due = this.calendar.openMoment(createdTime + wait, part);
    if (due <= now) return due;
    // A late refund that would be in the future happens on the last trading day, so that day refunds older sales.
    const last = this.calendar.lastTrading();
    const from = kind === "late-refund" ? Math.max(createdTime, last.from) : createdTime;
    const to = kind === "late-refund" ? Math.max(from, last.to) : now;
    return wholeSeconds(from + (to - from) * part);
  }
}

function orderDiscounts(kind: OrderKind, dice: Dice): Discount[] {
  if (kind === "free") return [{ name: "Reward: this one is on us", amount: undefined, percentage: 100 }];
  if (kind === "order-percent") return [percentOff(dice.pick([5, 10, 15]))];
  if (kind === "order-amount") return [amountOff(dice.pick([200, 500]))];
  if (kind === "both-discounts") return [percentOff(10), amountOff(100)];
  return [];
}
