import "server-only";
import type { Db } from "@/lib/db/client";

/**
 * Locks the rows of customers and their members until the transaction ends, so that concurrent changes of one count are
 * serialized.
 */
export async function lockCustomers(handle: Db, customerIds: string[]): Promise<void> {
  await handle.$queryRaw`
    SELECT id FROM customers
    WHERE member_id IN (SELECT member_id FROM customers WHERE id = ANY(${customerIds}::uuid[]))
    ORDER BY id FOR UPDATE`;
}
