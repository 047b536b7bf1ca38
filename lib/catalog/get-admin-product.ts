import "server-only";
import { STAFF_OPTIONS } from "@/lib/catalog/shelf-sql";
import { type AdminProductDto, type OptionRow, toAdminProductDto } from "@/lib/catalog/to-admin-dto";
import { type Ctx, requireAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { paidOrderCondition } from "@/lib/orders/paid-order-sql";
import { soldLineCondition } from "@/lib/orders/sold-line-sql";
import { lineUnits } from "@/lib/orders/units";
import { DAY_MS } from "@/lib/time";

/** Sales of this many days are counted on a product's panel. */
export const SOLD_WITHIN_DAYS = 30;

export type ProductDetail = AdminProductDto & {
  cloverId: string | null;
  containsNicotine: boolean;
  /** When the point of sale last changed it; null when it never said. */
  changedAtRegister: string | null;
  /** Units, to three decimals. */
  sold: { quantity: number; lastAt: string | null };
};

/**
 * One product with its options and what was sold of it lately; of one with options, what was sold of those.
 * @throws {AppError} not_found
 */
export async function getAdminProduct(ctx: Ctx, id: string): Promise<ProductDetail> {
  requireAdmin(ctx);
  const since = new Date(ctx.now().getTime() - SOLD_WITHIN_DAYS * DAY_MS);
  const [row, [sold], [kinds]] = await Promise.all([
    ctx.db.product.findUnique({ where: { id } }),
    ctx.db.$queryRaw<{ quantity: number; lastAt: Date | null }[]>`
      SELECT coalesce(sum(${lineUnits("i")}) FILTER (WHERE o.created_at >= ${since}), 0)::float8 AS quantity,
        max(o.created_at) AS "lastAt"
      FROM order_items i JOIN orders o ON o.id = i.order_id AND ${paidOrderCondition("o")}
      WHERE i.product_id IN (SELECT id FROM products WHERE id = ${id}::uuid OR group_id = ${id}::uuid)
        AND ${soldLineCondition("i")}`,
    ctx.db.$queryRaw<
      { options: OptionRow[] | null }[]
    >`SELECT ${STAFF_OPTIONS} FROM products WHERE id = ${id}::uuid`,
  ]);
  if (!row) throw new AppError("not_found", "This product does not exist.");
  return {
    ...toAdminProductDto({ ...row, options: kinds?.options }),
    cloverId: row.cloverId,
    containsNicotine: row.containsNicotine,
    changedAtRegister: row.cloverModifiedAt?.toISOString() ?? null,
    sold: { quantity: sold?.quantity ?? 0, lastAt: sold?.lastAt?.toISOString() ?? null },
  };
}
