import "server-only";
import type { Db } from "@/lib/db/client";

/**
 * What a person said about the sale of their information counts for each of their records, also one that joins the
 * member later. A record that is separated again keeps it, because its person may be the one who said so.
 */
export async function shareOptOuts(handle: Db, memberIds: readonly string[]): Promise<void> {
  await handle.$executeRaw`
    UPDATE customers c SET sale_opt_out_at = told.at, updated_at = now()
    FROM (
      SELECT member_id, min(sale_opt_out_at) AS at FROM customers
      WHERE member_id = ANY(${[...memberIds]}::uuid[]) AND sale_opt_out_at IS NOT NULL GROUP BY member_id) told
    WHERE c.member_id = told.member_id AND c.sale_opt_out_at IS NULL`;
}
