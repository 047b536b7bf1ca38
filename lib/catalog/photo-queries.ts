import "server-only";
import type { ListedProductDto } from "@/lib/catalog/schema";
import { ON_SHELF } from "@/lib/catalog/shelf-sql";
import { type Ctx, requireAdmin } from "@/lib/context";
import { type ProductDrawing, productDrawing } from "@/lib/drawings/product-drawing";

/** How many best sellers the share with a photo is computed over. */
const BEST_SELLERS = 50;
/** Products the queue shows at once. */
const QUEUE_SIZE = 24;

export type ProductToPhotograph = Pick<ListedProductDto, "id" | "name" | "categoryName"> & {
  drawing: ProductDrawing;
  /** Units sold in 90 days, to three decimals. */
  sold: number;
};

export type PhotoQueue = {
  next: ProductToPhotograph[];
  /** Products on the site without a photo. */
  missing: number;
  bestSellers: { pictured: number; total: number };
};

type Row = Omit<ProductToPhotograph, "drawing">;

/**
 * The products on the site that need a photo, what sells most first, and how many of the best sellers have one. Two
 * statements.
 */
export async function readPhotoQueue(ctx: Ctx): Promise<PhotoQueue> {
  requireAdmin(ctx);
  const [rows, [counted]] = await Promise.all([
    ctx.db.$queryRaw<Row[]>`
      SELECT id, name, category_name AS "categoryName", sold_recently AS sold FROM products
      WHERE ${ON_SHELF} AND image_url IS NULL ORDER BY sold_recently DESC, name, id LIMIT ${QUEUE_SIZE}`,
    ctx.db.$queryRaw<{ missing: number; pictured: number; total: number }[]>`
      SELECT (SELECT count(*)::int FROM products WHERE ${ON_SHELF} AND image_url IS NULL) AS missing,
        count(image_url)::int AS pictured, count(*)::int AS total
      FROM (
        SELECT image_url FROM products WHERE ${ON_SHELF} AND sold_recently > 0 ORDER BY sold_recently DESC, name, id LIMIT ${BEST_SELLERS}
      ) best`,
  ]);
  return {
    next: rows.map((row) => ({ ...row, drawing: productDrawing(row) })),
    missing: counted?.missing ?? 0,
    bestSellers: { pictured: counted?.pictured ?? 0, total: counted?.total ?? 0 },
  };
}
