import "server-only";
import { AT_REGISTER, HAS_PRICE } from "@/lib/catalog/shelf-sql";
import type { Ctx } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import { MAX_INT } from "@/lib/db/max-int";

/** Which products to recompute: those with these Clover ids and the groups they have left, the one with this id, or all. */
export type Selection =
  | { cloverIds: readonly string[]; formerGroups: readonly string[] }
  | { id: string }
  | "all";

/**
 * Works out what visitors see after the register or staff changed something: whether each product is shown, and what
 * each group is made of. Rows that are right already are not touched.
 *
 * A product is shown while it is for sale, or hidden at the register and shown by staff, and staff do not hide it. A
 * group has the name of the register's item group; price range, stock and categories are those of the options that
 * are shown, where none is of those that the register sells, and of all where it sells none. Options without a price are
 * left out of the range while others have one.
 * @returns how many rows changed
 */
export async function deriveProducts(ctx: Ctx, of: Selection): Promise<number> {
  const shown = await deriveShown(ctx, of);
  return shown + (await deriveGroups(ctx, of));
}

/**
 * Read from the row that is updated: an update that waited for staff hiding the product sees their change in this row
 * only.
 */
const NOT_HIDDEN = Prisma.sql`NOT p.is_hidden_by_staff`;

function deriveShown({ db }: Ctx, of: Selection): Promise<number> {
  return db.$executeRaw`
    UPDATE products p SET is_active = derived.is_offered AND ${NOT_HIDDEN}, updated_at = now()
    FROM (
      SELECT o.id, o.is_for_sale OR (o.is_hidden_at_register AND (o.is_shown_by_staff OR coalesce(g.is_shown_by_staff, false))) AS is_offered
      FROM products o LEFT JOIN products g ON g.id = o.group_id
      WHERE NOT o.is_group AND ${touched(of, Prisma.sql`o`)}
    ) AS derived
    WHERE derived.id = p.id AND p.is_active IS DISTINCT FROM (derived.is_offered AND ${NOT_HIDDEN})`;
}

function touched(of: Selection, row: Prisma.Sql): Prisma.Sql {
  if (of === "all") return Prisma.sql`TRUE`;
  if ("id" in of) return Prisma.sql`(${row}.id = ${of.id}::uuid OR ${row}.group_id = ${of.id}::uuid)`;
  return Prisma.sql`${row}.clover_id = ANY(${of.cloverIds}::text[])`;
}

function touchedGroups(of: Selection): Prisma.Sql {
  if (of === "all") return Prisma.sql`TRUE`;
  const groups = Prisma.sql`SELECT o.group_id FROM products o WHERE o.group_id IS NOT NULL AND ${touched(of, Prisma.sql`o`)}`;
  const named = "id" in of ? [of.id] : of.formerGroups;
  return Prisma.sql`g.id IN (SELECT unnest(${named}::uuid[]) UNION ALL ${groups})`;
}

/** Sums are capped at MAX_INT, because registers count goods that never run out as hundreds of millions. */
function deriveGroups({ db }: Ctx, of: Selection): Promise<number> {
  return db.$executeRaw`
    WITH wanted AS (SELECT g.id FROM products g WHERE g.is_group AND ${touchedGroups(of)}),
    options AS (
      SELECT o.*, rank() OVER (PARTITION BY o.group_id ORDER BY o.is_active DESC, ${AT_REGISTER} DESC) AS preference
      FROM products o JOIN wanted ON wanted.id = o.group_id
    ), counted AS (
      SELECT *, ${HAS_PRICE} OR NOT bool_or(${HAS_PRICE}) OVER (PARTITION BY group_id) AS is_priced
      FROM options WHERE preference = 1
    ),
    named AS (
      SELECT group_id, array_agg(name ORDER BY times DESC, place, name) AS names
      FROM (
        SELECT group_id, stands.name, count(*) AS times, min(stands.place) AS place
        FROM counted, unnest(counted.category_names) WITH ORDINALITY AS stands (name, place)
        GROUP BY group_id, stands.name) AS categories
      GROUP BY group_id
    ), summed AS (
      SELECT group_id, min(price) FILTER (WHERE is_priced) AS price, max(price) FILTER (WHERE is_priced) AS price_max,
        mode() WITHIN GROUP (ORDER BY price_type) FILTER (WHERE is_priced) AS price_type, min(unit_name) AS unit_name,
        least(coalesce(sum(stock) FILTER (WHERE is_stock_tracked), 0), ${MAX_INT})::int AS stock,
        bool_and(is_stock_tracked) OR coalesce(sum(stock) FILTER (WHERE is_stock_tracked), 0) > 0 AS is_stock_tracked,
        bool_or(contains_nicotine) AS contains_nicotine, bool_or(is_for_sale) AS is_for_sale,
        bool_or(is_hidden_at_register) AND NOT bool_or(is_for_sale) AS is_hidden_at_register,
        bool_or(is_sold_out) AND NOT bool_or(is_for_sale OR is_hidden_at_register) AS is_sold_out,
        bool_or(is_active) AS is_active, max(clover_modified_at) AS clover_modified_at,
        (array_agg(modifiers ORDER BY price, id))[1] AS modifiers
      FROM counted GROUP BY group_id
    ), derived AS (
      SELECT wanted.id, coalesce(price, 0) AS price, price_max, coalesce(price_type, 'FIXED') AS price_type, unit_name,
        coalesce(stock, 0) AS stock, coalesce(is_stock_tracked, true) AS is_stock_tracked,
        coalesce(contains_nicotine, false) AS contains_nicotine, coalesce(is_for_sale, false) AS is_for_sale,
        coalesce(is_hidden_at_register, false) AS is_hidden_at_register, coalesce(is_sold_out, false) AS is_sold_out,
        coalesce(is_active, false) AS is_active, clover_modified_at,
        coalesce(modifiers, '[]') AS modifiers, coalesce(names, '{}') AS category_names, names[1] AS category_name,
        (SELECT c.id FROM categories c WHERE c.name = names[1] ORDER BY c.sort_order, c.id LIMIT 1) AS category_id
      FROM wanted LEFT JOIN summed ON summed.group_id = wanted.id LEFT JOIN named ON named.group_id = wanted.id)
    UPDATE products p SET price = s.price, price_max = s.price_max, price_type = s.price_type, unit_name = s.unit_name,
      stock = s.stock, is_stock_tracked = s.is_stock_tracked, contains_nicotine = s.contains_nicotine,
      is_for_sale = s.is_for_sale, is_hidden_at_register = s.is_hidden_at_register, is_sold_out = s.is_sold_out,
      is_active = s.is_active AND ${NOT_HIDDEN},
      clover_modified_at = s.clover_modified_at, modifiers = s.modifiers, category_names = s.category_names,
      category_name = s.category_name, category_id = s.category_id, updated_at = now()
    FROM derived s
    WHERE s.id = p.id AND (p.price, p.price_max, p.price_type, p.unit_name, p.stock, p.is_stock_tracked,
        p.contains_nicotine, p.is_for_sale, p.is_hidden_at_register, p.is_sold_out, p.is_active, p.clover_modified_at, p.modifiers,
        p.category_names, p.category_name, p.category_id)
      IS DISTINCT FROM (s.price, s.price_max, s.price_type, s.unit_name, s.stock, s.is_stock_tracked,
        s.contains_nicotine, s.is_for_sale, s.is_hidden_at_register, s.is_sold_out, s.is_active AND ${NOT_HIDDEN}, s.clover_modified_at, s.modifiers,
        s.category_names, s.category_name, s.category_id)`;
}

/** Takes away groups that no product is an option of any more. */
export function removeEmptyGroups({ db }: Ctx): Promise<number> {
  return db.$executeRaw`
    DELETE FROM products g WHERE g.is_group AND NOT EXISTS (SELECT 1 FROM products o WHERE o.group_id = g.id)`;
}
