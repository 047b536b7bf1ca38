import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverClient, Page } from "@/lib/integrations/clover/client";
import type { OrderWire } from "@/lib/integrations/clover/schemas";
import { loadPosition, savePosition } from "./cursor";
import { DeletionsPosition, deletionSearch, windowsSince } from "./orders-position";
import type { Run } from "./run-sync";
import { column } from "./sql";

const POSITION = "orders.deleted";

/**
 * Marks orders that were deleted at the register: the list of changes leaves them out, only a filter on their deletion
 * time shows them. This is not confirmed for every merchant.
 * @param begun the state at the start of the run: up to when changes were read, null before the first complete read,
 * and whether the shop had orders, as after an interrupted first read
 */
export async function readDeletedOrders(
  run: Run,
  clover: Pick<CloverClient, "orders">,
  { since: knownSince, hadOrders }: { since: number | null; hadOrders: boolean },
): Promise<void> {
  const now = run.startedAt.getTime();
  const position = await loadPosition(run.ctx, POSITION, DeletionsPosition);
  // A shop without orders at the start of the run has none that were deleted before.
  let allAskedAt = hadOrders ? (position?.allAskedAt ?? null) : now;
  if (hadOrders) {
    const search = deletionSearch(position?.since ?? knownSince ?? now, allAskedAt, now);
    const from = search.createdSince ?? (await oldestOrder(run.ctx));
    for (const window of from === null ? [] : windowsSince(from, now)) {
      const { deletedSince } = search;
      const pages = clover.orders({ by: "createdTime", ...window, deletedSince, signal: run.signal });
      for await (const page of pages) {
        if (page.elements.length > 0)
          await run.commit(async (tx) => ({ updated: await removeOrders(tx, page) }));
      }
    }
    if (search.createdSince === null) allAskedAt = now;
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

async function removeOrders(tx: Ctx, page: Page<OrderWire>): Promise<number> {
  return tx.db.$executeRaw`
    UPDATE orders SET removed_at = now()
    WHERE removed_at IS NULL AND clover_id = ANY(${column(page.elements, ({ id }) => id)}::text[])`;
}
