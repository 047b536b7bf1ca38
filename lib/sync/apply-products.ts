import "server-only";
import { AT_REGISTER } from "@/lib/catalog/shelf-sql";
import type { Ctx } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import type { CloverCategory } from "@/lib/integrations/clover/to-category";
import type { CloverProduct } from "@/lib/integrations/clover/to-product";
import { missingFrom, type ReadSoFar } from "./missing-records";
import { NO_ROWS, type RowCounts } from "./row-counts";
import { column, isoOrNull } from "./sql";

/** Adds new categories and renames or re-orders changed ones, in one statement. */
export async function applyCategories(tx: Ctx, categories: readonly CloverCategory[]): Promise<RowCounts> {
  if (categories.length === 0) return NO_ROWS;
  const rows = await tx.db.$queryRaw<RowCounts[]>`
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
  return rows[0] ?? NO_ROWS;
}

/**
 * Adds the register's item groups and renames changed ones; returns how many it renamed. A new one shows nowhere before
 * an item names it, and `applyProducts` counts that item.
 */
export async function applyGroups(tx: Ctx, groups: readonly ItemGroup[]): Promise<number> {
  if (groups.length === 0) return 0;
  const rows = await tx.db.$queryRaw<{ isNew: boolean }[]>`
    INSERT INTO products AS p (clover_id, name, price, is_group, is_for_sale, is_active)
    SELECT clover_id, name, 0, true, false, false
    FROM unnest(${column(groups, (row) => row.cloverId)}::text[], ${column(groups, (row) => row.name)}::text[])
      AS page (clover_id, name)
    ON CONFLICT (clover_id) DO UPDATE SET name = excluded.name, updated_at = now()
      WHERE p.is_group AND p.name IS DISTINCT FROM excluded.name
    RETURNING xmax = 0 AS "isNew"`;
  return rows.filter(({ isNew }) => !isNew).length;
}

/** The first value of a column, in the order in which options are shown, those for sale first. */
const firstOf = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(array_agg(${column} ORDER BY NOT p.is_active, p.price, p.option_label, p.id) FILTER (WHERE ${column} IS NOT NULL))[1]`;

/**
 * The statement sees each option as it was before, so that only options that enter a group pass their values on to it.
 */
const ADOPT = Prisma.sql`
  UPDATE products g SET image_url = coalesce(g.image_url, entered.image_url),
    description = coalesce(g.description, entered.description), created_at = least(g.created_at, entered.created_at)
  FROM (
    SELECT w.group_id, ${firstOf(Prisma.sql`coalesce(p.image_url, former.image_url)`)} AS image_url,
      ${firstOf(Prisma.sql`coalesce(p.description, former.description)`)} AS description, min(p.created_at) AS created_at
    FROM written w JOIN products p ON p.id = w.id LEFT JOIN products former ON former.id = p.group_id
    WHERE w.group_id IS NOT NULL AND p.group_id IS DISTINCT FROM w.group_id GROUP BY w.group_id) AS entered
  WHERE g.id = entered.group_id`;

/**
 * An option that leaves its group inherits what staff set on the group, so that what they hid stays hidden. The
 * aggregates yield a row, which the assignment needs, also where the option left no group.
 */
const INHERIT = Prisma.sql`
  (image_url, description, is_hidden_by_staff, is_shown_by_staff) = (
    SELECT coalesce(p.image_url, min(g.image_url)), coalesce(p.description, min(g.description)),
      p.is_hidden_by_staff OR coalesce(bool_or(g.is_hidden_by_staff), false),
      p.is_shown_by_staff OR coalesce(bool_or(g.is_shown_by_staff), false)
    FROM products g WHERE g.id = p.group_id AND p.group_id IS DISTINCT FROM excluded.group_id)`;

type WrittenProducts = RowCounts & {
  /** Groups that options have left. */
  formerGroups: string[];
};
const NOTHING_WRITTEN: WrittenProducts = { ...NO_ROWS, formerGroups: [] };

/**
 * Writes one page of products in one statement; unchanged rows are not written. `deriveProducts` sets what visitors see
 * of them. Description, picture and visibility belong to the shop and are never written here, with two exceptions. A
 * group that a known product enters takes over what it lacks, and the date since which that product is known, so that
 * goods which the register groups do not count as new. An option that leaves its group takes over from it, because the
 * register may dissolve the group, and the row that staff changed is deleted with it.
 */
export async function applyProducts(tx: Ctx, products: readonly CloverProduct[]): Promise<WrittenProducts> {
  if (products.length === 0) return NOTHING_WRITTEN;
  const rows = await tx.db.$queryRaw<WrittenProducts[]>`
    WITH incoming AS (
      SELECT page.*, stands.category_id, stands.names, item_group.id AS group_id,
        CASE WHEN item_group.id IS NULL THEN NULL
          WHEN starts_with(page.name, item_group.name || ' ') THEN substr(page.name, length(item_group.name) + 2)
          ELSE page.name END AS option_label
      FROM unnest(
        ${column(products, (row) => row.cloverId)}::text[],
        ${column(products, (row) => row.name)}::text[],
        ${column(products, (row) => row.price)}::numeric[],
        ${column(products, (row) => row.priceType)}::text[],
        ${column(products, (row) => row.unitName)}::text[],
        ${column(products, (row) => row.sku)}::text[],
        ${column(products, (row) => row.code)}::text[],
        ${column(products, (row) => row.cost)}::numeric[],
        ${column(products, (row) => row.categoryCloverIds.join(" "))}::text[],
        ${column(products, (row) => row.groupCloverId)}::text[],
        ${column(products, (row) => row.stock)}::int[],
        ${column(products, (row) => row.containsNicotine)}::boolean[],
        ${column(products, (row) => row.isForSale)}::boolean[],
        ${column(products, (row) => row.isHiddenAtRegister)}::boolean[],
        ${column(products, (row) => row.isSoldOut)}::boolean[],
        ${column(products, (row) => isoOrNull(row.modifiedAt))}::timestamptz[]
      ) AS page (clover_id, name, price, price_type, unit_name, sku, code, cost, category_clover_ids,
        group_clover_id, stock, contains_nicotine, is_for_sale, is_hidden_at_register, is_sold_out, modified_at)
      LEFT JOIN products item_group ON item_group.clover_id = page.group_clover_id AND item_group.is_group
      CROSS JOIN LATERAL (
        SELECT coalesce(array_agg(name ORDER BY sort_order, place), '{}') AS names,
          (array_agg(id ORDER BY sort_order, place))[1] AS category_id
        FROM (
          -- Two categories of the register may have the same name, which is one to visitors.
          SELECT DISTINCT ON (c.name) c.id, c.name, c.sort_order, named.place
          FROM unnest(string_to_array(page.category_clover_ids, ' ')) WITH ORDINALITY AS named (clover_id, place)
          JOIN categories c ON c.clover_id = named.clover_id
          ORDER BY c.name, c.sort_order, named.place) AS by_name) AS stands
    ), written AS (
      INSERT INTO products AS p (clover_id, name, price, price_type, unit_name, sku, code, cost, category_id,
        category_name, category_names, group_id, option_label, stock, is_stock_tracked, contains_nicotine,
        is_for_sale, is_hidden_at_register, is_sold_out, is_active, clover_modified_at)
      SELECT clover_id, name, price, price_type, unit_name, sku, code, cost, category_id, names[1], names, group_id,
        option_label, coalesce(stock, 0), stock IS NOT NULL, contains_nicotine, is_for_sale, is_hidden_at_register,
        is_sold_out, is_for_sale, modified_at
      FROM incoming
      ON CONFLICT (clover_id) DO UPDATE SET
        name = excluded.name, price = excluded.price, price_type = excluded.price_type,
        unit_name = excluded.unit_name, sku = excluded.sku, code = excluded.code, cost = excluded.cost,
        category_id = excluded.category_id, category_name = excluded.category_name,
        category_names = excluded.category_names, group_id = excluded.group_id, option_label = excluded.option_label,
        stock = excluded.stock, is_stock_tracked = excluded.is_stock_tracked,
        contains_nicotine = excluded.contains_nicotine, is_for_sale = excluded.is_for_sale,
        is_hidden_at_register = excluded.is_hidden_at_register, is_sold_out = excluded.is_sold_out,
        clover_modified_at = excluded.clover_modified_at, updated_at = now(), ${INHERIT}
      WHERE (p.name, p.price, p.price_type, p.unit_name, p.sku, p.code, p.cost, p.category_id, p.category_name,
          p.category_names, p.group_id, p.option_label, p.stock, p.is_stock_tracked, p.contains_nicotine,
          p.is_for_sale, p.is_hidden_at_register, p.is_sold_out, p.clover_modified_at)
        IS DISTINCT FROM (excluded.name, excluded.price, excluded.price_type, excluded.unit_name, excluded.sku,
          excluded.code, excluded.cost, excluded.category_id, excluded.category_name, excluded.category_names,
          excluded.group_id, excluded.option_label, excluded.stock, excluded.is_stock_tracked,
          excluded.contains_nicotine, excluded.is_for_sale, excluded.is_hidden_at_register, excluded.is_sold_out,
          excluded.clover_modified_at)
      RETURNING p.id, p.clover_id, p.group_id, xmax = 0 AS is_new
    ), listed AS (
      SELECT id, clover_id FROM written
      UNION SELECT known.id, known.clover_id FROM products known JOIN incoming ON incoming.clover_id = known.clover_id
    ), linked AS (
      -- Of unchanged products too: an order and its product that were stored at the same time did not see each other.
      UPDATE order_items SET product_id = listed.id FROM listed
      WHERE order_items.product_id IS NULL AND order_items.item_clover_id = listed.clover_id
    ), adopted AS (${ADOPT})
    SELECT count(*) FILTER (WHERE is_new)::int AS created, count(*) FILTER (WHERE NOT is_new)::int AS updated,
      coalesce(array_agg(DISTINCT p.group_id)
        FILTER (WHERE p.group_id IS NOT NULL AND p.group_id IS DISTINCT FROM w.group_id), '{}') AS "formerGroups"
    -- Products as they were before: a statement sees none of its own writes.
    FROM written w LEFT JOIN products p ON p.id = w.id`;
  return rows[0] ?? NOTHING_WRITTEN;
}

export type ItemGroup = { cloverId: string; name: string };

/** The priced modifiers of each item that has any. */
export type ItemModifiers = { cloverId: string; modifiers: { group: string; name: string; price: string }[] };

/**
 * Sets the modifiers of every product of the register; products that are not listed get none.
 * @param groups the names of the groups that were read: modifiers of other groups stay
 */
export async function applyModifiers(
  tx: Ctx,
  items: readonly ItemModifiers[],
  groups: readonly string[] | "all",
): Promise<number> {
  const isKept =
    groups === "all"
      ? Prisma.sql`false`
      : Prisma.sql`one ->> 'group' <> ALL(${column(groups, (name) => name)}::text[])`;
  return tx.db.$executeRaw`
    UPDATE products p SET modifiers = now_has.modifiers, updated_at = now()
    FROM (
      SELECT same.id, coalesce(given.modifiers, '[]') || (
        SELECT coalesce(jsonb_agg(one ORDER BY place), '[]')
        FROM jsonb_array_elements(same.modifiers) WITH ORDINALITY AS stored (one, place) WHERE ${isKept}) AS modifiers
      FROM products same LEFT JOIN (
        SELECT * FROM unnest(
          ${column(items, (row) => row.cloverId)}::text[],
          ${column(items, (row) => JSON.stringify(row.modifiers))}::jsonb[]) AS page (clover_id, modifiers)
      ) AS given ON given.clover_id = same.clover_id
    ) AS now_has
    WHERE now_has.id = p.id AND p.clover_id IS NOT NULL AND NOT p.is_group
      AND p.modifiers IS DISTINCT FROM now_has.modifiers`;
}

/**
 * Switches off the products a complete read did not list, of which `deriveProducts` then says that they are not shown.
 * They stay in the table: orders refer to them, and they may come back.
 */
export async function switchOffMissingProducts(tx: Ctx, read: ReadSoFar): Promise<number> {
  return tx.db.$executeRaw`
    UPDATE products SET is_for_sale = false, is_hidden_at_register = false, is_sold_out = false, updated_at = now()
    WHERE ${missingFrom("inventory", read)}`;
}

/**
 * Goods that were deleted and entered again have a new id, as all have after an export and import. A product that came
 * since the last complete read takes over what belongs to the shop from the one that left last with its barcode, or SKU
 * where it has none, so that what staff hide stays hidden. Where several products share one, none does. What staff said
 * of a group passes on with its options, as in `applyProducts`: from a group that is not entered again, to a new one.
 * @param since when products were last read completely; null when they never were
 * @returns how many products took something over
 */
export async function takeOverFromDeleted(tx: Ctx, since: Date | null): Promise<number> {
  const rows = await tx.db.$queryRaw<{ taken: number }[]>`
    WITH known AS (
      SELECT p.id, coalesce(p.code, p.sku) AS key, p.created_at, p.updated_at, ${AT_REGISTER} AS is_at_register
      FROM products p WHERE p.clover_id IS NOT NULL AND NOT p.is_group
    ), entered AS (
      SELECT key, (array_agg(id))[1] AS id FROM known WHERE is_at_register
      GROUP BY key HAVING count(*) = 1 AND min(created_at) > ${since}::timestamptz
    ), deleted AS (
      SELECT key, (array_agg(id))[1] AS id
      FROM (SELECT *, rank() OVER (PARTITION BY key ORDER BY updated_at DESC) AS place FROM known WHERE NOT is_at_register) AS left_last
      WHERE place = 1 GROUP BY key HAVING count(*) = 1
    ), former AS (
      SELECT entered.id, f.group_id, coalesce(f.image_url, g.image_url) AS image_url,
        coalesce(f.description, g.description) AS description, least(f.created_at, g.created_at) AS created_at,
        f.is_hidden_by_staff OR coalesce(g.is_hidden_by_staff, false) AS is_hidden_by_staff,
        f.is_shown_by_staff OR coalesce(g.is_shown_by_staff, false) AS is_shown_by_staff
      FROM entered JOIN deleted USING (key) JOIN products p ON p.id = entered.id JOIN products f ON f.id = deleted.id
      LEFT JOIN products g ON g.id = f.group_id AND g.id IS DISTINCT FROM p.group_id
    ), taken AS (
      UPDATE products p SET image_url = coalesce(p.image_url, former.image_url),
        description = coalesce(p.description, former.description), created_at = least(p.created_at, former.created_at),
        is_hidden_by_staff = p.is_hidden_by_staff OR former.is_hidden_by_staff,
        is_shown_by_staff = p.is_shown_by_staff OR former.is_shown_by_staff, updated_at = now()
      FROM former WHERE p.id = former.id
      RETURNING p.id, p.image_url, p.description, p.created_at, former.group_id AS former_group_id
    ), passed_on AS (
      UPDATE products g SET image_url = coalesce(g.image_url, said.image_url),
        description = coalesce(g.description, said.description), created_at = least(g.created_at, said.created_at),
        updated_at = now()
      FROM (
        SELECT p.group_id, ${firstOf(Prisma.sql`taken.image_url`)} AS image_url,
          ${firstOf(Prisma.sql`taken.description`)} AS description, min(taken.created_at) AS created_at
        FROM taken JOIN products p ON p.id = taken.id
        WHERE p.group_id IS DISTINCT FROM taken.former_group_id GROUP BY p.group_id) AS said
      WHERE g.id = said.group_id
    )
    SELECT count(*)::int AS taken FROM taken`;
  return rows[0]?.taken ?? 0;
}

/**
 * Removes categories Clover no longer lists and no product of the register is in. Products keep their further categories
 * by name, and the one of a group is found by name: a listed category of the same name is the one meant.
 */
export async function removeEmptyCategories(tx: Ctx, listed: readonly string[]): Promise<number> {
  const listedIds = Prisma.sql`${column(listed, (id) => id)}::text[]`;
  return tx.db.$executeRaw`
    DELETE FROM categories c WHERE c.clover_id IS NOT NULL AND c.clover_id <> ALL(${listedIds})
      AND NOT EXISTS (SELECT FROM products p WHERE ${AT_REGISTER} AND NOT p.is_group AND p.category_id = c.id)
      AND (NOT EXISTS (SELECT FROM products p WHERE ${AT_REGISTER} AND c.name = ANY(p.category_names))
        OR EXISTS (SELECT FROM categories same WHERE same.name = c.name AND same.clover_id = ANY(${listedIds})))`;
}
