import "server-only";
import type { Ctx } from "@/lib/context";
import { loadPosition } from "./cursor";
import { OrdersPosition } from "./orders-position";

/**
 * Whether the orders of this account were read to the end once: before, visits are only a part of those there are. By
 * the position, because it is forgotten with the account it belongs to.
 */
export async function isHistoryRead(ctx: Ctx): Promise<boolean> {
  const position = await loadPosition(ctx, "orders", OrdersPosition);
  // A shop without orders has no latest change to go on from, but its read came to an end.
  return position !== null && (position.since !== null || position.allReadAt !== null);
}
