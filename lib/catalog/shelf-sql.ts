import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { Prisma } from "@/lib/db/client";

/** Products that visitors see; options are shown with the product they belong to. */
export const ON_SHELF = Prisma.sql`(is_active AND group_id IS NULL)`;

/** A price that is typed in at the register, or zero, is none. */
export const HAS_PRICE = Prisma.sql`(price_type <> 'VARIABLE' AND price > 0)`;

export const NONE_LEFT = Prisma.sql`(is_stock_tracked AND stock <= 0)`;

/** Products that the register sells, even if they are hidden on its screen or out of stock. */
export const AT_REGISTER = Prisma.sql`(is_for_sale OR is_hidden_at_register OR is_sold_out)`;

/** The categories of a product; `UNCATEGORIZED` when it has none. */
export const CATEGORIES = Prisma.sql`
  CASE WHEN category_names = '{}' THEN ARRAY[${UNCATEGORIZED}]::text[] ELSE category_names END`;

/** Orders category names alphabetically, `UNCATEGORIZED` last. */
export const BY_CATEGORY_NAME = Prisma.sql`name = ${UNCATEGORIZED}, name`;

/** The register may have a category of this name too: visitors see it and products without a category as one. */
export const inCategory = (name: string): Prisma.Sql =>
  name === UNCATEGORIZED
    ? Prisma.sql`(category_name IS NULL OR ${name} = ANY(category_names))`
    : Prisma.sql`${name} = ANY(category_names)`;

/** The column `options` of `products`: what a product comes in, cheapest first; null of one without options. */
export const STAFF_OPTIONS = Prisma.sql`CASE WHEN is_group THEN (
    SELECT jsonb_agg(jsonb_build_object('id', o.id, 'label', o.option_label, 'price', o.price::text,
      'priceType', o.price_type, 'stock', o.stock, 'isStockTracked', o.is_stock_tracked, 'sku', o.sku,
      'code', o.code, 'cost', o.cost::text, 'isActive', o.is_active) ORDER BY o.price, o.option_label, o.id)
    FROM products o WHERE o.group_id = products.id) END AS options`;

/** The end of the first sync, which added every product within a day of the oldest one. */
export const FIRST_SYNC_ENDED = Prisma.sql`(SELECT min(created_at) + interval '1 day' FROM products)`;

/** How long a product is new after it came. */
export const NEW_FOR = Prisma.sql`interval '7 days'`;

/**
 * Products `p` that are counted and can be bought, or could until they ran out: options rather than the product that
 * groups them.
 */
export const COUNTED_PRODUCT = Prisma.sql`(NOT p.is_group AND (p.is_for_sale OR p.is_sold_out) AND p.is_stock_tracked)`;

/** Counted products to reorder: out of stock, and hidden by staff neither themselves nor with their group. */
export const OUT_OF_STOCK = Prisma.sql`(${COUNTED_PRODUCT} AND p.stock <= 0 AND NOT p.is_hidden_by_staff AND NOT EXISTS (
  SELECT FROM products item_group WHERE item_group.id = p.group_id AND item_group.is_hidden_by_staff))`;
