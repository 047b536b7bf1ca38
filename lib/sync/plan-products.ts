import { mapAll } from "@/lib/integrations/clover/mapped";
import type { Skipped } from "@/lib/integrations/clover/page";
import type { CategoryWire, ItemWire } from "@/lib/integrations/clover/schemas";
import { type CloverCategory, toCategory } from "@/lib/integrations/clover/to-category";
import { type CloverProduct, toProduct } from "@/lib/integrations/clover/to-product";

type ProductsPlan = {
  /** Products to store; the database tells new, changed and unchanged ones apart. */
  products: CloverProduct[];
  /** Categories of items that the list of categories did not contain yet. */
  categories: CloverCategory[];
  skipped: Skipped[];
};

/** Maps one page of items; invalid records are skipped with a reason. */
export function planProducts(items: readonly ItemWire[], knownCategories: ReadonlySet<string>): ProductsPlan {
  const { values: products, skipped } = mapAll(items, toProduct);
  const stored = new Set(products.map(({ cloverId }) => cloverId));
  const named = items.filter(({ id }) => stored.has(id)).flatMap(({ categories }) => categories);
  const unknown = mapAll(named, toCategory).values.filter(({ cloverId }) => !knownCategories.has(cloverId));
  const categories = new Map(unknown.map((category) => [category.cloverId, category]));
  return { products, categories: [...categories.values()], skipped };
}

/** Maps the list of categories. */
export function planCategories(wires: readonly CategoryWire[]): {
  categories: CloverCategory[];
  skipped: Skipped[];
} {
  const { values: categories, skipped } = mapAll(wires, toCategory);
  return { categories, skipped: prefixed("category", skipped) };
}

/** The reasons with what they are of, where a run counts those of several lists. */
export const prefixed = (what: string, skipped: readonly Skipped[]): Skipped[] =>
  skipped.map((one) => ({ ...one, reason: `${what} ${one.reason}` }));
