import { Prisma } from "@/lib/db/client";

/**
 * A line's part of its order's revenue, so that the lines add up to it: a discount on the whole order, and a refund that
 * names no line, are in no line's own total. An order read before `kept_goods` was stored counts its lines as they are.
 * @param line alias of the order_items table, of a line of goods that did not go back
 * @param order alias of its paid order with `subtotal` and `kept_goods`
 */
export const lineRevenue = (line: string, order: string): Prisma.Sql => {
  const [i, o] = [Prisma.raw(line), Prisma.raw(order)];
  return Prisma.sql`(CASE WHEN ${o}.kept_goods > 0 THEN ${i}.total * ${o}.subtotal / ${o}.kept_goods ELSE ${i}.total END)`;
};
