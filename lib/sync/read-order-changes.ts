import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverClient, Page } from "@/lib/integrations/clover/client";
import type { OrderWire, RefundWire } from "@/lib/integrations/clover/schemas";
import { isUpstreamError } from "@/lib/upstream/error";
import { applyOrders } from "./apply-orders";
import { countReasons } from "./ledger";
import { type DeletionSearch, windowsSince } from "./orders-position";
import { planOrders } from "./plan-orders";
import type { Run } from "./run-sync";
import { column } from "./sql";

const CANNOT_LIST_DELETED = "deleted orders: Clover does not list them";

/**
 * Marks orders that were deleted at the register: the list of changes leaves them out, only a filter on their deletion
 * shows them (Clover reference 3.7, not confirmed for every merchant).
 */
export async function readDeletedOrders(
  run: Run,
  clover: Pick<CloverClient, "orders">,
  { deletedSince, createdSince }: DeletionSearch,
): Promise<void> {
  const from = createdSince ?? (await oldestOrder(run.ctx));
  if (from === null) return;
  for (const window of windowsSince(from, run.startedAt.getTime())) {
    try {
      const pages = clover.orders({ by: "createdTime", ...window, deletedSince, signal: run.signal });
      for await (const page of pages) {
        if (page.elements.length > 0)
          await run.commit(async (tx) => ({ updated: await removeOrders(tx, page) }));
      }
    } catch (error) {
      if (!isUpstreamError(error) || error.upstreamStatus !== 400) throw error;
      await run.commit(async () => ({ skipped: { [CANNOT_LIST_DELETED]: 1 } }));
      return;
    }
  }
}

async function oldestOrder(ctx: Ctx): Promise<number | null> {
  const { _min } = await ctx.db.order.aggregate({ _min: { createdAt: true } });
  return _min.createdAt?.getTime() ?? null;
}

async function removeOrders(tx: Ctx, page: Page<OrderWire>): Promise<number> {
  return tx.db.$executeRaw`
    UPDATE orders SET removed_at = now()
    WHERE removed_at IS NULL AND clover_id = ANY(${column(page.elements, ({ id }) => id)}::text[])`;
}

/**
 * Reads again the orders that were refunded since the last whole read without a change of their own: a refund of
 * today may belong to an old order (Clover reference 3.9).
 */
export async function readLateRefunds(
  run: Run,
  clover: Pick<CloverClient, "order" | "refunds" | "credits">,
  since: number,
): Promise<void> {
  for (const window of windowsSince(since, run.startedAt.getTime())) {
    for (const list of [clover.refunds, clover.credits]) {
      for await (const page of list({ ...window, signal: run.signal })) {
        for (const id of await staleOrders(run.ctx, page.elements)) await readOneOrder(run, clover, id);
      }
    }
  }
}

/** The orders among these refunds that were stored as they were before the refund. */
async function staleOrders(ctx: Ctx, refunds: readonly RefundWire[]): Promise<string[]> {
  const dated = refunds.flatMap(({ orderRef, createdTime }) =>
    orderRef && createdTime != null ? [{ orderId: orderRef.id, at: createdTime }] : [],
  );
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT orders.clover_id AS id
    FROM unnest(${column(dated, (row) => row.orderId)}::text[], ${column(dated, (row) => row.at)}::bigint[])
      AS refund (order_id, at)
    JOIN orders ON orders.clover_id = refund.order_id
    WHERE orders.clover_modified_at IS NULL OR orders.clover_modified_at < to_timestamp(refund.at / 1000)`;
  return rows.map(({ id }) => id);
}

async function readOneOrder(run: Run, clover: Pick<CloverClient, "order">, id: string): Promise<void> {
  const order = await clover.order(id, run.signal);
  if (!order) return;
  const plan = planOrders([order]);
  await run.commit(async (tx) => ({
    ...(await applyOrders(tx, plan)),
    read: 1,
    skipped: countReasons(plan.skipped),
  }));
}
