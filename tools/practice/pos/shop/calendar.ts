import { TZDate } from "@date-fns/tz";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../constants";
import { hash, STREAM } from "../random";
import { wholeSeconds } from "./items";

const SHOP_ZONE = "America/Los_Angeles";
const OPENS_AT = 9;
const OPEN_HOURS = 12;
/** Relative number of sales on each day of the week, Sunday first. */
const WEEKDAY_PULL = [1.05, 0.85, 0.85, 0.9, 1, 1.3, 1.45];
/** Fewest orders of today once the shop is open. */
const MIN_TODAY = 6;
/** Time between the last sale and closing, in which it is paid. */
const LAST_SALE_BEFORE_CLOSE_MS = 5 * MINUTE_MS;

export interface CalendarPlan {
  seed: number;
  orders: number;
  days: number;
  now: number;
}

/** First millisecond of the shop day (Las Vegas) that contains `ms`. */
function startOfShopDay(ms: number): number {
  const date = new TZDate(ms, SHOP_ZONE);
  date.setHours(0, 0, 0, 0);
  return date.getTime();
}

/** The shop day (Las Vegas) that contains `ms`, as YYYY-MM-DD. */
export function shopDayOf(ms: number): string {
  const date = new TZDate(ms, SHOP_ZONE);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

interface TradingDay {
  opens: number;
  closes: number;
  firstOrder: number;
}

/**
 * Creation times of the seeded orders; a later index is never earlier. Stores days only, so looking up a time or an
 * order is a short binary search.
 */
export class Calendar {
  private readonly days: TradingDay[];

  constructor(private readonly plan: CalendarPlan) {
    this.days = layOut(plan);
  }

  createdTime(index: number): number {
    const at = this.dayOf(index);
    const day = this.days[at] as TradingDay;
    const orders = (this.days[at + 1]?.firstOrder ?? this.plan.orders) - day.firstOrder;
    const jitter = hash(this.plan.seed, STREAM.calendar, index) / 2 ** 32;
    const part = ((index - day.firstOrder + jitter) / orders) ** 0.85;
    return wholeSeconds(day.opens + part * (day.closes - day.opens));
  }

  /** Index of the first order created at or after a moment; the number of orders when there is none. */
  firstAtOrAfter(ms: number): number {
    let low = 0;
    let high = this.plan.orders;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.createdTime(middle) < ms) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Moves a moment into the opening hours of its shop day; `spread` (0 to 1) places moments that fall before opening.
   */
  openMoment(ms: number, spread: number): number {
    const { opens, closes } = openingHours(ms);
    if (ms < opens) return wholeSeconds(opens + spread * HOUR_MS);
    return wholeSeconds(Math.min(ms, closes));
  }

  /** The latest opening hours that began by `now`, cut at `now`. */
  lastTrading(): { from: number; to: number } {
    const { now } = this.plan;
    const today = openingHours(now);
    if (now - today.opens > HOUR_MS / 2) return { from: today.opens, to: Math.min(now, today.closes) };
    const yesterday = openingHours(startOfShopDay(now) - HOUR_MS * OPEN_HOURS);
    return { from: yesterday.opens, to: yesterday.closes };
  }

  private dayOf(index: number): number {
    let low = 0;
    let high = this.days.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.days[middle] as TradingDay).firstOrder <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function layOut(plan: CalendarPlan): TradingDay[] {
  const hours = Array.from({ length: plan.days }, (_, n) => tradingHours(plan, plan.days - 1 - n));
  const pulls = hours.map(({ opens, closes }, n) => {
    const weekday = new TZDate(opens, SHOP_ZONE).getDay();
    const noise = 0.85 + (0.3 * hash(plan.seed, STREAM.calendar, n, 1)) / 2 ** 32;
    return ((WEEKDAY_PULL[weekday] ?? 1) * noise * (closes - opens)) / (OPEN_HOURS * HOUR_MS);
  });
  const today = pulls.at(-1) ?? 0;
  const all = pulls.reduce((sum, pull) => sum + pull, 0);
  const fair = Math.round((plan.orders * today) / all);
  const isOpenYet = today > 0;
  const busyToday = isOpenYet ? Math.max(MIN_TODAY, fair) : 0;
  const ordersToday = plan.days === 1 ? plan.orders : Math.min(plan.orders, busyToday);
  const earlier = plan.orders - ordersToday;
  let sum = 0;
  return hours.map(({ opens, closes }, n) => {
    const firstOrder =
      n === plan.days - 1 ? earlier : Math.round((earlier * sum) / Math.max(all - today, 1e-9));
    sum += pulls[n] ?? 0;
    return { opens, closes, firstOrder };
  });
}

/** Opening hours, 9 AM to 9 PM, of the shop day (Las Vegas) that contains `ms`. */
function openingHours(ms: number): { opens: number; closes: number } {
  const day = new TZDate(startOfShopDay(ms) + DAY_MS / 2, SHOP_ZONE);
  day.setHours(OPENS_AT, 0, 0, 0);
  return { opens: day.getTime(), closes: day.getTime() + OPEN_HOURS * HOUR_MS };
}

/**
 * The hours that orders of a day are spread over. Today they end a little before now and there are none before opening,
 * so a history of today alone starts the day before.
 */
function tradingHours(plan: CalendarPlan, daysAgo: number): { opens: number; closes: number } {
  const noon = new TZDate(startOfShopDay(plan.now) + DAY_MS / 2, SHOP_ZONE);
  noon.setDate(noon.getDate() - daysAgo);
  const { opens, closes } = openingHours(noon.getTime());
  const lastSale = closes - LAST_SALE_BEFORE_CLOSE_MS;
  if (daysAgo > 0) return { opens, closes: lastSale };
  const latest = Math.min(lastSale, plan.now - 4 * MINUTE_MS);
  if (latest > opens) return { opens, closes: latest };
  return plan.days === 1 ? tradingHours(plan, 1) : { opens, closes: opens };
}
