import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import type { TimeWindow } from "@/lib/integrations/clover/windows";
import { log } from "@/lib/log";
import { applyOrders } from "./apply-orders";
import { loadPosition, savePosition } from "./cursor";
import { countReasons } from "./ledger";
import {
  beginOrdersSweep,
  deletionSearch,
  isAllDue,
  nextWindow,
  OrdersPosition,
  type OrdersSweep,
  sinceAfter,
} from "./orders-position";
import { planOrders } from "./plan-orders";
import { readDeletedOrders, readLateRefunds } from "./read-order-changes";
import type { Run } from "./run-sync";
import { advance } from "./sweep";

export type OrdersSource = Pick<CloverClient, "merchant" | "orders" | "order" | "refunds" | "credits">;

const NOTHING_READ: OrdersPosition = { since: null, sweep: null, allReadAt: null, deletionsAskedAt: null };
const DAY_MS = 24 * 60 * 60 * 1000;
/** Clover opened in 2012; a merchant that does not say when it began is read from there. */
const BEFORE_CLOVER = Date.UTC(2012, 0, 1);

/**
 * Reads every order that changed since the last whole read, the first time every order of the shop's history, in
 * windows Clover answers whole, oldest first: an order that changes meanwhile moves to a window still to come.
 */
export async function syncOrders(run: Run, clover: OrdersSource): Promise<void> {
  const position = (await loadPosition(run.ctx, "orders", OrdersPosition)) ?? NOTHING_READ;
  const { since } = position;
  const now = run.startedAt.getTime();
  let sweep = position.sweep ?? (await beginSweep(run, clover, position));
  for (let window = sweep.windows[0]; window; window = sweep.windows[0]) {
    sweep = await readWindow(run, clover, position, sweep, window);
  }
  // The first read of all has seen nothing that could have been deleted or refunded since.
  let deletionsAskedAt = since === null ? sweep.startedAt : position.deletionsAskedAt;
  if (since !== null) {
    const search = deletionSearch(since, deletionsAskedAt, now);
    await readDeletedOrders(run, clover, search);
    if (search.createdSince === null) deletionsAskedAt = now;
    await readLateRefunds(run, clover, since);
  }
  await run.commit(async (tx) => {
    const allReadAt = sweep.isOfAll ? sweep.startedAt : position.allReadAt;
    await savePosition(tx, "orders", {
      since: sinceAfter(sweep, since),
      sweep: null,
      allReadAt,
      deletionsAskedAt,
    });
    return {};
  });
  if (run.counts().created > 0) await settleSearchIndex(run.ctx);
}

/**
 * New entries of the index over ids wait in a list that every search reads as a whole, until somebody sorts them in. Only
 * the index's owner may; a search finds them either way.
 */
async function settleSearchIndex(ctx: Ctx): Promise<void> {
  await ctx.db.$queryRaw`SELECT gin_clean_pending_list('orders_ids_trgm_idx')`.catch((error: unknown) => {
    log.warn({ err: error }, "new orders were not sorted into the search index");
  });
}

async function beginSweep(run: Run, clover: OrdersSource, position: OrdersPosition): Promise<OrdersSweep> {
  const now = run.startedAt.getTime();
  if (position.since !== null && !isAllDue(position, now)) return beginOrdersSweep(position.since, now);
  await run.expect(await run.ctx.db.order.count({ where: { cloverId: { not: null }, removedAt: null } }));
  return beginOrdersSweep({ allFrom: await historyStart(run, clover) }, now);
}

async function historyStart(run: Run, clover: OrdersSource): Promise<number> {
  const { createdTime } = await clover.merchant(run.signal);
  return createdTime == null ? BEFORE_CLOVER : createdTime - DAY_MS;
}

/** One window from where it stands to its end, each page with its position in one transaction. */
async function readWindow(
  run: Run,
  clover: OrdersSource,
  position: OrdersPosition,
  begun: OrdersSweep,
  window: TimeWindow,
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
    // An empty window of a long history is not worth a transaction of its own.
    if (page.received > 0 || next.windows.length === 0) {
      await run.commit(async (tx) => {
        const written = await applyOrders(tx, plan);
        await savePosition(tx, "orders", { ...position, sweep: next });
        const skipped = countReasons([...page.skipped, ...plan.skipped]);
        return { ...written, read: page.elements.length, skipped };
      });
    }
    sweep = next;
  }
  return sweep;
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}
