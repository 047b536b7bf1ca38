import { TZDate } from "@date-fns/tz";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../constants";
import { hash, STREAM } from "../random";
import { wholeSeconds } from "./items";

export const SHOP_ZONE = "America/Los_Angeles";
const OPENS_AT = 9;
const OPEN_HOURS = 12;
/** Sunday to Saturday: how much busier than a plain day. */
const WEEKDAY_PULL = [1.05, 0.85, 0.85, 0.9, 1, 1.3, 1.45];
/** A demo should have something to show at any hour, so today is never empty. */
const LEAST_TODAY = 6;

export interface CalendarPlan {
  seed: number;
  orders: number;
  days: number;
  now: number;
}

/** First millisecond of the Las Vegas day that `ms` falls on. */
export function startOfShopDay(ms: number): number {
  const date = new TZDate(ms, SHOP_ZONE);
  date.setHours(0, 0, 0, 0);
  return date.getTime();
}

/** The Las Vegas day, as YYYY-MM-DD. */
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
 * When each seeded order was rung up: order 0 is the oldest, and a later index is never earlier. Only the days are
 * kept, so the time of any order and the first order of any time cost a short search.
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

  /** The first order rung up at or after a moment; the number of orders when there is none. */
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
  const ordersToday = plan.days === 1 ? plan.orders : Math.min(plan.orders, Math.max(LEAST_TODAY, fair));
  const earlier = plan.orders - ordersToday;
  let sum = 0;
  return hours.map(({ opens, closes }, n) => {
    const firstOrder =
      n === plan.days - 1 ? earlier : Math.round((earlier * sum) / Math.max(all - today, 1e-9));
    sum += pulls[n] ?? 0;
    return { opens, closes, firstOrder };
  });
}

/** 9 AM to 9 PM in Las Vegas. Today ends a little before now; before opening time it uses the hours already gone. */
function tradingHours(plan: CalendarPlan, daysAgo: number): { opens: number; closes: number } {
  const noon = new TZDate(startOfShopDay(plan.now) + DAY_MS / 2, SHOP_ZONE);
  noon.setDate(noon.getDate() - daysAgo);
  noon.setHours(OPENS_AT, 0, 0, 0);
  const opens = noon.getTime();
  const closes = opens + OPEN_HOURS * HOUR_MS;
  if (daysAgo > 0) return { opens, closes };
  const latest = Math.min(closes, plan.now - 4 * MINUTE_MS);
  if (latest - opens > HOUR_MS / 2) return { opens, closes: latest };
  const midnight = startOfShopDay(plan.now);
  return { opens: midnight, closes: Math.max(midnight, latest) };
}
