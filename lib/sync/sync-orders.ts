import "server-only";
import { countSales } from "@/lib/catalog/count-sales";
import { type Ctx, withTransaction } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import type { TimeWindow } from "@/lib/integrations/clover/windows";
import { log } from "@/lib/log";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { isUpstreamError } from "@/lib/upstream/error";
import { applyOrders } from "./apply-orders";
import { loadPosition, savePosition } from "./cursor";
import { advance } from "./full-read";
import { countReasons } from "./ledger";
import {
  allReadAtAfter,
  beginOrdersSweep,
  carriedOn,
  isAllDue,
  nextWindow,
  OrdersPosition,
  type OrdersSweep,
  sinceAfter,
} from "./orders-position";
import { planOrders } from "./plan-orders";
import { readDeletedOrders } from "./read-deleted-orders";
import { readRefunds } from "./read-refunds";
import { readUnreadOrders, rememberUnread } from "./read-single-orders";
import type { Run } from "./run-sync";
import { claimDueRun, SALES_JOB } from "./schedule";
import { runStep } from "./steps";

export type OrdersSource = Pick<CloverClient, "merchant" | "orders" | "order" | "refunds" | "credits">;

const NOTHING_READ: OrdersPosition = { since: null, sweep: null, allReadAt: null };
/** Start of the history for a merchant without a valid creation time; Clover opened in 2012. */
const BEFORE_CLOVER = Date.UTC(2012, 0, 1);

/**
 * Reads every order that changed since the last run, and the first time the whole history; then deletions, refunds and
 * incomplete orders. Each is a step of its own: a failed one is reported and does not stop the others.
 * @throws {UpstreamError} when the orders themselves could not be read, after the other steps were done
 */
export async function syncOrders(run: Run, clover: OrdersSource): Promise<void> {
  const position = (await loadPosition(run.ctx, "orders", OrdersPosition)) ?? NOTHING_READ;
  const hadOrders = (await run.ctx.db.order.findFirst({ select: { id: true } })) !== null;
  const failure = await runStep(run, "orders", () => readOrders(run, clover, position));
  await runStep(run, "deleted-orders", () =>
    readDeletedOrders(run, clover, { since: position.since, hadOrders }),
  );
  await runStep(run, "refunds", () => readRefunds(run, clover, "refund"));
  await runStep(run, "credits", () => readRefunds(run, clover, "credit"));
  await runStep(run, "single-orders", () => readUnreadOrders(run, clover));
  await countSalesHourly(run.ctx);
  if (failure) throw failure;
}

type ReadOptions = {
  /** True to leave the weekly whole read to another run. */
  onlyChanges?: boolean;
  /** Called with the ids of each stored page. */
  onRead?: (ids: readonly string[]) => void;
};

/**
 * Reads orders in windows that Clover answers completely, oldest first: an order that changes meanwhile moves to a
 * later window.
 */
export async function readOrders(
  run: Run,
  clover: OrdersSource,
  position: OrdersPosition,
  { onlyChanges = false, onRead }: ReadOptions = {},
): Promise<void> {
  const { since } = position;
  const begin = () =>
    onlyChanges && since !== null
      ? beginOrdersSweep(since, run.startedAt.getTime())
      : beginSweep(run, clover, position);
  let sweep = carriedOn(position, run.startedAt.getTime()) ?? (await begin());
  for (let window = sweep.windows[0]; window; window = sweep.windows[0]) {
    sweep = await readWindow(run, clover, position, sweep, window, onRead);
  }
  await run.commit(async (tx) => {
    const allReadAt = allReadAtAfter(sweep, position.allReadAt);
    await savePosition(tx, "orders", { since: sinceAfter(sweep, since), sweep: null, allReadAt });
    return {};
  });
  if (run.counts().created > 0) await mergePendingSearchEntries(run.ctx);
}

/**
 * Updates the sales figures that order the product list. Hourly, because every public page is rendered again with them.
 * A run without new orders counts too, because an interrupted run may have stored some, and old sales leave the window.
 * Last in a run, after deletions and refunds.
 */
export async function countSalesHourly(ctx: Ctx): Promise<void> {
  try {
    // One transaction: a process that is killed while it counts leaves the claim to the next run.
    await withTransaction(ctx, async (tx) => {
      if (await claimDueRun(tx, SALES_JOB, HOUR_MS)) await countSales(tx);
    });
  } catch (error) {
    log.warn({ err: error }, "sales could not be counted");
  }
}

/**
 * GIN index entries for recent ids wait in a pending list that every search scans; this merges them. Only the index's
 * owner may do so, and searches are correct either way.
 */
async function mergePendingSearchEntries(ctx: Ctx): Promise<void> {
  await ctx.db.$queryRaw`SELECT gin_clean_pending_list('orders_ids_trgm_idx')`.catch((error: unknown) => {
    log.warn({ err: error }, "new orders could not be merged into the search index");
  });
}

async function beginSweep(run: Run, clover: OrdersSource, position: OrdersPosition): Promise<OrdersSweep> {
  const now = run.startedAt.getTime();
  if (position.since !== null && !isAllDue(position, now)) return beginOrdersSweep(position.since, now);
  await run.expect(await run.ctx.db.order.count({ where: { cloverId: { not: null }, removedAt: null } }));
  return beginOrdersSweep({ allFrom: await historyStart(run, clover) }, now);
}

async function historyStart(run: Run, clover: OrdersSource): Promise<number> {
  const opened = await openedAt(run, clover);
  const isPossible = opened !== null && opened > BEFORE_CLOVER && opened < run.startedAt.getTime();
  return opened !== null && isPossible ? opened - DAY_MS : BEFORE_CLOVER;
}

/** Null also when it cannot be read: then the history has more windows, most of them empty. */
async function openedAt(run: Run, clover: OrdersSource): Promise<number | null> {
  try {
    return (await clover.merchant(run.signal)).createdTime ?? null;
  } catch (error) {
    run.signal.throwIfAborted();
    if (!isUpstreamError(error)) throw error;
    return null;
  }
}

/** Reads one window from its position to its end, each page with its position in one transaction. */
async function readWindow(
  run: Run,
  clover: OrdersSource,
  position: OrdersPosition,
  begun: OrdersSweep,
  window: TimeWindow,
  onRead?: (ids: readonly string[]) => void,
): Promise<OrdersSweep> {
  let sweep = begun;
  const pages = clover.orders({
    by: "modifiedTime",
    ...window,
    startOffset: sweep.offset,
    signal: run.signal,
  });
  for await (const page of pages) {
    const plan = planOrders(page.elements);
    const latestChange = latest(sweep.latestChange, plan.latestChange);
    const read = { ...sweep, ...advance(sweep, page), latestChange };
    const next = page.nextOffset === null ? nextWindow(read) : read;
    // An empty window in a long history gets no transaction of its own.
    if (page.received > 0 || next.windows.length === 0) {
      await run.commit(async (tx) => {
        const written = await applyOrders(tx, plan);
        await rememberUnread(
          tx,
          [...page.skipped, ...plan.skipped],
          plan.orders.map(({ cloverId }) => cloverId),
        );
        await savePosition(tx, "orders", { ...position, sweep: next });
        const skipped = countReasons([...page.skipped, ...plan.skipped]);
        return { ...written, read: page.elements.length, skipped };
      });
    }
    onRead?.(page.elements.map(({ id }) => id));
    sweep = next;
  }
  return sweep;
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}
