import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { productsInOrder } from "@/lib/catalog/queries";
import type { ListedProductDto } from "@/lib/catalog/schema";
import { FIRST_SYNC_ENDED, NEW_FOR, NONE_LEFT, ON_SHELF } from "@/lib/catalog/shelf-sql";
import { type Db, db, Prisma } from "@/lib/db/client";
import { SHOP_TIME_ZONE } from "@/lib/time";

const SHOWN = 4;

const SHOP_DAY = Prisma.sql`date_trunc('day', created_at AT TIME ZONE ${SHOP_TIME_ZONE})`;

/**
 * The newest in-stock product of each category, the latest arrivals first, the more expensive first where several
 * arrived together.
 */
export async function newestProducts(handle: Db, count: number): Promise<ListedProductDto[]> {
  const ids = await handle.$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      SELECT DISTINCT ON (category_name) id, ${SHOP_DAY} AS day, price FROM products
      WHERE ${ON_SHELF} AND category_name IS NOT NULL AND NOT ${NONE_LEFT}
      ORDER BY category_name, day DESC, price DESC, id
    ) AS newest ORDER BY day DESC, price DESC, id LIMIT ${count}::int`;
  return productsInOrder(
    handle,
    ids.map(({ id }) => id),
  );
}

export const cachedNewestProducts = cached(
  "newest-products",
  [tags.products()],
  [] as ListedProductDto[],
  () => newestProducts(db(), SHOWN),
);

/** Until when the newest arrival on the shelf is new, in ms since 1970; 0 when nothing came after the first sync. */
export async function readNewUntil(handle: Db): Promise<number> {
  const [row] = await handle.$queryRaw<{ until: Date | null }[]>`
    SELECT max(created_at) + ${NEW_FOR} AS until FROM products
    WHERE ${ON_SHELF} AND created_at > ${FIRST_SYNC_ENDED}`;
  return row?.until?.getTime() ?? 0;
}

const cachedNewUntil = cached("new-until", [tags.products()], 0, () => readNewUntil(db()));

/** Whether the filter for new arrivals finds anything. A moment is cached rather than a count, which goes out of date. */
export const hasNewProducts = async (): Promise<boolean> => (await cachedNewUntil()) >= Date.now();
