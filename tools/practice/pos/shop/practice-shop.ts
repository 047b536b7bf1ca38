import type { Catalog } from "../catalog/house-catalog";
import { FaultBox } from "../faults";
import { Ids } from "../ids";
import { Limiter } from "../limiter";
import { RequestLog } from "../request-log";
import { DEFAULT_SETTINGS, type Settings } from "../settings";
import { ShopClock } from "./clock";
import { Customers } from "./customers";
import { Inventory } from "./inventory";
import { MerchantDesk } from "./merchant";
import { OrderBook } from "./order-book";

export interface ShopPlan {
  seed: number;
  token: string;
  merchantId: string;
  catalog: Catalog;
  products: number;
  customers: number;
  orders: number;
  days: number;
  /** Start of the shop's clock, ms since 1970; undefined is the real time. */
  now: number | undefined;
  /** When the merchant was created, ms since 1970. */
  openedAt: number;
  limitsOn: boolean;
}

/** The state of one practice POS. */
export class PracticeShop {
  settings: Settings;
  readonly clock: ShopClock;
  readonly faults: FaultBox;
  readonly log = new RequestLog();
  limiter = new Limiter();
  tokenRevoked = false;
  readonly ids: Ids;
  inventory!: Inventory;
  customers!: Customers;
  orders!: OrderBook;
  merchant!: MerchantDesk;

  constructor(readonly plan: ShopPlan) {
    this.settings = { ...DEFAULT_SETTINGS, limitsOn: plan.limitsOn };
    this.clock = new ShopClock(plan.now);
    this.faults = new FaultBox(plan.seed);
    this.ids = new Ids(plan.seed);
    this.open();
  }

  /** Resets data, settings, clock, faults, log and token. */
  reset(): void {
    this.settings = { ...DEFAULT_SETTINGS, limitsOn: this.plan.limitsOn };
    this.clock.reset();
    this.faults.clear();
    this.log.clear();
    this.limiter = new Limiter();
    this.tokenRevoked = false;
    this.open();
  }

  private open(): void {
    const { ids } = this;
    const { seed, catalog, products, days } = this.plan;
    const now = () => this.clock.now();
    const opened = this.clock.startedAt;
    this.merchant = new MerchantDesk(ids, this.plan.merchantId, this.plan.openedAt);
    this.inventory = new Inventory(
      { seed, ids, catalog, count: products, now: opened },
      () => this.settings,
      now,
    );
    this.customers = new Customers({ seed, ids, count: this.plan.customers, days, now: opened }, now);
    this.orders = new OrderBook(
      {
        seed,
        ids,
        count: this.plan.orders,
        days,
        now: opened,
        items: this.inventory.opening,
        customers: this.customers.maker,
        customerCount: this.plan.customers,
      },
      now,
    );
  }
}
