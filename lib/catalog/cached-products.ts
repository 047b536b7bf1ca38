import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { isCachedPage } from "@/lib/catalog/is-cached-page";
import { cachedShelfCategories, findProduct, findProducts } from "@/lib/catalog/queries";
import { type ListedProducts, type ProductDetailDto, ProductFilter } from "@/lib/catalog/schema";
import { db } from "@/lib/db/client";
import { isBuilding } from "@/lib/env";
import { type ReadLimit, withReadLimit } from "@/lib/limits/read-limit";

const nothing: ListedProducts = { products: [], total: 0, containsNicotine: false };

const cachedPage = cached(
  "product-page",
  [tags.products()],
  nothing,
  (category: string, sort: string, offset: number, limit: number) =>
    findProducts(db(), ProductFilter.parse({ category, sort, offset, limit })),
);

/** Each search uses two connections for its two statements. */
const SEARCHES: ReadLimit = { name: "search", atOnce: 1, waitingOfAddress: 20 };

/** Runs `work` when it is the turn of an address to search; throws as `withReadLimit` does. */
export const inSearchTurn = <T>(address: string, work: () => Promise<T>): Promise<T> =>
  withReadLimit(SEARCHES, address, work);

/** Products are found by id within a millisecond, so nobody is refused while the database answers. */
const PRODUCTS: ReadLimit = { name: "product", atOnce: 1, waitingOfAddress: 1_000 };

/** True for a filter that names only a category or nothing; other filters are too many to cache. */
const isWhole = ({ q, min, max, stock, new: isNew }: ProductFilter) => !q && !min && !max && !stock && !isNew;

/**
 * One page of the catalog, cached until a product changes when it is one that the site's own pages ask for. Other
 * pages are read each time, so that strangers cannot fill the cache with keys of their choice.
 * @param address the client's address bucket, for taking turns with other clients
 * @throws {AppError} rate_limited or unavailable when too many requests wait
 */
export async function browseProducts(filter: ProductFilter, address = "everybody"): Promise<ListedProducts> {
  if (isBuilding()) return nothing;
  if (!isWhole(filter) || !isCachedPage(filter, await cachedShelfCategories()))
    return inSearchTurn(address, () => findProducts(db(), filter));
  return cachedPage(filter.category, filter.sort, filter.offset, filter.limit);
}

class UnknownProduct extends Error {}

const cachedDetail = cached(
  "product",
  [tags.products()],
  null as ProductDetailDto | null,
  async (id: string) => {
    const detail = await withReadLimit(PRODUCTS, "everybody", () => findProduct(db(), id));
    // A thrown error is not cached.
    if (!detail) throw new UnknownProduct();
    return detail;
  },
);

/**
 * One product with others of its kind, cached until a product changes; null, and not cached, when there is none for
 * visitors.
 * @param id a UUID
 */
export async function cachedProduct(id: string): Promise<ProductDetailDto | null> {
  try {
    return await cachedDetail(id);
  } catch (error) {
    if (error instanceof UnknownProduct) return null;
    throw error;
  }
}

/**
 * A page that calls this is not stored (server/page-cache/cache-handler.mjs), because its address matches nothing and
 * there is no limit to such addresses.
 */
export const markUnstored = cached("unstored", [tags.unstored()], true, async () => true);
