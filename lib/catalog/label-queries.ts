import "server-only";
import { UNCATEGORIZED } from "@/lib/catalog/limits";
import { type ShelfLabel, toShelfLabel } from "@/lib/catalog/shelf-label";
import { toModifiers, toPriceType } from "@/lib/catalog/to-dto";
import { type Ctx, requireAdmin } from "@/lib/context";

/** The most labels that are printed at once: twenty small sheets. */
export const MAX_LABELS = 600;
/** Products that are chosen one by one stand in the address, which must stay short. */
export const MAX_CHOSEN = 120;

export type LabelChoice = {
  ids: readonly string[];
  /** Every product on the site of this category beside those chosen; empty for none. */
  category: string;
  /** Which `MAX_LABELS` of them, from 1. */
  part?: number;
};

export type ShelfLabels = {
  labels: ShelfLabel[];
  /** The part these are of; the last one when the choice has fewer. */
  part: number;
  /** How many labels all parts have. */
  total: number;
  /** The products chosen one by one, on whichever part they are. */
  chosen: { id: string; name: string }[];
  /** How many of those chosen one by one are not known. */
  missing: number;
};

/** One part of the labels of the chosen products, by name. */
export async function readShelfLabels(
  ctx: Ctx,
  { ids, category, part = 1 }: LabelChoice,
): Promise<ShelfLabels> {
  requireAdmin(ctx);
  if (ids.length === 0 && category === "") return { labels: [], part: 1, total: 0, chosen: [], missing: 0 };
  const inCategory = [
    { categoryNames: { has: category } },
    ...(category === UNCATEGORIZED ? [{ categoryName: null }] : []),
  ];
  // An option that is named itself too: staff come to its panel by its history.
  const named = { id: { in: [...ids] } };
  const where = { OR: [named, ...(category ? [{ groupId: null, OR: inCategory, isActive: true }] : [])] };
  const orderBy = [{ name: "asc" as const }, { id: "asc" as const }];
  const total = await ctx.db.product.count({ where });
  const shown = Math.min(part, Math.max(1, Math.ceil(total / MAX_LABELS)));
  const [rows, chosen] = await Promise.all([
    ctx.db.product.findMany({ where, orderBy, skip: (shown - 1) * MAX_LABELS, take: MAX_LABELS }),
    ctx.db.product.findMany({ where: named, orderBy, select: { id: true, name: true } }),
  ]);
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
      modifiers: toModifiers(row.modifiers),
      optionLabels: options
        .filter(({ groupId }) => groupId === row.id)
        .map(({ optionLabel, name }) => optionLabel ?? name),
    }),
  );
  return { labels, part: shown, total, chosen, missing: ids.length - chosen.length };
}
