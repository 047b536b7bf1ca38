import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { inShopOrder, shelfCategories } from "@/lib/catalog/categories";
import { isNicotineCategory } from "@/lib/catalog/nicotine";
import {
  type CategoryCount,
  type CategoryDto,
  type ListedProductDto,
  type ListedProducts,
  type ProductDetailDto,
  type ProductDto,
  ProductFilter,
  type ProductSort,
} from "@/lib/catalog/schema";
import {
  BY_CATEGORY_NAME,
  CATEGORIES,
  FIRST_SYNC_ENDED,
  HAS_PRICE,
  inCategory,
  NEW_FOR,
  NONE_LEFT,
  ON_SHELF,
} from "@/lib/catalog/shelf-sql";
import { TAG_CHARACTERS } from "@/lib/catalog/tags";
import { nameHas } from "@/lib/catalog/text-sql";
import { type ProductRow, toCategoryDto, toListedProductDto, toProductDto } from "@/lib/catalog/to-dto";
import { type Db, db, Prisma } from "@/lib/db/client";
import { searchWords } from "@/lib/db/like";

type Matching = Omit<ProductFilter, "offset" | "limit">;

/** Added within a week, but not by the first sync. */
const IS_NEW = Prisma.sql`created_at >= now() - ${NEW_FOR} AND created_at > ${FIRST_SYNC_ENDED}`;

/** Must be the indexed expression, which takes no parameters. */
const TAG = Prisma.raw(`left(f.description, ${TAG_CHARACTERS})`);

function matching({ q, category, min, max, stock, new: isNew }: Matching): Prisma.Sql {
  const parts = [ON_SHELF];
  if (category) parts.push(inCategory(category));
  if (q) {
    const words = searchWords(q);
    const inProduct = words.map(
      (word) => Prisma.sql`(${nameHas("f.name", word)} OR ${TAG} ILIKE ${word.pattern})`,
    );
    const inOption = words.map((word) => nameHas("o.name", word));
    parts.push(
      Prisma.sql`id = ANY (ARRAY(
        SELECT f.id FROM products f WHERE ${Prisma.join(inProduct, " AND ")}
        UNION SELECT o.group_id FROM products o WHERE o.is_active AND ${Prisma.join(inOption, " AND ")}))`,
    );
  }
  if (min || max) parts.push(HAS_PRICE);
  if (min) parts.push(Prisma.sql`coalesce(price_max, price) >= ${min}::numeric`);
  if (max) parts.push(Prisma.sql`price <= ${max}::numeric`);
  if (stock) parts.push(Prisma.sql`is_stock_tracked AND stock > 0`);
  if (isNew) parts.push(IS_NEW);
  return Prisma.join(parts, " AND ");
}

/** How many active products match, by category, the fullest first. One that stands in several counts in each. */
export async function countByCategory(handle: Db, filter: Matching): Promise<CategoryCount[]> {
  const rows = await handle.$queryRaw<{ name: string; count: number; nicotine: boolean }[]>`
    SELECT name, count(*)::int AS count, bool_or(contains_nicotine) AS nicotine
    FROM (SELECT category_names, contains_nicotine FROM products WHERE ${matching(filter)}) AS matching
    CROSS JOIN LATERAL unnest(${CATEGORIES}) AS stands (name)
    GROUP BY name ORDER BY count DESC, ${BY_CATEGORY_NAME}`;
  return rows.map(({ name, count, nicotine }) => ({
    name,
    count,
    containsNicotine: nicotine || isNicotineCategory(name),
  }));
}

const SHELF_OPTIONS = Prisma.sql`CASE WHEN is_group THEN (
    SELECT jsonb_agg(jsonb_build_object('id', o.id, 'label', o.option_label, 'price', o.price::text,
      'priceType', o.price_type, 'stock', o.stock, 'isStockTracked', o.is_stock_tracked)
      ORDER BY o.price, o.option_label, o.id)
    FROM products o WHERE o.group_id = products.id AND o.is_active) END AS options`;

const COLUMNS = Prisma.sql`id, name, description, price, price_max AS "priceMax", price_type AS "priceType",
  unit_name AS "unitName", category_id AS "categoryId", category_name AS "categoryName",
  category_names AS "categoryNames", stock, is_stock_tracked AS "isStockTracked", ${SHELF_OPTIONS}, modifiers,
  contains_nicotine AS "containsNicotine", image_url AS "imageUrl", clover_id AS "cloverId",
  is_active AS "isActive", created_at AS "createdAt", updated_at AS "updatedAt"`;

/**
 * In stock first, then by sales; products without a category last. Among equals the first of every category comes
 * before the second of any. Ids break ties, so pages never overlap.
 */
const POPULAR = Prisma.sql`category_name IS NULL, ${NONE_LEFT}, sold_recently DESC,
  row_number() OVER (PARTITION BY category_name, sold_recently ORDER BY name, id), name, id`;

const orders: Readonly<Record<ProductSort, Prisma.Sql>> = {
  popular: POPULAR,
  newest: Prisma.sql`created_at DESC, name, id`,
  "price-low": Prisma.sql`NOT ${HAS_PRICE}, price, name, id`,
  "price-high": Prisma.sql`NOT ${HAS_PRICE}, price DESC, name, id`,
};

/** What is true of all active products that match, in one statement. */
async function summarize(
  handle: Db,
  filter: Matching,
): Promise<{ total: number; containsNicotine: boolean }> {
  const rows = await handle.$queryRaw<{ categories: string[]; count: number; isMarked: boolean }[]>`
    SELECT category_names AS categories, count(*)::int AS count, bool_or(contains_nicotine) AS "isMarked"
    FROM products WHERE ${matching(filter)} GROUP BY category_names`;
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    containsNicotine: rows.some(
      ({ isMarked, categories }) => isMarked || categories.some(isNicotineCategory),
    ),
  };
}

/** How many active products match. */
export const countProducts = async (handle: Db, filter: Matching): Promise<number> =>
  (await summarize(handle, filter)).total;

/** One page of the active products that match, and what is true of all that match. Two statements. */
export async function findProducts(handle: Db, filter: ProductFilter): Promise<ListedProducts> {
  const [rows, summary] = await Promise.all([
    handle.$queryRaw<ProductRow[]>`
      SELECT ${COLUMNS} FROM products WHERE ${matching(filter)}
      ORDER BY ${orders[filter.sort]} LIMIT ${filter.limit} OFFSET ${filter.offset}`,
    summarize(handle, filter),
  ]);
  const products = rows.map(toListedProductDto);
  // The name of a product tells, too, which the database cannot read.
  const containsNicotine = summary.containsNicotine || products.some((product) => product.containsNicotine);
  return { products, total: summary.total, containsNicotine };
}

/** The products of these ids, in their order, as tiles show them. */
export async function productsInOrder(handle: Db, ids: readonly string[]): Promise<ListedProductDto[]> {
  const rows = await handle.$queryRaw<ProductRow[]>`
    SELECT ${COLUMNS} FROM products WHERE id = ANY(${ids}::uuid[]) ORDER BY array_position(${ids}::uuid[], id)`;
  return rows.map(toListedProductDto);
}

const RELATED = 4;

/**
 * One active product (that of an option is the product it belongs to) and others of its category; null when there is no
 * such product for visitors.
 */
export async function findProduct(handle: Db, id: string): Promise<ProductDetailDto | null> {
  const [row] = await handle.$queryRaw<ProductRow[]>`
    SELECT ${COLUMNS} FROM products
    WHERE ${ON_SHELF}
      AND id IN (${id}::uuid, (SELECT o.group_id FROM products o WHERE o.id = ${id}::uuid AND o.is_active))`;
  if (!row) return null;
  const related = await handle.$queryRaw<ProductRow[]>`
    SELECT ${COLUMNS} FROM products
    WHERE ${ON_SHELF} AND id <> ${row.id}::uuid AND category_name IS NOT DISTINCT FROM ${row.categoryName}
    ORDER BY ${NONE_LEFT}, sold_recently DESC, abs(price - ${row.price.toFixed(2)}::numeric), id
    LIMIT ${RELATED}`;
  return { product: toListedProductDto(row), related: related.map(toListedProductDto) };
}

/** Every active product, its options inside, for the contract's unpaged list. */
export async function listProducts(handle: Db): Promise<ProductDto[]> {
  const rows = await handle.$queryRaw<ProductRow[]>`
    SELECT ${COLUMNS} FROM products WHERE ${ON_SHELF} ORDER BY name, id`;
  return rows.map(toProductDto);
}

/** A site map lists at most 50,000 addresses (sitemaps.org); the pages and categories are among them. */
const MAX_IN_SITE_MAP = 45_000;

/** The ids of the products that have a page of their own in the site map, the newest first. */
async function listProductIds(handle: Db): Promise<string[]> {
  const rows = await handle.$queryRaw<{ id: string }[]>`
    SELECT id FROM products WHERE ${ON_SHELF} ORDER BY created_at DESC, id LIMIT ${MAX_IN_SITE_MAP}`;
  return rows.map(({ id }) => id);
}

/** Every category of the point of sale, in its order. */
export async function listCategories(handle: Db): Promise<CategoryDto[]> {
  const rows = await handle.category.findMany({
    orderBy: [{ sortOrder: "asc" }, { name: "asc" }, { id: "asc" }],
  });
  return rows.map(toCategoryDto);
}

/** When the products were last read from the register, whatever other lists failed, ISO; null when never. */
export async function readStockReadAt(handle: Db): Promise<string | null> {
  const step = await handle.syncStep.findUnique({
    where: { kind_name: { kind: "inventory", name: "products" } },
    select: { lastDoneAt: true },
  });
  return step?.lastDoneAt?.toISOString() ?? null;
}

const everything = ProductFilter.parse({});

/** The unpaged list as JSON text: with 20,000 products, serializing it for each caller would block all others. */
export const cachedProductListJson = cached("product-list", [tags.products()], "[]", async () =>
  JSON.stringify(await listProducts(db())),
);

export const cachedProductIds = cached("product-ids", [tags.products()], [] as string[], () =>
  listProductIds(db()),
);

export const cachedCategories = cached("categories", [tags.categories()], [] as CategoryDto[], () =>
  listCategories(db()),
);

/** Active products by category, in the order of the point of sale; those it does not name come last. */
export const cachedCategoryCounts = cached(
  "category-counts",
  [tags.products(), tags.categories()],
  [] as CategoryCount[],
  async () => {
    const [counts, categories] = await Promise.all([countByCategory(db(), everything), listCategories(db())]);
    return inShopOrder(
      counts,
      categories.map(({ name }) => name),
    );
  },
);

/** The categories visitors can choose, those without products too. */
export async function cachedShelfCategories(): Promise<readonly CategoryCount[]> {
  const [counts, categories] = await Promise.all([cachedCategoryCounts(), cachedCategories()]);
  return shelfCategories(
    counts,
    categories.map(({ name }) => name),
  );
}

export const cachedStockReadAt = cached("stock-read-at", [tags.stockReadAt()], null as string | null, () =>
  readStockReadAt(db()),
);
