import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { type CloverRefund, toRefund } from "@/lib/integrations/clover/given-back";
import { accepted, mapAll, rejected } from "@/lib/integrations/clover/mapped";
import type { Skipped } from "@/lib/integrations/clover/page";
import { DAY_MS } from "@/lib/time";
import { isUpstreamError, type UpstreamError } from "@/lib/upstream/error";
import { applyRefunds } from "./apply-refunds";
import type { Counts } from "./counts";
import { RefundsPosition } from "./orders-position";
import { prefixed } from "./plan-products";
import { loadPosition, savePosition } from "./position-store";
import { readSingleOrders } from "./read-single-orders";
import type { Run } from "./run-sync";
import { skipsOf } from "./skipped-records";
import { column } from "./sql";

const WEEK_MS = 7 * DAY_MS;
const BATCH = 500;

/**
 * Reads new refunds: a refund of today may belong to an old, otherwise unchanged order, which is then read again.
 * The list is sorted newest first and has no reliable filter (tests/fixtures/clover/published-filters.json), so it is
 * read up to the first page without news, and once a week to its end.
 * @throws {UpstreamError} the failure of a page, or else of an order, after all refunds that were read are stored
 */
export async function readRefunds(
  run: Run,
  clover: Pick<CloverClient, "order" | "refunds" | "credits">,
  kind: CloverRefund["kind"],
): Promise<void> {
  const name = kind === "refund" ? "orders.refunds" : "orders.credits";
  const now = run.startedAt.getTime();
  const position = await loadPosition(run.ctx, name, RefundsPosition);
  const isAllDue = position?.allReadAt == null || Math.abs(now - position.allReadAt) >= WEEK_MS;
  const { news, skipped, failure: ofPage } = await readNews(run, clover, kind, isAllDue);
  // Before news is stored: the next run would stop at a first page without news, above what this one did not read.
  if (ofPage) await run.commit((tx) => saveReadAt(tx, name, null));
  // Oldest first, so that an interrupted run leaves the newest unread, which the next run finds on its first page.
  let failure: UpstreamError | null = ofPage;
  for (let end = news.length; end > 0; end -= BATCH) {
    const batch = news.slice(Math.max(0, end - BATCH), end).reverse();
    const ofOrder = await readSingleOrders(run, clover, await ordersToRead(run.ctx, kind, batch));
    failure = ofPage ?? ofOrder ?? failure;
    await run.commit(async (tx) => ({ read: batch.length, updated: await applyRefunds(tx, batch) }));
  }
  if (!ofPage) await run.commit((tx) => saveReadAt(tx, name, isAllDue ? now : position.allReadAt));
  if (skipped.length > 0) await run.commit(async () => skipsOf(prefixed(kind, skipped)));
  if (failure) throw failure;
}

/**
 * Reads the list up to the first page without news, or to its end. A page that cannot be read ends it, so that one deep
 * in the list does not hold back the refunds of today.
 */
async function readNews(
  run: Run,
  clover: Pick<CloverClient, "refunds" | "credits">,
  kind: CloverRefund["kind"],
  isToItsEnd: boolean,
): Promise<{ news: CloverRefund[]; skipped: Skipped[]; failure: UpstreamError | null }> {
  const news: CloverRefund[] = [];
  const skipped: Skipped[] = [];
  const list = kind === "refund" ? clover.refunds : clover.credits;
  try {
    for await (const page of list({ signal: run.signal })) {
      const mapped = mapAll(page.elements, (one) => {
        const refund = toRefund(one, kind, { id: null });
        return refund ? accepted(refund) : rejected(one.id, "has no time or amount that can be stored");
      });
      skipped.push(...page.skipped, ...mapped.skipped);
      const newsOfPage = await newOrChanged(run.ctx, mapped.values);
      news.push(...newsOfPage);
      if (newsOfPage.length === 0 && !isToItsEnd) break;
    }
  } catch (error) {
    run.signal.throwIfAborted();
    if (!isUpstreamError(error)) throw error;
    return { news, skipped, failure: error };
  }
  return { news, skipped, failure: null };
}

/** `allReadAt` is null where the next run has to read the list to its end. */
async function saveReadAt(tx: Ctx, name: string, allReadAt: number | null): Promise<Partial<Counts>> {
  await savePosition(tx, name, { allReadAt });
  return {};
}

/** The refunds that are not stored yet, or differ from what is stored. */
async function newOrChanged(ctx: Ctx, refunds: readonly CloverRefund[]): Promise<CloverRefund[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT page.id FROM unnest(
      ${column(refunds, (row) => row.cloverId)}::text[],
      ${column(refunds, (row) => row.amount)}::numeric[],
      ${column(refunds, (row) => row.tax)}::numeric[],
      ${column(refunds, (row) => row.tip)}::numeric[],
      ${column(refunds, (row) => row.isVoid)}::boolean[]) AS page (id, amount, tax, tip, is_void)
    LEFT JOIN refunds known ON known.clover_id = page.id
    WHERE known.id IS NULL
      OR (known.amount, known.tax, known.tip, known.is_void) <> (page.amount, page.tax, page.tip, page.is_void)`;
  const ids = new Set(rows.map(({ id }) => id));
  return refunds.filter(({ cloverId }) => ids.has(cloverId));
}

/**
 * The stored orders of these refunds; one listed without its order belongs to the one that is stored with it. Of manual
 * refunds also orders that are not stored: one of a deleted or a test order reduces no revenue, and no list shows an order
 * that was deleted before the first reading.
 */
async function ordersToRead(
  ctx: Ctx,
  kind: CloverRefund["kind"],
  refunds: readonly CloverRefund[],
): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT named.id FROM unnest(
      ${column(refunds, (row) => row.cloverId)}::text[],
      ${column(refunds, (row) => row.orderCloverId)}::text[]) AS page (clover_id, order_clover_id)
    LEFT JOIN refunds known USING (clover_id)
    CROSS JOIN LATERAL (SELECT coalesce(page.order_clover_id, known.order_clover_id) AS id) named
    WHERE named.id IS NOT NULL
      AND (${kind} = 'credit' OR EXISTS (SELECT 1 FROM orders WHERE orders.clover_id = named.id))`;
  return rows.map(({ id }) => id);
}
