import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { LONGEST_ID_LIST } from "@/lib/integrations/clover/limits";
import { visitsOfOrders } from "@/lib/loyalty/backfill-checkins";
import { loadPosition } from "./cursor";
import { countReasons } from "./ledger";
import { OrdersPosition, OVERLAP_MS } from "./orders-position";
import { planCustomers } from "./plan-customers";
import { pushTiersOf } from "./push-tiers";
import type { Run } from "./run-sync";
import { column } from "./sql";
import { runStep } from "./steps";
import { storeCustomers } from "./store-customers";
import { countSalesHourly, type OrdersSource, readOrders } from "./sync-orders";

export type ChangesSource = OrdersSource &
  Pick<CloverClient, "changedOrders" | "customersById" | "customer" | "updateCustomerMetadata">;

/** Clover's largest page: a register that changes many orders at once, as at its daily close, would start run after run. */
const LOOKED_AT = 1_000;

/**
 * Whether an order at Clover is new or changed: one request, and nothing is written.
 * @returns false also until an interrupted read of all orders is resumed, which takes longer than a poll may
 */
export async function hasChangedOrders(
  ctx: Ctx,
  clover: Pick<CloverClient, "changedOrders">,
): Promise<boolean> {
  requireAdmin(ctx);
  const position = await loadPosition(ctx, "orders", OrdersPosition);
  if (!position || position.since === null || position.sweep?.isOfAll) return false;
  const { elements, received } = await clover.changedOrders(position.since - OVERLAP_MS, LOOKED_AT);
  if (received >= LOOKED_AT) return true;
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
  const position = await loadPosition(run.ctx, "orders", OrdersPosition);
  if (!position || position.since === null) return;
  const seen = new Set<string>();
  const failure = await runStep(run, "orders", () =>
    readOrders(run, clover, position, {
      onlyChanges: true,
      onRead: (ids) => {
        for (const id of ids) seen.add(id);
      },
    }),
  );
  const cloverIds = [...seen];
  await runStep(run, "buyers", () => readBuyers(run, clover, cloverIds));
  const orders = await run.ctx.db.$queryRaw<{ id: string; customerId: string | null }[]>`
    SELECT id, customer_id AS "customerId" FROM orders
    WHERE clover_id = ANY(${column(cloverIds, (id) => id)}::text[])`;
  await visitsOfOrders(
    run.ctx,
    orders.map(({ id }) => id),
    (work) =>
      run.commit(async (tx) => {
        await work(tx);
        return {};
      }),
  );
  await pushTiersOf(run, clover, [...new Set(orders.flatMap(({ customerId }) => customerId ?? []))]);
  await countSalesHourly(run.ctx);
  if (failure) throw failure;
}

/** Reads the customers of recent orders that are not stored yet. */
async function readBuyers(run: Run, clover: ChangesSource, orderCloverIds: readonly string[]): Promise<void> {
  const rows = await run.ctx.db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT customer_clover_id AS id FROM orders
    WHERE clover_id = ANY(${column(orderCloverIds, (id) => id)}::text[])
      AND customer_id IS NULL AND customer_clover_id IS NOT NULL`;
  for (let at = 0; at < rows.length; at += LONGEST_ID_LIST) {
    const ids = rows.slice(at, at + LONGEST_ID_LIST).map(({ id }) => id);
    const { elements, skipped } = await clover.customersById(ids, run.signal);
    const plan = planCustomers(elements);
    await run.commit(async (tx) => {
      const written = await storeCustomers(tx, plan.customers);
      return { ...written, skipped: countReasons([...skipped, ...plan.skipped]) };
    });
  }
}
