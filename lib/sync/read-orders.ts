import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import type { TimeWindow } from "@/lib/integrations/clover/windows";
import { log } from "@/lib/log";
import { DAY_MS } from "@/lib/time";
import { isUpstreamError } from "@/lib/upstream/error";
import { applyOrders } from "./apply-orders";
import { advance } from "./full-read";
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
import { loadPosition, savePosition } from "./position-store";
import { rememberUnread } from "./read-single-orders";
import type { Run } from "./run-sync";
import { skipsOf } from "./skipped-records";
import { withToldRefunds } from "./told-refund-lines";

export type OrdersSource = Pick<
  CloverClient,
  "answeredAt" | "merchant" | "orders" | "order" | "deletedOrders" | "refunds" | "credits"
>;

const NOTHING_READ: OrdersPosition = {
  since: null,
  sweep: null,
  history: null,
  allReadAt: null,
  missedFrom: null,
};
/** Start of the history for a merchant without a valid creation time; Clover opened in 2012. */
const BEFORE_CLOVER = Date.UTC(2012, 0, 1);

/** A run's reading of orders, with the position as it is stored: two reads advance different parts of it in turn. */
export type OrdersReading = { position: OrdersPosition };

/** Returns the reading of orders where the last run left it. */
export async function openReading(ctx: Ctx): Promise<OrdersReading> {
  return { position: (await loadPosition(ctx, "orders", OrdersPosition)) ?? NOTHING_READ };
}

/**
 * Makes a read of the whole history due. How far changes were read is kept, so that neither new orders nor tier notes
 * wait for its end.
 */
export async function makeHistoryDue(ctx: Ctx): Promise<void> {
  const { position } = await openReading(ctx);
  await savePosition(ctx, "orders", { ...position, history: null, allReadAt: null });
}

/** Called with the ids of each page. */
type OnPage = (ids: readonly string[]) => Promise<void> | void;

/**
 * Reads the orders that changed since `since`, which is the time of a complete read.
 * @throws {UpstreamError} when a page could not be read; the pages before it are stored
 */
export async function readChangedOrders(
  run: Run,
  clover: OrdersSource,
  reading: OrdersReading,
  since: number,
  onPage: OnPage,
): Promise<void> {
  const now = run.ctx.now().getTime();
  const begun = carriedOn(reading.position.sweep, now) ?? beginOrdersSweep(since, now);
  const sweep = await readSweep(run, clover, reading, { part: "sweep", begun, onPage });
  await store(run, reading, () => ({
    since: sinceAfter(sweep, since),
    sweep: null,
    missedFrom: sweep.missedFrom,
  }));
}

/**
 * Reads the whole history where that is due: the first time, and once a week.
 * @throws {UpstreamError} when a page could not be read; the next run resumes there
 */
export async function readHistoryWhenDue(
  run: Run,
  clover: OrdersSource,
  reading: OrdersReading,
  onPage?: OnPage,
): Promise<void> {
  const now = run.startedAt.getTime();
  if (!isAllDue(reading.position, now)) return;
  const begun = carriedOn(reading.position.history, now) ?? (await beginHistory(run, clover));
  const sweep = await readSweep(run, clover, reading, { part: "history", begun, onPage });
  await store(run, reading, ({ since, missedFrom }) => ({
    since: since ?? sinceAfter(sweep, null),
    missedFrom: since === null ? sweep.missedFrom : missedFrom,
    history: null,
    allReadAt: allReadAtAfter(sweep),
  }));
}

async function beginHistory(run: Run, clover: OrdersSource): Promise<OrdersSweep> {
  await run.expect(await run.ctx.db.order.count({ where: { cloverId: { not: null }, removedAt: null } }));
  return beginOrdersSweep({ allFrom: await historyStart(run, clover) }, run.startedAt.getTime());
}

async function historyStart(run: Run, clover: OrdersSource): Promise<number> {
  const opened = await openedAt(run, clover);
  const isPossible = opened !== null && opened > BEFORE_CLOVER && opened < run.startedAt.getTime();
  return isPossible ? opened - DAY_MS : BEFORE_CLOVER;
}

/**
 * The time when the merchant was created; null also when it cannot be read, and then the history has more windows, most
 * of them empty.
 */
async function openedAt(run: Run, clover: OrdersSource): Promise<number | null> {
  try {
    return (await clover.merchant(run.signal)).createdTime ?? null;
  } catch (error) {
    run.signal.throwIfAborted();
    if (!isUpstreamError(error)) throw error;
    return null;
  }
}

async function store(
  run: Run,
  reading: OrdersReading,
  change: (position: OrdersPosition) => Partial<OrdersPosition>,
): Promise<void> {
  const position = { ...reading.position, ...change(reading.position) };
  await run.commit(async (tx) => {
    await savePosition(tx, "orders", position);
    return {};
  });
  reading.position = position;
}

type Sweeping = { part: "sweep" | "history"; begun: OrdersSweep; onPage?: OnPage };

/**
 * Reads orders in windows that Clover answers completely, oldest first: an order that changes meanwhile moves to a
 * later window.
 */
async function readSweep(
  run: Run,
  clover: OrdersSource,
  reading: OrdersReading,
  sweeping: Sweeping,
): Promise<OrdersSweep> {
  let sweep = sweeping.begun;
  for (let window = sweep.windows[0]; window; window = sweep.windows[0]) {
    sweep = await readWindow(run, clover, reading, { ...sweeping, begun: sweep }, window);
  }
  if (run.counts().created > 0) await mergePendingSearchEntries(run.ctx);
  return sweep;
}

/**
 * Reads one window from its position to its end, each page with its position in one transaction; only a part of it where
 * another read went on meanwhile: pages that were asked for ahead would undo what that one stored.
 */
async function readWindow(
  run: Run,
  clover: OrdersSource,
  reading: OrdersReading,
  { part, begun, onPage }: Sweeping,
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
    const plan = planOrders(await withToldRefunds(run.ctx, page.elements));
    const latestChange = latest(sweep.latestChange, plan.latestChange);
    const read = { ...sweep, ...advance(sweep, page), latestChange };
    const next = page.nextOffset === null ? nextWindow(read) : read;
    const position = { ...reading.position, [part]: next };
    // An empty window in a long history gets no transaction of its own.
    if (page.received > 0 || next.windows.length === 0) {
      await run.commit(async (tx) => {
        const written = await applyOrders(tx, plan);
        await rememberUnread(
          tx,
          [...page.skipped, ...plan.skipped],
          plan.orders.map(({ cloverId }) => cloverId),
        );
        await savePosition(tx, "orders", position);
        const skips = skipsOf([...page.skipped, ...plan.skipped]);
        return { ...written, read: page.elements.length, ...skips };
      });
    }
    reading.position = position;
    await onPage?.(page.elements.map(({ id }) => id));
    sweep = next;
    if (reading.position !== position) break;
  }
  return sweep;
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
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
