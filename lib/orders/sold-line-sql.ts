import { Prisma } from "@/lib/db/client";

/**
 * A line of a paid order that counts as sold: goods that were not returned. How many are sold is `lineUnits`; the
 * condition need not check the quantity, which is stored as one or more (lib/integrations/clover/to-order.ts).
 * @param alias of the order_items table in the statement
 */
export const soldLineCondition = (alias: string): Prisma.Sql => {
  const line = Prisma.raw(alias);
  return Prisma.sql`(NOT ${line}.is_refunded AND ${line}.kind = 'goods')`;
};
