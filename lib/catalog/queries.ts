import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { inShopOrder } from "@/lib/catalog/categories";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { isNicotineCategory } from "@/lib/catalog/nicotine";
import type {
  CategoryCount,
  CategoryDto,
  ProductDto,
  ProductFilter,
  ProductPage,
} from "@/lib/catalog/schema";
import { TAG_CHARACTERS } from "@/lib/catalog/tags";
import { type ProductRow, toCategoryDto, toProductDto } from "@/lib/catalog/to-dto";
import { type Db, db, Prisma } from "@/lib/db/client";
import { containing } from "@/lib/db/like";

type Matching = Pick<ProductFilter, "q" | "category">;

function matching({ q, category }: Matching): Prisma.Sql {
  const parts = [Prisma.sql`is_active`];
  if (category === UNCATEGORIZED) parts.push(Prisma.sql`category_name IS NULL`);
  else if (category) parts.push(Prisma.sql`category_name = ${category}`);
  if (q) {
    const pattern = containing(q);
    parts.push(
      Prisma.sql`(name ILIKE ${pattern} OR left(description, ${TAG_CHARACTERS}::int) ILIKE ${pattern})`,
    );
  }
  return Prisma.join(parts, " AND ");
}

/** How many active products match, by category, the fullest first. */
export async function countByCategory(handle: Db, filter: Matching): Promise<CategoryCount[]> {
  const rows = await handle.$queryRaw<{ name: string | null; count: number; nicotine: boolean }[]>`
    SELECT category_name AS name, count(*)::int AS count, bool_or(contains_nicotine) AS nicotine
    FROM products WHERE ${matching(filter)} GROUP BY category_name ORDER BY count DESC, category_name`;
  return rows.map(({ name, count, nicotine }) => ({
    name: name ?? UNCATEGORIZED,
    count,
    containsNicotine: nicotine || isNicotineCategory(name),
  }));
}

const COLUMNS = Prisma.sql`id, name, description, price, price_type AS "priceType", unit_name AS "unitName",
  category_id AS "categoryId", category_name AS "categoryName", stock, is_stock_tracked AS "isStockTracked",
  contains_nicotine AS "containsNicotine", image_url AS "imageUrl", clover_id AS "cloverId",
  is_active AS "isActive", created_at AS "createdAt", updated_at AS "updatedAt"`;

/**
 * The whole catalogue is shown like a shop window: the first of every category, then the second of every category.
 * A search or a category is shown by name. Ids settle equal names, so pages never overlap.
 */
function order({ q, category }: Matching): Prisma.Sql {
  if (q || category) return Prisma.sql`name, id`;
  return Prisma.sql`row_number() OVER (PARTITION BY category_name ORDER BY name, id), category_name, id`;
}

/** One page of the active products that match, and what is true of all that match. Two statements. */
export async function findProducts(handle: Db, filter: ProductFilter): Promise<ProductPage> {
  const [rows, counts] = await Promise.all([
    handle.$queryRaw<ProductRow[]>`
      SELECT ${COLUMNS} FROM products WHERE ${matching(filter)}
      ORDER BY ${order(filter)} LIMIT ${filter.limit} OFFSET ${filter.offset}`,
    countByCategory(handle, filter),
  ]);
  return {
    products: rows.map(toProductDto),
    total: counts.reduce((sum, { count }) => sum + count, 0),
    containsNicotine: counts.some((category) => category.containsNicotine),
  };
}

/** Every active product, for the contract's unpaged list. */
export async function listProducts(handle: Db): Promise<ProductDto[]> {
  const rows = await handle.$queryRaw<ProductRow[]>`
    SELECT ${COLUMNS} FROM products WHERE is_active ORDER BY name, id`;
  return rows.map(toProductDto);
}

/** Every category of the point of sale, in its order. */
export async function listCategories(handle: Db): Promise<CategoryDto[]> {
  const rows = await handle.category.findMany({
    orderBy: [{ sortOrder: "asc" }, { name: "asc" }, { id: "asc" }],
  });
  return rows.map(toCategoryDto);
}

/** When the products were last read from the till, ISO; null when never. */
export async function readStockReadAt(handle: Db): Promise<string | null> {
  const run = await handle.syncRun.findFirst({
    where: { kind: "inventory", status: "done" },
    orderBy: { startedAt: "desc" },
    select: { finishedAt: true },
  });
  return run?.finishedAt?.toISOString() ?? null;
}

const nothing: ProductPage = { products: [], total: 0, containsNicotine: false };
const everything: Matching = { q: "", category: "" };

/** A page of the catalogue without a search, kept until a product changes. */
export const cachedProductPage = cached(
  "product-page",
  [tags.products()],
  nothing,
  (category: string, offset: number, limit: number) => findProducts(db(), { q: "", category, offset, limit }),
);

/** What the product browser asks for. Only searches reach the database: their texts are too many to keep. */
export function browseProducts(filter: ProductFilter): Promise<ProductPage> {
  if (filter.q) return findProducts(db(), filter);
  return cachedProductPage(filter.category, filter.offset, filter.limit);
}

/** The unpaged list as JSON text: at 20,000 products, making it anew for each caller would hold up everyone else. */
export const cachedProductListJson = cached("product-list", [tags.products()], "[]", async () =>
  JSON.stringify(await listProducts(db())),
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

export const cachedStockReadAt = cached("stock-read-at", [tags.syncRuns()], null as string | null, () =>
  readStockReadAt(db()),
);
