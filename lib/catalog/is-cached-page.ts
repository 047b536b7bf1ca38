import { MAX_PAGE_SIZE, PAGE_SIZE } from "@/lib/catalog/limits";
import type { CategoryCount, ProductFilter } from "@/lib/catalog/schema";

type Asked = Pick<ProductFilter, "q" | "category" | "offset" | "limit">;

/**
 * True for a page of products that the site's own pages ask for: of an existing category or of everything, with an
 * offset within the list. Any other is read but not cached, so that strangers cannot choose cache keys.
 */
export function isCachedPage(
  { q, category, offset, limit }: Asked,
  counts: readonly CategoryCount[],
): boolean {
  if (q || offset % PAGE_SIZE !== 0 || limit % PAGE_SIZE !== 0 || limit > MAX_PAGE_SIZE) return false;
  // Load more asks for one page after another; a way back asks for the first few at once.
  if (limit !== PAGE_SIZE && offset !== 0) return false;
  const counted = category ? counts.filter(({ name }) => name === category) : counts;
  const most = counted.reduce((sum, { count }) => sum + count, 0);
  // A category without products still has a first page, which says so.
  return counted.length > 0 && (offset === 0 || offset < most);
}
