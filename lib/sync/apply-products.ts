import "server-only";
import type { Ctx } from "@/lib/context";
import type { CloverCategory } from "@/lib/integrations/clover/to-category";
import type { CloverProduct } from "@/lib/integrations/clover/to-product";
import { column, isoOrNull } from "./sql";
import { NOTHING, type Written } from "./written";

/** Adds new categories and renames or re-orders changed ones, in one statement. */
export async function applyCategories(tx: Ctx, categories: readonly CloverCategory[]): Promise<Written> {
  if (categories.length === 0) return NOTHING;
  const rows = await tx.db.$queryRaw<Written[]>`
    WITH written AS (
      INSERT INTO categories AS c (clover_id, name, sort_order)
      SELECT * FROM unnest(
        ${column(categories, (row) => row.cloverId)}::text[],
        ${column(categories, (row) => row.name)}::text[],
        ${column(categories, (row) => row.sortOrder)}::int[])
      ON CONFLICT (clover_id) DO UPDATE SET name = excluded.name, sort_order = excluded.sort_order
        WHERE (c.name, c.sort_order) IS DISTINCT FROM (excluded.name, excluded.sort_order)
      RETURNING xmax = 0 AS is_new)
    SELECT count(*) FILTER (WHERE is_new)::int AS created, count(*) FILTER (WHERE NOT is_new)::int AS updated
    FROM written`;
  return rows[0] ?? NOTHING;
}

/**
 * Writes one page of products in one statement; rows that are right already are not touched.
 * Description, picture and a staff choice to hide belong to the shop and are never written here.
 */
export async function applyProducts(tx: Ctx, products: readonly CloverProduct[]): Promise<Written> {
  if (products.length === 0) return NOTHING;
  const rows = await tx.db.$queryRaw<Written[]>`
    WITH incoming AS (
      SELECT page.*, categories.id AS category_id, categories.name AS category_name
      FROM unnest(
        ${column(products, (row) => row.cloverId)}::text[],
        ${column(products, (row) => row.name)}::text[],
        ${column(products, (row) => row.price)}::numeric[],
        ${column(products, (row) => row.priceType)}::text[],
        ${column(products, (row) => row.unitName)}::text[],
        ${column(products, (row) => row.sku)}::text[],
        ${column(products, (row) => row.categoryCloverId)}::text[],
        ${column(products, (row) => row.stock)}::int[],
        ${column(products, (row) => row.containsNicotine)}::boolean[],
        ${column(products, (row) => row.isForSale)}::boolean[],
        ${column(products, (row) => isoOrNull(row.modifiedAt))}::timestamptz[]
      ) AS page (clover_id, name, price, price_type, unit_name, sku, category_clover_id, stock, contains_nicotine,
        is_for_sale, modified_at)
      LEFT JOIN categories ON categories.clover_id = page.category_clover_id
    ), written AS (
      INSERT INTO products AS p (clover_id, name, price, price_type, unit_name, sku, category_id, category_name,
        stock, is_stock_tracked, contains_nicotine, is_for_sale, is_active, clover_modified_at)
      SELECT clover_id, name, price, price_type, unit_name, sku, category_id, category_name,
        coalesce(stock, 0), stock IS NOT NULL, contains_nicotine, is_for_sale, is_for_sale, modified_at
      FROM incoming
      ON CONFLICT (clover_id) DO UPDATE SET
        name = excluded.name, price = excluded.price, price_type = excluded.price_type,
        unit_name = excluded.unit_name, sku = excluded.sku, category_id = excluded.category_id,
        category_name = excluded.category_name, stock = excluded.stock,
        is_stock_tracked = excluded.is_stock_tracked, contains_nicotine = excluded.contains_nicotine,
        is_for_sale = excluded.is_for_sale, is_active = excluded.is_for_sale AND NOT p.is_hidden_by_staff,
        clover_modified_at = excluded.clover_modified_at, updated_at = now()
      WHERE (p.name, p.price, p.price_type, p.unit_name, p.sku, p.category_id, p.category_name, p.stock,
          p.is_stock_tracked, p.contains_nicotine, p.is_for_sale, p.is_active, p.clover_modified_at)
        IS DISTINCT FROM (excluded.name, excluded.price, excluded.price_type, excluded.unit_name, excluded.sku,
          excluded.category_id, excluded.category_name, excluded.stock, excluded.is_stock_tracked,
          excluded.contains_nicotine, excluded.is_for_sale, excluded.is_for_sale AND NOT p.is_hidden_by_staff,
          excluded.clover_modified_at)
      RETURNING p.id, p.clover_id, xmax = 0 AS is_new
    ), linked AS (
      UPDATE order_items SET product_id = written.id FROM written
      WHERE written.is_new AND order_items.product_id IS NULL AND order_items.item_clover_id = written.clover_id)
    SELECT count(*) FILTER (WHERE is_new)::int AS created, count(*) FILTER (WHERE NOT is_new)::int AS updated
    FROM written`;
  return rows[0] ?? NOTHING;
}

/** How many products on sale a complete read lacks, and how many there are. */
export async function countVanishedProducts(
  tx: Ctx,
  pass: string,
): Promise<{ missing: number; known: number }> {
  const rows = await tx.db.$queryRaw<{ missing: number; known: number }[]>`
    WITH seen AS (
      SELECT DISTINCT unnest(ids) AS clover_id FROM sync_seen_pages WHERE kind = 'inventory' AND pass = ${BigInt(pass)})
    SELECT count(*)::int AS known, count(*) FILTER (WHERE seen.clover_id IS NULL)::int AS missing
    FROM products LEFT JOIN seen USING (clover_id)
    WHERE products.clover_id IS NOT NULL AND products.is_for_sale`;
  return rows[0] ?? { missing: 0, known: 0 };
}

/** Switches off the products a complete read lacks. They stay in the table: orders name them, and they may come back. */
export async function switchOffVanishedProducts(tx: Ctx, pass: string): Promise<number> {
  return tx.db.$executeRaw`
    UPDATE products SET is_for_sale = false, is_active = false, updated_at = now()
    WHERE clover_id IS NOT NULL AND is_for_sale AND clover_id NOT IN (
      SELECT unnest(ids) FROM sync_seen_pages WHERE kind = 'inventory' AND pass = ${BigInt(pass)})`;
}

/** Removes categories Clover no longer lists and no product is in. */
export async function removeEmptyCategories(tx: Ctx, listed: readonly string[]): Promise<number> {
  return tx.db.$executeRaw`
    DELETE FROM categories c WHERE c.clover_id IS NOT NULL
      AND c.clover_id <> ALL(${column(listed, (id) => id)}::text[])
      AND NOT EXISTS (SELECT 1 FROM products p WHERE p.category_id = c.id)`;
}
