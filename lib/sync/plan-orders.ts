import { mapAll } from "@/lib/integrations/clover/mapped";
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
  const { values: orders, skipped } = mapAll(wires, toOrder);
  // A line belongs to one order; when two list it (after a split) the later one keeps it.
  const lines = new Map<string, PlannedLine>();
  for (const { cloverId, items } of orders)
    for (const line of items) lines.set(line.cloverId, { ...line, orderCloverId: cloverId });
  const changes = wires.flatMap(({ modifiedTime }) => modifiedTime ?? []);
  const latestChange = changes.length > 0 ? Math.max(0, ...changes) : null;
  return { orders, lines: [...lines.values()], latestChange, skipped };
}
