import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverClient, CloverPage } from "@/lib/integrations/clover/client";
import { cloverError } from "@/lib/integrations/clover/clover-error";
import { DeletionsPosition, deletionSearch, windowsSince } from "./orders-position";
import { prefixed } from "./plan-products";
import { loadPosition, savePosition } from "./position-store";
import { forgetUnread } from "./read-single-orders";
import type { Run } from "./run-sync";
import { skipsOf } from "./skipped-records";
import { column } from "./sql";

type DeletedOrdersSource = Pick<CloverClient, "deletedOrders" | "order">;
type Listed = { id: string; deletedTimestamp?: unknown };

const POSITION = "orders.deleted";

/**
 * Marks orders that were deleted at the register: the list of changes leaves them out, only a filter on their deletion
 * time shows them. This is not confirmed for every merchant.
 * @param begun `since`: up to when changes had been read when the run began, or after the first complete read its end;
 * null before that. `hadOrders`: whether orders were stored when the run began, as after an interrupted first read
 * @throws {UpstreamError} when the list has orders that are not deleted: then the filter does not work here
 */
export async function readDeletedOrders(
  run: Run,
  clover: DeletedOrdersSource,
  { since: knownSince, hadOrders }: { since: number | null; hadOrders: boolean },
): Promise<void> {
  const now = run.startedAt.getTime();
  const position = await loadPosition(run.ctx, POSITION, DeletionsPosition);
  // A shop without orders at the start of the run has none that were deleted before.
  let allAskedAt = hadOrders ? (position?.allAskedAt ?? null) : now;
  if (hadOrders) {
    // A first read that was interrupted has no time on Clover's clock yet, but the time when it began.
    const since = position?.since ?? Math.min(knownSince ?? now, position?.allAskedAt ?? now);
    const { deletedSince, createdSince } = deletionSearch(since, allAskedAt, now);
    const from = createdSince ?? (await oldestOrder(run.ctx));
    // Newest first, so that an old window that cannot be read does not hold back the deletions of today.
    for (const window of from === null ? [] : windowsSince(from, now).reverse()) {
      const pages = clover.deletedOrders({ ...window, deletedSince, signal: run.signal });
      for await (const page of pages) await removeDeleted(run, clover, page);
    }
    if (createdSince === null) allAskedAt = now;
  }
  await run.commit(async (tx) => {
    await savePosition(tx, POSITION, { since: knownSince, allAskedAt });
    return {};
  });
}

async function oldestOrder(ctx: Ctx): Promise<number | null> {
  const { _min } = await ctx.db.order.aggregate({ _min: { createdAt: true } });
  return _min.createdAt?.getTime() ?? null;
}

/**
 * Marks those that say they are deleted. OPEN: whether lists give the time of deletion of every deleted order. One
 * without it is read by itself, so that a filter Clover ignores removes nothing.
 */
async function removeDeleted(run: Run, clover: DeletedOrdersSource, page: CloverPage<Listed>): Promise<void> {
  const skips = skipsOf(prefixed("deleted order", page.skipped));
  if (page.skipped.length > 0) await run.commit(async () => skips);
  await removeOrders(run, page.elements.filter(isDeleted));
  for (const { id } of await storedOf(run.ctx, page.elements)) {
    const alone = await clover.order(id, run.signal);
    if (alone !== null && !isDeleted(alone))
      throw cloverError("lists orders that are not deleted where it was asked for deleted ones.");
    await removeOrders(run, [{ id }]);
  }
}

const isDeleted = ({ deletedTimestamp }: Listed): boolean => deletedTimestamp != null;

async function removeOrders(run: Run, orders: readonly { id: string }[]): Promise<void> {
  if (orders.length === 0) return;
  await run.commit(async (tx) => {
    // One that could not be read is no longer missing from any figure.
    await forgetUnread(
      tx,
      orders.map(({ id }) => id),
    );
    const updated = await tx.db.$executeRaw`
      UPDATE orders SET removed_at = now()
      WHERE removed_at IS NULL AND clover_id = ANY(${column(orders, ({ id }) => id)}::text[])`;
    return { updated };
  });
}

/** The orders of a page that are stored and not marked. */
async function storedOf(ctx: Ctx, orders: readonly Listed[]): Promise<{ id: string }[]> {
  return ctx.db.$queryRaw<{ id: string }[]>`
    SELECT clover_id AS id FROM orders
    WHERE removed_at IS NULL AND clover_id = ANY(${column(orders, ({ id }) => id)}::text[])`;
}
