import { Prisma } from "@/lib/db/client";

/** Products `p` that can be bought and are counted: options rather than the product that groups them. */
export const COUNTED = Prisma.sql`(NOT p.is_group AND p.is_for_sale AND p.is_stock_tracked)`;

/** Of these, what is to be ordered when it sells: out of stock, and hidden by staff neither itself nor with its group. */
export const OUT_OF_STOCK = Prisma.sql`(${COUNTED} AND p.stock <= 0 AND NOT p.is_hidden_by_staff AND NOT EXISTS (
  SELECT FROM products item_group WHERE item_group.id = p.group_id AND item_group.is_hidden_by_staff))`;
