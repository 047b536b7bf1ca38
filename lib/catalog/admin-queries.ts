import "server-only";
import { z } from "zod";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { type AdminProductDto, type AdminProductRow, toAdminProductDto } from "@/lib/catalog/to-admin-dto";
import { type Ctx, requireAdmin } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import { containing } from "@/lib/db/like";
import { listAndCount } from "@/lib/db/list-and-count";
import { ADMIN_PAGE_SIZE, ListQuery, type Page, pageOf } from "@/lib/paging";

/** What the Inventory screen carries in its address; an empty category means all products. */
export const AdminProductQuery = ListQuery.extend({
  category: z.string().max(200).catch("").default(""),
});
export type AdminProductQuery = z.output<typeof AdminProductQuery>;

export type AdminCategoryCount = { name: string; count: number };

export type AdminProductPage = Page<AdminProductDto> & {
  /** Every category, by name, with how many of its products the search matches. */
  categories: AdminCategoryCount[];
  /** Products that the search matches in all categories. */
  matches: number;
};

type CategoryRow = { name: string | null; count: number };

const matching = (q: string): Prisma.Sql => {
  if (!q) return Prisma.sql`TRUE`;
  const pattern = containing(q);
  return Prisma.sql`(name ILIKE ${pattern} OR description ILIKE ${pattern})`;
};

const within = (category: string): Prisma.Sql => {
  if (!category) return Prisma.empty;
  if (category === UNCATEGORIZED) return Prisma.sql`AND category_name IS NULL`;
  return Prisma.sql`AND category_name = ${category}`;
};

/**
 * One page of the Inventory screen, hidden products and those no longer for sale included, with the counts of its
 * category cards. A search looks into name and description without case and combines with the category.
 * One statement, whatever is asked.
 */
export async function searchAdminProducts(
  ctx: Ctx,
  { q, category, page }: AdminProductQuery,
): Promise<AdminProductPage> {
  requireAdmin(ctx);
  const { rows, counted } = await listAndCount<AdminProductRow, { counts: CategoryRow[] }>(ctx.db, {
    list: Prisma.sql`
      SELECT id, name, description, price, price_type AS "priceType", unit_name AS "unitName",
        category_name AS "categoryName", stock, is_stock_tracked AS "isStockTracked", image_url AS "imageUrl", sku,
        is_active AS "isActive", is_for_sale AS "isForSale", is_hidden_by_staff AS "isHiddenByStaff"
      FROM products WHERE ${matching(q)} ${within(category)}
      ORDER BY name, id LIMIT ${ADMIN_PAGE_SIZE} OFFSET ${(page - 1) * ADMIN_PAGE_SIZE}`,
    count: Prisma.sql`
      SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'count', count) ORDER BY name NULLS LAST), '[]') AS counts
      FROM (
        SELECT name, sum(matches)::int AS count FROM (
          SELECT category_name AS name, count(*) AS matches FROM products WHERE ${matching(q)} GROUP BY category_name
          UNION ALL SELECT name, 0 FROM categories
        ) counted GROUP BY name
      ) category`,
    order: Prisma.sql`name, id`,
  });
  const categories = counted.counts.map(({ name, count }) => ({ name: name ?? UNCATEGORIZED, count }));
  const matches = categories.reduce((sum, { count }) => sum + count, 0);
  const total = category ? (categories.find(({ name }) => name === category)?.count ?? 0) : matches;
  return { ...pageOf(rows.map(toAdminProductDto), total, page), categories, matches };
}
