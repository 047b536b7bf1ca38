import "server-only";
import type { Db } from "@/lib/db/client";

/** Holds customers' rows and their members' until the transaction ends, so that two changes of one count follow each other. */
export async function lockCustomers(handle: Db, customerIds: string[]): Promise<void> {
  await handle.$queryRaw`
    SELECT id FROM customers
    WHERE member_id IN (SELECT member_id FROM customers WHERE id = ANY(${customerIds}::uuid[]))
    ORDER BY id FOR UPDATE`;
}
