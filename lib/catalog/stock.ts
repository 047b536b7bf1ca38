/** Up to this many are marked as low stock. */
const LOW_STOCK = 10;

export type StockLevel = "in" | "low" | "out" | "unknown";

type Stock = { stock: number; isStockTracked: boolean };

/**
 * The stock level that the register's count supports. A product the register does not count is unknown, never out of
 * stock.
 */
export function stockLevel({ stock, isStockTracked }: Stock): StockLevel {
  if (!isStockTracked) return "unknown";
  if (stock > LOW_STOCK) return "in";
  return stock > 0 ? "low" : "out";
}

/** Text for visitors. A register's zero is often wrong by one, so it suggests asking instead of saying no. */
export const stockWords: Readonly<Record<StockLevel, string>> = {
  in: "In stock",
  low: "Low",
  out: "Ask in store",
  unknown: "Ask in store",
};

/** The badge for staff, who see the number. */
export const stockBadgeVariants = {
  in: "default",
  low: "secondary",
  out: "destructive",
  unknown: "outline",
} as const satisfies Record<StockLevel, string>;

/** Stock levels older than this are not shown as current. Milliseconds. */
export const STOCK_FRESH_MS = 2 * 60 * 60 * 1000;

/** Whether the last read of the register is too old to rely on, or there has been none. */
export function isStockStale(readAt: Date | null, now: Date): boolean {
  return readAt === null || now.getTime() - readAt.getTime() > STOCK_FRESH_MS;
}
