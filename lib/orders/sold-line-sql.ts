import { Prisma } from "@/lib/db/client";

/**
 * A line of a paid order that counts as sold: goods that did not go back. How many are sold is `lineUnits`; a line is
 * stored with a quantity of one or more (lib/integrations/clover/to-order.ts), so the condition has nothing to ask of it.
 * @param alias of the order_items table in the statement
 */
export const soldLineCondition = (alias: string): Prisma.Sql => {
  const line = Prisma.raw(alias);
  return Prisma.sql`(NOT ${line}.is_refunded AND ${line}.kind = 'goods')`;
};
