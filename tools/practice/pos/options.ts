import { parseArgs } from "node:util";
import { readCatalogFile } from "./catalog/catalog-file";
import { houseCatalog } from "./catalog/house-catalog";
import {
  DEFAULT_CUSTOMERS,
  DEFAULT_DAYS,
  DEFAULT_OPENED_AT,
  DEFAULT_ORDERS,
  DEFAULT_PORT,
  DEFAULT_SEED,
  MAX_CUSTOMERS,
  MAX_DAYS,
  MAX_ORDERS,
  MAX_PRODUCTS,
  PRACTICE_MERCHANT_ID,
  PRACTICE_TOKEN,
} from "./constants";
import type { ShopPlan } from "./shop/practice-shop";

const MAX_PORT = 65_535;
const MAX_SEED = 2 ** 31 - 1;

export interface PracticePosOptions {
  /** TCP port; 0 chooses a free one. */
  port?: number;
  host?: string;
  token?: string;
  merchantId?: string;
  /** Number of products; undefined: all of the catalog. */
  products?: number;
  customers?: number;
  orders?: number;
  /** Number of days the orders are spread over, today included. */
  days?: number;
  seed?: number;
  /** Path of a JSON product list to use instead of the house catalog. */
  catalog?: string;
  /** False: no request is refused for its rate. */
  limits?: boolean;
  /** Start of the shop's clock, as an ISO time. */
  now?: string;
  /** When the merchant was created, as an ISO time: no order is older. */
  openedAt?: string;
  /** Called for each line of the catalog file that was left out or changed. */
  onCatalogNote?: (note: string) => void;
}

/** @throws Error with one clear sentence for an unknown flag or a value out of range */
export function parseFlags(args: string[]): PracticePosOptions {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: {
      port: text,
      host: text,
      token: text,
      merchant: text,
      products: text,
      customers: text,
      orders: text,
      days: text,
      seed: text,
      catalog: text,
      now: text,
      "no-limits": { type: "boolean" },
    },
  });
  const number = (name: "port" | "products" | "customers" | "orders" | "days" | "seed") => {
    const value = values[name];
    if (value === undefined) return undefined;
    if (!/^\d+$/.test(value)) throw new Error(`--${name} must be a whole number, not "${value}".`);
    return Number(value);
  };
  return {
    port: number("port") ?? DEFAULT_PORT,
    host: values.host,
    token: values.token,
    merchantId: values.merchant,
    products: number("products"),
    customers: number("customers"),
    orders: number("orders"),
    days: number("days"),
    seed: number("seed"),
    catalog: values.catalog,
    now: values.now,
    limits: !values["no-limits"],
  };
}

/** Checks the options, fills in the defaults and reads the catalog. */
export async function toShopPlan(options: PracticePosOptions): Promise<ShopPlan> {
  within("port", options.port ?? 0, 0, MAX_PORT);
  const catalog = options.catalog
    ? await readCatalogFile(options.catalog, options.onCatalogNote ?? (() => {}))
    : houseCatalog();
  return {
    seed: within("seed", options.seed ?? DEFAULT_SEED, 0, MAX_SEED),
    token: filled("token", options.token ?? PRACTICE_TOKEN),
    merchantId: merchantIdOf(options.merchantId ?? PRACTICE_MERCHANT_ID),
    catalog,
    products: within("products", options.products ?? catalog.products.length, 1, MAX_PRODUCTS),
    customers: within("customers", options.customers ?? DEFAULT_CUSTOMERS, 0, MAX_CUSTOMERS),
    orders: within("orders", options.orders ?? DEFAULT_ORDERS, 0, MAX_ORDERS),
    days: within("days", options.days ?? DEFAULT_DAYS, 1, MAX_DAYS),
    now: options.now === undefined ? undefined : timeOf("now", options.now),
    openedAt: timeOf("opened", options.openedAt ?? DEFAULT_OPENED_AT),
    limitsOn: options.limits ?? true,
  };
}

function within(name: string, value: number, low: number, high: number): number {
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  throw new Error(`--${name} must be a whole number from ${low} to ${high}.`);
}

function filled(name: string, value: string): string {
  if (/^\S+$/.test(value)) return value;
  throw new Error(`--${name} must not be empty or hold spaces.`);
}

function merchantIdOf(value: string): string {
  if (/^[0-9A-Z]{13}$/.test(value)) return value;
  throw new Error("--merchant must be 13 capital letters and digits.");
}

function timeOf(name: string, value: string): number {
  const ms = Date.parse(value);
  if (Number.isNaN(ms))
    throw new Error(`--${name} must be an ISO time such as 2026-11-20T18:30:00Z, not "${value}".`);
  return ms;
}
