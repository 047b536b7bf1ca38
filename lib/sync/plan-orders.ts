import type { Skipped } from "@/lib/integrations/clover/page";
import type { OrderWire } from "@/lib/integrations/clover/schemas";
import { type CloverOrder, type CloverOrderLine, toOrder } from "@/lib/integrations/clover/to-order";

export type PlannedLine = CloverOrderLine & { orderCloverId: string };

export type OrdersPlan = {
  orders: CloverOrder[];
  lines: PlannedLine[];
  /** The latest change the page shows, milliseconds since 1970 on Clover's clock; null when none is dated. */
  latestChange: number | null;
  /** Invalid orders. */
  skipped: Skipped[];
};

/** Maps one page of orders; the database tells new, changed and unchanged ones apart. */
export function planOrders(wires: readonly OrderWire[]): OrdersPlan {
  const orders: CloverOrder[] = [];
  const lines = new Map<string, PlannedLine>();
  const skipped: Skipped[] = [];
  let latestChange: number | null = null;
  for (const wire of wires) {
    if (wire.modifiedTime != null) latestChange = Math.max(latestChange ?? 0, wire.modifiedTime);
    const mapped = toOrder(wire);
    if (!mapped.ok) {
      skipped.push({ id: wire.id, reason: mapped.reason });
      continue;
    }
    orders.push(mapped.value);
    // A line belongs to one order; when two list it (after a split) the later one keeps it.
    for (const line of mapped.value.items) {
      lines.set(line.cloverId, { ...line, orderCloverId: mapped.value.cloverId });
    }
  }
  return { orders, lines: [...lines.values()], latestChange, skipped };
}
