import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { type CloverClient, type CloverOptions, createCloverClient } from "@/lib/integrations/clover/client";
import { DAY_MS } from "@/lib/time";
import { systemClock } from "@/lib/upstream/clock";
import { UpstreamError } from "@/lib/upstream/error";
import { emptying } from "@/tests/support/emptying";
import { type SpawnedProcess, spawnServer } from "@/tests/support/spawned-process";
import type { Environment } from "@/tools/cli/launch/children";
import { PRACTICE_MERCHANT_ID, PRACTICE_TOKEN } from "@/tools/practice/pos/constants";
import type { PracticePosOptions } from "@/tools/practice/pos/options";
import { type PracticePos, startPracticePos } from "@/tools/practice/pos/start";

/** How much faster than real time the client's clock runs, so that rate limits and pauses do not slow the tests. */
const HASTE = 100;
const YEAR_MS = 365 * DAY_MS;

type Account = Pick<PracticePos, "url" | "token" | "merchantId">;

/**
 * A practice POS without limits, and a client for it on a fast clock, which may read it in small pages. Open for a year,
 * unless the test says otherwise: a first read of orders asks for each quarter since. Its clock is that of `now` and
 * `ctx`.
 */
export async function startPractice({
  pageSize,
  ...options
}: PracticePosOptions & { pageSize?: number } = {}) {
  const start = options.now ? Date.parse(options.now) : Date.now();
  const openedAt = new Date(start - YEAR_MS).toISOString();
  const pos = await startPracticePos({ limits: false, openedAt, ...options });
  const now = () => new Date(pos.control.clock().now);
  return { pos, clover: hastyClient(pos, { pageSize }), now, ctx: () => systemCtx("test", now) };
}

export function hastyClient(
  { url, token, merchantId }: Account,
  { timeoutMs = 10_000, ...options }: Pick<CloverOptions, "timeoutMs" | "pageSize" | "fetch"> = {},
) {
  return createCloverClient({
    baseUrl: url,
    token,
    merchantId,
    timeoutMs,
    ...options,
    now: () => performance.now() * HASTE,
    sleep: (ms, signal) => systemClock.sleep(ms / HASTE, signal),
  });
}

/** The environment that points the shop at a practice POS. */
export const cloverEnv = ({ url, token, merchantId }: Account) => ({
  CLOVER_BASE_URL: url,
  CLOVER_API_TOKEN: token,
  CLOVER_MERCHANT_ID: merchantId,
});

export type PracticeSize = { products: number; customers: number; orders: number; days?: number };
export type PracticeProcess = { size: PracticeSize; env: Environment; child: SpawnedProcess };

/**
 * Starts a practice POS in its own process, with Clover's limits on, so that measurements of the shop do not include
 * its work.
 */
export async function spawnPractice(size: PracticeSize): Promise<PracticeProcess> {
  const sizes = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const { url, child } = await spawnServer(["tools/practice/pos/main.ts", "--port", "0", ...sizes]);
  return { size, child, env: cloverEnv({ url, token: PRACTICE_TOKEN, merchantId: PRACTICE_MERCHANT_ID }) };
}

type OrdersOptions = Parameters<CloverClient["orders"]>[0];

/** A client to which Clover answers with an error where these orders, or the deleted ones among them, are asked for. */
export const failingOrders = (
  clover: CloverClient,
  isFailing: (options: OrdersOptions) => boolean,
): CloverClient => {
  const refuse = (options: OrdersOptions) => {
    if (!isFailing(options)) return;
    throw new UpstreamError("Clover answered with status 500.", {
      vendor: "Clover",
      kind: "http",
      retryable: true,
      upstreamStatus: 500,
    });
  };
  return {
    ...clover,
    orders: (options) => {
      refuse(options);
      return clover.orders(options);
    },
    deletedOrders: (options) => {
      refuse({ by: "createdTime", ...options });
      return clover.deletedOrders(options);
    },
  };
};

/** Deletes everything a sync writes. */
export async function emptyShop(): Promise<void> {
  await db().$executeRawUnsafe(emptying(SYNCED_TABLES));
}

/** As after a first read of orders that found none. */
export async function ordersWereRead(): Promise<void> {
  const position = { since: null, sweep: null, allReadAt: Date.now() };
  await db().syncCursor.create({ data: { kind: "orders", position } });
}

export const SYNCED_TABLES = `order_items, loyalty_checkins, customer_links, orders, customers, products, categories,
  sync_runs, sync_cursors, sync_seen_pages, sync_schedules, sync_steps, sync_retries, deletion_holds, refunds, leases,
  cache_flushes`;
