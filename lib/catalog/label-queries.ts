import "server-only";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { type ShelfLabel, toShelfLabel } from "@/lib/catalog/shelf-label";
import { toPriceType } from "@/lib/catalog/to-dto";
import { type Ctx, requireAdmin } from "@/lib/context";

/** The most labels that are printed at once: twenty small sheets. */
export const MAX_LABELS = 600;
/** Products that are chosen one by one stand in the address, which must stay short. */
export const MAX_CHOSEN = 120;

export type LabelChoice = {
  ids: readonly string[];
  /** Every product on the site of this category beside those chosen; empty for none. */
  category: string;
};

/**
 * The labels of the chosen products, by name. Two statements.
 * @returns `missing`: how many of the chosen there are not
 */
export async function readShelfLabels(
  ctx: Ctx,
  { ids, category }: LabelChoice,
): Promise<{ labels: ShelfLabel[]; missing: number }> {
  requireAdmin(ctx);
  if (ids.length === 0 && category === "") return { labels: [], missing: 0 };
  const inCategory =
    category === UNCATEGORIZED ? { categoryName: null } : { categoryNames: { has: category } };
  const rows = await ctx.db.product.findMany({
    where: {
      groupId: null,
      OR: [{ id: { in: [...ids] } }, ...(category ? [{ ...inCategory, isActive: true }] : [])],
    },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: MAX_LABELS,
  });
  const options = await ctx.db.product.findMany({
    where: { groupId: { in: rows.filter(({ isGroup }) => isGroup).map(({ id }) => id) }, isActive: true },
    orderBy: [{ price: "asc" }, { optionLabel: "asc" }],
    select: { groupId: true, optionLabel: true, name: true },
  });
  const labels = rows.map((row) =>
    toShelfLabel({
      ...row,
      price: row.price.toFixed(2),
      priceMax: (row.priceMax ?? row.price).toFixed(2),
      priceType: toPriceType(row.priceType),
      optionLabels: options
        .filter(({ groupId }) => groupId === row.id)
        .map(({ optionLabel, name }) => optionLabel ?? name),
    }),
  );
  const found = new Set(rows.map(({ id }) => id));
  return { labels, missing: ids.filter((id) => !found.has(id)).length };
}
