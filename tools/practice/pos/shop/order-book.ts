import { HttpError } from "../http";
import { KIND } from "../ids";
import { wholeSeconds } from "./items";
import type { OrderKind } from "./order-kinds";
import { OrderMaker, type OrderPlan } from "./order-maker";
import type { Order } from "./order-record";
import { ViewCache } from "./view-cache";

export type OrderChange = Partial<Omit<Order, "ref" | "id">>;

/** The orders: seeded ones are rebuilt on each read, and only changed and new ones are stored. */
export class OrderBook {
  readonly maker: OrderMaker;
  /** References of orders, payments, refunds and credits in list order; cleared by every change. */
  readonly views = new ViewCache<Int32Array>();
  private changed = new Map<number, Order>();
  private added = 0;

  constructor(
    readonly plan: OrderPlan,
    private readonly now: () => number,
  ) {
    this.maker = new OrderMaker(plan);
  }

  /** Number of references, from 0 (oldest seeded) to `total - 1`, hidden and deleted orders included. */
  get total(): number {
    return this.plan.count + this.added;
  }

  at(ref: number): Order {
    return this.changed.get(ref) ?? this.maker.make(ref);
  }

  /** Returns the kind of an unchanged seeded order; undefined when the order has to be built to know. */
  untouchedKind(ref: number): OrderKind | undefined {
    return ref < this.plan.count && !this.changed.has(ref) ? this.maker.kind(ref) : undefined;
  }

  /** @throws HttpError 404 in Clover's words. Drafts and deleted orders are served by id. */
  get(id: string): Order {
    const ref = this.plan.ids.indexOf(KIND.order, id);
    if (ref === undefined || ref >= this.total) throw new HttpError(404, "Not Found", "Order not found");
    return this.at(ref);
  }

  create(change: OrderChange): Order {
    const ref = this.total;
    const time = change.createdTime ?? wholeSeconds(this.now());
    const order: Order = {
      ref,
      id: this.plan.ids.of(KIND.order, ref),
      customerIds: [],
      employee: 0,
      device: 0,
      total: 0,
      state: "locked",
      paymentState: "PAID",
      payType: "FULL",
      title: undefined,
      note: undefined,
      taxRemoved: false,
      manualTransaction: false,
      testMode: false,
      createdTime: time,
      clientCreatedTime: time,
      modifiedTime: time,
      deletedTime: undefined,
      discounts: [],
      serviceCharge: undefined,
      lines: [],
      payments: [],
      voids: [],
      refunds: [],
      credits: [],
      wire: undefined,
      ...change,
    };
    this.added++;
    return this.keep(order);
  }

  /** Changes the given fields; `modifiedTime` becomes now unless it is given. */
  update(id: string, change: OrderChange): Order {
    return this.keep({ ...this.get(id), modifiedTime: wholeSeconds(this.now()), ...change });
  }

  /** Orders that differ from the seed, in no particular order. */
  changedOrders(): Iterable<Order> {
    return this.changed.values();
  }

  isChanged(ref: number): boolean {
    return this.changed.has(ref);
  }

  private keep(order: Order): Order {
    this.changed.set(order.ref, order);
    this.views.clear();
    return order;
  }
}
