import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { countSalesHourly } from "./count-sales-hourly";
import { OrdersPosition, OVERLAP_MS } from "./orders-position";
import { loadPosition } from "./position-store";
import { openReading } from "./read-orders";
import { type ChangesSource, readRecentOrders } from "./read-recent-orders";
import type { Run } from "./run-sync";
import { column } from "./sql";

/** Clover's largest page: a register that changes many orders at once, as at its daily close, would start run after run. */
const LOOKED_AT = 1_000;

/**
 * Whether an order at Clover is new or changed: one request, and nothing is written.
 * @returns false also before the first complete read, which takes longer than a poll may
 */
export async function hasChangedOrders(
  ctx: Ctx,
  clover: Pick<CloverClient, "changedOrders">,
): Promise<boolean> {
  requireAdmin(ctx);
  const position = await loadPosition(ctx, "orders", OrdersPosition);
  if (!position || position.since === null) return false;
  const { elements, received, hasGap } = await clover.changedOrders(position.since - OVERLAP_MS, LOOKED_AT);
  if (received >= LOOKED_AT || hasGap) return true;
  const rows = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM unnest(
      ${column(elements, (row) => row.id)}::text[],
      ${column(elements, (row) => row.modifiedTime ?? null)}::bigint[]) AS page (id, at)
    WHERE NOT EXISTS (
      SELECT 1 FROM orders WHERE clover_id = page.id
        AND (page.at IS NULL OR clover_modified_at = to_timestamp(page.at / 1000.0)))
      AND NOT EXISTS (SELECT 1 FROM sync_retries r WHERE r.kind = 'orders' AND r.clover_id = page.id)`;
  return (rows[0]?.count ?? 0) > 0;
}

/**
 * Reads recent orders with their new customers, and updates the visits and notes of those customers. Deleted orders,
 * refunds and everything else are left to the complete run.
 * @throws {UpstreamError} when the orders themselves could not be read
 */
export async function syncChanges(run: Run, clover: ChangesSource): Promise<void> {
  const reading = await openReading(run.ctx);
  const { since } = reading.position;
  if (since === null) return;
  const failure = await readRecentOrders(run, clover, reading, since);
  await countSalesHourly(run.ctx);
  if (failure) throw failure;
}
