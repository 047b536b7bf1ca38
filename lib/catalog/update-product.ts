import "server-only";
import { z } from "zod";
import { editConflict } from "@/lib/audit/change-versioned";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { deriveProducts } from "@/lib/catalog/derive-products";
import { EditedFrom, overwritesAnother } from "@/lib/catalog/edited-from";
import { ProductPatch } from "@/lib/catalog/product-patch";
import { requireOptions } from "@/lib/catalog/require-options";
import { type AdminProductDto, toAdminProductDto } from "@/lib/catalog/to-admin-dto";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { IdInput } from "@/lib/ids";
import { holdImage } from "@/lib/media/hold-image";
import { parseInput } from "@/lib/parse";

export const ProductUpdate = z.intersection(
  ProductPatch.extend({ editedFrom: EditedFrom.optional() }),
  IdInput,
);
export type ProductUpdate = z.input<typeof ProductUpdate>;

/**
 * Changes what the shop itself says of a product: description, picture, and whether staff hide it, or show it although
 * the register hides it. A sync never overwrites these.
 * @throws {AppError} bad_input, not_found, also for a group that its options have left, or conflict when somebody else
 * changed the same field since `editedFrom`
 */
export async function updateProduct(ctx: Ctx, input: ProductUpdate): Promise<AdminProductDto> {
  requireAdmin(ctx);
  const { id, editedFrom = {}, ...patch } = parseInput(ProductUpdate, input);
  ctx.touch(tags.products());
  return withTransaction(ctx, async (tx) => {
    await tx.db.$queryRaw`SELECT id FROM products WHERE id = ${id}::uuid FOR UPDATE`;
    const before = await tx.db.product.findUniqueOrThrow({ where: { id } });
    await requireOptions(tx, before);
    if (overwritesAnother(before, patch, editedFrom)) throw editConflict("product");
    if (patch.imageUrl !== before.imageUrl) await holdImage(tx, patch.imageUrl);
    await tx.db.product.update({ where: { id }, data: patch });
    await deriveProducts(tx, { id });
    const after = toAdminProductDto(await tx.db.product.findUniqueOrThrow({ where: { id } }));
    await recordChange(tx, {
      action: "update",
      entity: "product",
      entityId: id,
      label: before.name,
      before: toAdminProductDto(before),
      after,
    });
    return after;
  });
}
