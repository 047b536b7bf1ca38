import "server-only";
import { z } from "zod";
import {
  AT_REGISTER,
  BY_CATEGORY_NAME,
  CATEGORIES,
  inCategory,
  STAFF_OPTIONS,
} from "@/lib/catalog/shelf-sql";
import { nameHas } from "@/lib/catalog/text-sql";
import { type AdminProductDto, type AdminProductRow, toAdminProductDto } from "@/lib/catalog/to-admin-dto";
import { type Ctx, requireAdmin } from "@/lib/context";
import { Prisma } from "@/lib/db/client";
import { containing, searchWords } from "@/lib/db/like";
import { listAndCount } from "@/lib/db/list-and-count";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { ListQuery, type Page, pageOf, pageOrLast } from "@/lib/paging";

/** The Inventory screen's query parameters; an empty category means all products. */
export const AdminProductQuery = ListQuery.extend({
  category: z.string().max(200).catch("").default(""),
  /** "hidden" lists only what staff or the register hide from the site, options that staff hide among it. */
  show: z.literal("hidden").optional().catch(undefined),
});
export type AdminProductQuery = z.output<typeof AdminProductQuery>;

type Searched = AdminProductQuery & {
  /** Leaves out what the register deleted, which may be there again under the same name, at another price. */
  isAtRegister?: boolean;
};

export type AdminCategoryCount = { name: string; count: number };

export type AdminProductPage = Page<AdminProductDto> & {
  /** Every category, by name, with how many of its products the search matches. */
  categories: AdminCategoryCount[];
  /** Products that the search matches in all categories. */
  matches: number;
};

/** What staff hide from the site, or the register unless staff show it. */
const HIDDEN = Prisma.sql`(is_hidden_by_staff OR is_hidden_at_register AND NOT is_shown_by_staff)`;

/**
 * Options are found through their product, by their codes too. One that staff hid, before the register grouped it, is
 * listed among the hidden ones itself: nothing else leads to it.
 */
const matching = ({ q, show, isAtRegister }: Pick<Searched, "q" | "show" | "isAtRegister">): Prisma.Sql => {
  const listed = show
    ? Prisma.sql`${HIDDEN} AND (group_id IS NULL OR is_hidden_by_staff)`
    : Prisma.sql`group_id IS NULL ${isAtRegister ? Prisma.sql`AND ${AT_REGISTER}` : Prisma.empty}`;
  if (!q) return listed;
  const pattern = containing(q);
  const words = searchWords(q).map(
    (word) => Prisma.sql`(${nameHas("name", word)} OR description ILIKE ${word.pattern}
      OR id = ANY (ARRAY(SELECT o.group_id FROM products o WHERE ${nameHas("o.name", word)})))`,
  );
  return Prisma.sql`(${listed} AND ((${Prisma.join(words, " AND ")}) OR sku ILIKE ${pattern} OR code ILIKE ${pattern}
    OR id = ANY (ARRAY(SELECT o.group_id FROM products o WHERE o.sku ILIKE ${pattern} OR o.code ILIKE ${pattern}))))`;
};

const within = (category: string): Prisma.Sql =>
  category ? Prisma.sql`AND ${inCategory(category)}` : Prisma.empty;

/**
 * One page of the Inventory screen, hidden products and those no longer for sale included, with the counts of its
 * category cards, in each of which a product counts that it stands in. A search looks into name, description, SKU and
 * barcode, those of the options too, without case, and combines with the category.
 * One statement, whatever is asked.
 */
export async function searchAdminProducts(ctx: Ctx, query: Searched): Promise<AdminProductPage> {
  requireAdmin(ctx);
  return pageOrLast(query.page, (page) => readProducts(ctx, { ...query, page }));
}

async function readProducts(ctx: Ctx, { category, page, ...searched }: Searched): Promise<AdminProductPage> {
  const { rows, counted } = await listAndCount<
    AdminProductRow,
    { counts: AdminCategoryCount[]; matches: number }
  >(ctx.db, {
    list: Prisma.sql`
      SELECT id, name, description, price, price_max AS "priceMax", price_type AS "priceType",
        unit_name AS "unitName", category_name AS "categoryName", category_names AS "categoryNames", stock,
        is_stock_tracked AS "isStockTracked", image_url AS "imageUrl", sku, code, cost, modifiers, ${STAFF_OPTIONS},
        is_active AS "isActive", is_for_sale AS "isForSale", is_hidden_by_staff AS "isHiddenByStaff",
        is_hidden_at_register AS "isHiddenAtRegister", is_sold_out AS "isSoldOut", is_shown_by_staff AS "isShownByStaff"
      FROM products WHERE ${matching(searched)} ${within(category)}
      ORDER BY name, id LIMIT ${ADMIN_PAGE_SIZE} OFFSET ${(page - 1) * ADMIN_PAGE_SIZE}`,
    count: Prisma.sql`
      SELECT (SELECT count(*)::int FROM products WHERE ${matching(searched)}) AS matches,
        coalesce(jsonb_agg(jsonb_build_object('name', name, 'count', count) ORDER BY ${BY_CATEGORY_NAME}), '[]') AS counts
      FROM (
        SELECT name, sum(matches)::int AS count FROM (
          SELECT stands.name, count(*) AS matches
          FROM (SELECT category_names FROM products WHERE ${matching(searched)}) AS found
          CROSS JOIN LATERAL unnest(${CATEGORIES}) AS stands (name)
          GROUP BY stands.name
          UNION ALL SELECT name, 0 FROM categories
        ) counted GROUP BY name
      ) category`,
    order: Prisma.sql`name, id`,
  });
  const { counts: categories, matches } = counted;
  const total = category ? (categories.find(({ name }) => name === category)?.count ?? 0) : matches;
  return { ...pageOf(rows.map(toAdminProductDto), total, page), categories, matches };
}
