import "server-only";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { MAX_IDS_LENGTH } from "@/lib/integrations/clover/limits";
import { visitsOfOrders } from "@/lib/loyalty/backfill-checkins";
import { refuseClockBehind } from "./clock-behind";
import { planCustomers } from "./plan-customers";
import { pushTiersOf } from "./push-tiers";
import { type OrdersReading, type OrdersSource, readChangedOrders } from "./read-orders";
import type { Run } from "./run-sync";
import { skipsOf } from "./skipped-records";
import { column } from "./sql";
import type { StepFailure } from "./step-failure";
import { runStep } from "./steps";
import { storeCustomers } from "./store-customers";

export type ChangesSource = OrdersSource &
  Pick<CloverClient, "customersById" | "customer" | "updateCustomerMetadata">;

/**
 * Reads the orders that changed since `since` with their new customers, and updates the visits and notes of those
 * customers.
 * @returns the failure of the orders themselves, or null
 */
export async function readRecentOrders(
  run: Run,
  clover: ChangesSource,
  reading: OrdersReading,
  since: number,
): Promise<StepFailure | null> {
  const seen = new Set<string>();
  const failure = await runStep(run, "orders", async () => {
    await readChangedOrders(run, clover, reading, since, (ids) => {
      for (const id of ids) seen.add(id);
    });
    refuseClockBehind(run.ctx, clover);
  });
  const cloverIds = [...seen];
  const following = uncounted(run);
  await runStep(run, "buyers", () => readBuyers(following, clover, cloverIds));
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
  await pushTiersOf(following, clover, [...new Set(orders.flatMap(({ customerId }) => customerId ?? []))]);
  return failure;
}

/**
 * Commits without counting: customers and notes that follow from orders must not appear in the numbers of a run, which
 * staff read as orders.
 */
const uncounted = (run: Run): Run => ({
  ...run,
  commit: (work) =>
    run.commit(async (tx) => {
      const { skipped = {}, skippedRecords = {} } = await work(tx);
      return { skipped, skippedRecords };
    }),
});

/** Reads the customers of recent orders that are not stored yet. */
async function readBuyers(run: Run, clover: ChangesSource, orderCloverIds: readonly string[]): Promise<void> {
  const rows = await run.ctx.db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT customer_clover_id AS id FROM orders
    WHERE clover_id = ANY(${column(orderCloverIds, (id) => id)}::text[])
      AND customer_id IS NULL AND customer_clover_id IS NOT NULL`;
  for (let at = 0; at < rows.length; at += MAX_IDS_LENGTH) {
    const ids = rows.slice(at, at + MAX_IDS_LENGTH).map(({ id }) => id);
    const { elements, skipped } = await clover.customersById(ids, run.signal);
    const plan = planCustomers(elements);
    await run.commit(async (tx) => {
      const written = await storeCustomers(tx, plan.customers);
      return { ...written, ...skipsOf([...skipped, ...plan.skipped]) };
    });
  }
}
