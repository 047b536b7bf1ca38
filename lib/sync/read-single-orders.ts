import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverClient, Skipped } from "@/lib/integrations/clover/client";
import { LISTED_TWICE } from "@/lib/integrations/clover/page";
import { isUpstreamError, type UpstreamError } from "@/lib/upstream/error";
import { applyOrders } from "./apply-orders";
import { OrdersPosition, OVERLAP_MS } from "./orders-position";
import { planOrders } from "./plan-orders";
import { loadPosition } from "./position-store";
import type { Run } from "./run-sync";
import { column } from "./sql";
import { withToldRefunds } from "./told-refund-lines";

const KIND = "orders";
const AT_A_TIME = 50;
/** After this many attempts an order is requested once a day only. */
const EAGER_TRIES = 5;

/**
 * Records the orders of a page that could not be read completely, in the page's transaction; they are read again one by
 * one. The earliest that an unread change may be is the stored position: whatever changed before it was read.
 */
export async function rememberUnread(
  tx: Ctx,
  skipped: readonly Skipped[],
  readIds: readonly string[],
): Promise<void> {
  const unread = skipped.flatMap(({ id, reason }) =>
    id !== null && reason !== LISTED_TWICE ? [{ id, reason: reason.slice(0, 300) }] : [],
  );
  const rows = [...new Map(unread.map((row) => [row.id, row])).values()];
  await forgetUnread(tx, readIds);
  if (rows.length === 0) return;
  const now = tx.now().getTime();
  const { since } = (await loadPosition(tx, KIND, OrdersPosition)) ?? { since: null };
  const missedFrom = new Date(since === null ? now : Math.min(since - OVERLAP_MS, now));
  await tx.db.$executeRaw`
    INSERT INTO sync_retries (kind, clover_id, reason, since, missed_from)
    SELECT ${KIND}, page.id, page.reason, ${tx.now()}, ${missedFrom} FROM unnest(
      ${column(rows, (row) => row.id)}::text[], ${column(rows, (row) => row.reason)}::text[]) AS page (id, reason)
    ON CONFLICT (kind, clover_id) DO UPDATE SET reason = excluded.reason`;
}

/** Orders that need no other read: they were read, or are gone. */
export async function forgetUnread(tx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.db.$executeRaw`
    DELETE FROM sync_retries WHERE kind = ${KIND} AND clover_id = ANY(${column(ids, (id) => id)}::text[])`;
}

/**
 * Reads orders again that a page contained incompletely.
 * @throws {UpstreamError} the first failure, after all were tried
 */
export async function readUnreadOrders(run: Run, clover: Pick<CloverClient, "order">): Promise<void> {
  const due = await run.ctx.db.$queryRaw<{ id: string }[]>`
    SELECT clover_id AS id FROM sync_retries
    WHERE kind = ${KIND} AND (tries < ${EAGER_TRIES} OR since NOT BETWEEN
      ${run.startedAt}::timestamptz - interval '1 day' AND ${run.startedAt}::timestamptz + interval '1 day')
    ORDER BY tries, since LIMIT ${AT_A_TIME}::int`;
  const failure = await readSingleOrders(
    run,
    clover,
    due.map(({ id }) => id),
  );
  if (failure) throw failure;
}

/**
 * Reads orders one by one. One that fails is recorded for another read and does not stop the others.
 * @returns the first failure, or null
 */
export async function readSingleOrders(
  run: Run,
  clover: Pick<CloverClient, "order">,
  ids: readonly string[],
): Promise<UpstreamError | null> {
  let failure: UpstreamError | null = null;
  for (const id of ids) {
    try {
      await readSingleOrder(run, clover, id);
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      failure ??= error;
      await countTry(run.ctx, [{ id, reason: error.message }], isOfOrder(error));
    }
  }
  return failure;
}

/** False when it says nothing about the order: Clover is away or busy, or refuses the token. */
const isOfOrder = ({ retryable, kind }: UpstreamError): boolean => !retryable && kind !== "unauthorized";

/** Only what is wrong with an order itself makes it wait for a day. The first try of any kind names it to staff. */
async function countTry(ctx: Ctx, unread: readonly Skipped[], isOfThem = true): Promise<void> {
  await rememberUnread(ctx, unread, []);
  await ctx.db.$executeRaw`
    UPDATE sync_retries SET tries = greatest(1, tries + ${isOfThem ? 1 : 0}::int), since = ${ctx.now()}
    WHERE kind = ${KIND} AND clover_id = ANY(${column(unread, ({ id }) => id)}::text[])`;
}

/**
 * Reads one complete order and stores it; a missing one is no longer requested. An invalid one stays recorded for
 * another read, or every poll for new orders would find it.
 */
async function readSingleOrder(run: Run, clover: Pick<CloverClient, "order">, id: string): Promise<void> {
  const order = await clover.order(id, run.signal);
  const plan = planOrders(await withToldRefunds(run.ctx, order ? [order] : []));
  await run.commit(async (tx) => {
    const written = await applyOrders(tx, plan);
    if (plan.skipped.length > 0) await countTry(tx, plan.skipped);
    else await forgetUnread(tx, [id]);
    // Invalid orders were counted with the page that listed them.
    return { ...written, read: plan.orders.length };
  });
}
