import { Prisma } from "@/lib/db/client";

/**
 * The units of one order line, to three decimals: half of a split product is 0.5, goods measured at 2.5 are 2.5. A sum
 * of them is read as a number with `::float8`. @param alias of the order_items table in the statement
 */
export const lineUnits = (alias: string): Prisma.Sql => {
  const line = Prisma.raw(alias);
  return Prisma.sql`(${line}.quantity * ${line}.unit_thousandths * 0.001)`;
};
