import type { Skipped } from "@/lib/integrations/clover/page";
import type { OrderWire } from "@/lib/integrations/clover/schemas";
import { type CloverOrder, type CloverOrderLine, toOrder } from "@/lib/integrations/clover/to-order";

export type PlannedLine = CloverOrderLine & { orderCloverId: string };

export type OrdersPlan = {
  orders: CloverOrder[];
  lines: PlannedLine[];
  /** The latest change the page shows, milliseconds since 1970 on Clover's clock; null when none is dated. */
  latestChange: number | null;
  /** Orders that make no sense. */
  skipped: Skipped[];
};

/** What one page of orders asks of the shop; the database tells new from changed from unchanged. */
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
    // A line belongs to one order; where two name it (an order that was just split) the later one has it.
    for (const line of mapped.value.items) {
      lines.set(line.cloverId, { ...line, orderCloverId: mapped.value.cloverId });
    }
  }
  return { orders, lines: [...lines.values()], latestChange, skipped };
}
