import "server-only";
import type { Db } from "@/lib/db/client";

/** Attaches orders to the manual visits they belong to. Runs after the customers' rows were locked. */
export async function attachOrders(
  handle: Db,
  pairs: readonly { visitId: string; orderId: string }[],
): Promise<void> {
  if (pairs.length === 0) return;
  await handle.$executeRaw`
    UPDATE loyalty_checkins k SET order_id = pair.order_id
    FROM unnest(${pairs.map(({ visitId }) => visitId)}::uuid[], ${pairs.map(({ orderId }) => orderId)}::uuid[])
      AS pair (visit_id, order_id)
    WHERE k.id = pair.visit_id`;
}
