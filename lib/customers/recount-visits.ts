import "server-only";
import type { Db } from "@/lib/db/client";

/**
 * Brings the stored visit counts of customers, and of the members they are records of, in line with their check-ins.
 * Runs in the transaction that changed them, after the customers' rows were locked.
 */
export async function recountVisits(handle: Db, customerIds: string[]): Promise<void> {
  await handle.$executeRaw`
    UPDATE customers c SET checkin_count = v.visits, last_visit_at = v.latest, updated_at = now()
    FROM (
      SELECT c.id, count(k.id) FILTER (WHERE k.expiry_id IS NULL)::int AS visits, max(k.created_at) AS latest
      FROM customers c LEFT JOIN loyalty_checkins k ON k.customer_id = c.id AND k.voided_at IS NULL
      WHERE c.id = ANY(${customerIds}::uuid[]) GROUP BY c.id
    ) v
    WHERE c.id = v.id AND (c.checkin_count, c.last_visit_at) IS DISTINCT FROM (v.visits, v.latest)`;
  const members = await handle.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT member_id AS id FROM customers WHERE id = ANY(${customerIds}::uuid[])`;
  await recountMembers(
    handle,
    members.map(({ id }) => id),
  );
}

/** Adds up the visits of each member's records. */
export async function recountMembers(handle: Db, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await handle.$executeRaw`
    UPDATE customers c SET member_visits = total.visits, member_last_visit_at = total.latest, updated_at = now()
    FROM (
      SELECT member_id, sum(checkin_count)::int AS visits, max(last_visit_at) AS latest
      FROM customers WHERE member_id = ANY(${[...memberIds]}::uuid[]) GROUP BY member_id
    ) total
    WHERE c.member_id = total.member_id
      AND (c.member_visits, c.member_last_visit_at) IS DISTINCT FROM (total.visits, total.latest)`;
}
