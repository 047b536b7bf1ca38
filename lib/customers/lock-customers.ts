import "server-only";
import type { Db } from "@/lib/db/client";

/** Key of the advisory lock for grouping records into members; any number that no other lock uses. */
const MEMBERS_LOCK = 4_702_551;

/**
 * Lets one transaction at a time group records into members. Two joins at once, of A with B and of B with C, would
 * each miss the other and leave one person as two members. Acquired before any customer row is locked and before
 * `shareMembers`, to avoid a deadlock.
 */
export async function lockMembers(handle: Db): Promise<void> {
  await handle.$executeRaw`SELECT pg_advisory_xact_lock(${MEMBERS_LOCK}::bigint)`;
}

/**
 * Keeps every record in its member until the transaction ends. Transactions that only count visits share it, and wait
 * for one that groups records. Acquired before any customer row is locked, to avoid a deadlock.
 */
export async function shareMembers(handle: Db): Promise<void> {
  await handle.$executeRaw`SELECT pg_advisory_xact_lock_shared(${MEMBERS_LOCK}::bigint)`;
}

/**
 * Locks the rows of customers and their members until the transaction ends, so that concurrent changes of one count are
 * serialized. A join that commits while this waits for a row would leave the rows of the joined member without a lock.
 */
export async function lockCustomers(handle: Db, customerIds: string[]): Promise<void> {
  await shareMembers(handle);
  await handle.$queryRaw`
    SELECT id FROM customers
    WHERE member_id IN (SELECT member_id FROM customers WHERE id = ANY(${customerIds}::uuid[]))
    ORDER BY id FOR UPDATE`;
}
