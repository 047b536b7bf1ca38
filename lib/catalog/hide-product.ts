import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { deriveProducts } from "@/lib/catalog/derive-products";
import { requireOptions } from "@/lib/catalog/require-options";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

/**
 * What Delete does: the product leaves the site and a sync does not bring it back. It stays in the list of staff, who
 * can show it again, as the point of sale still has it and orders name it.
 * @throws {AppError} bad_input, not_found, also for a group that its options have left
 */
export async function hideProduct(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  ctx.touch(tags.products());
  await withTransaction(ctx, async (tx) => {
    const product = await tx.db.product.findUniqueOrThrow({ where: { id } });
    await requireOptions(tx, product);
    // In the statement that hides it: of two people who delete it at once, one did.
    const { count } = await tx.db.product.updateMany({
      where: { id, isHiddenByStaff: false },
      data: { isHiddenByStaff: true },
    });
    if (count === 0) return;
    await deriveProducts(tx, { id });
    await recordChange(tx, {
      action: "delete",
      entity: "product",
      entityId: id,
      label: product.name,
      before: { isHiddenByStaff: false },
      after: { isHiddenByStaff: true },
    });
  });
}
