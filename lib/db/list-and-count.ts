import "server-only";
import type { Db, Prisma } from "@/lib/db/client";

type Parts = {
  /** One page of rows with their `id`. */
  list: Prisma.Sql;
  /** Exactly one row, of what is counted over all that match. */
  count: Prisma.Sql;
  /** The order of the list by its columns: a join does not keep an order. */
  order: Prisma.Sql;
};

/** Reads a page of rows and the counts over all pages in one statement, also when the page is empty. */
export async function listAndCount<Row extends { id: string }, Counted>(
  handle: Db,
  { list, count, order }: Parts,
): Promise<{ rows: Row[]; counted: Counted }> {
  const found = await handle.$queryRaw<[Counted, ...(Row & Counted)[]]>`
    SELECT listed.*, counted.* FROM (${count}) counted LEFT JOIN (${list}) listed ON TRUE ORDER BY ${order}`;
  const rows = (found as (Row & Counted)[]).filter(({ id }) => id !== null);
  return { rows, counted: found[0] };
}
