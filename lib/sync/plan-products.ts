import type { CategoryWire, ItemWire } from "@/lib/integrations/clover/schemas";
import { type CloverCategory, toCategory } from "@/lib/integrations/clover/to-category";
import { type CloverProduct, toProduct } from "@/lib/integrations/clover/to-product";

type Skip = { reason: string };

export type ProductsPlan = {
  /** Products to store; the database tells new, changed and unchanged ones apart. */
  products: CloverProduct[];
  /** Categories of items that the list of categories did not contain yet. */
  categories: CloverCategory[];
  skipped: Skip[];
};

/** Maps one page of items; invalid records are skipped with a reason. */
export function planProducts(items: readonly ItemWire[], knownCategories: ReadonlySet<string>): ProductsPlan {
  const products: CloverProduct[] = [];
  const skipped: Skip[] = [];
  const unknown = new Map<string, CloverCategory>();
  for (const item of items) {
    const mapped = toProduct(item);
    if (!mapped.ok) {
      skipped.push({ reason: mapped.reason });
      continue;
    }
    products.push(mapped.value);
    for (const category of item.categories.map(toCategory)) {
      if (category.ok && !knownCategories.has(category.value.cloverId))
        unknown.set(category.value.cloverId, category.value);
    }
  }
  return { products, categories: [...unknown.values()], skipped };
}

export type CategoriesPlan = { categories: CloverCategory[]; skipped: Skip[] };

/** Maps the list of categories. */
export function planCategories(wires: readonly CategoryWire[]): CategoriesPlan {
  const categories: CloverCategory[] = [];
  const skipped: Skip[] = [];
  for (const wire of wires) {
    const mapped = toCategory(wire);
    if (mapped.ok) categories.push(mapped.value);
    else skipped.push({ reason: `category ${mapped.reason}` });
  }
  return { categories, skipped };
}
