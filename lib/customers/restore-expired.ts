import "server-only";
import { mergeChangedVisits } from "@/lib/customers/merge-visits";
import { recountVisits } from "@/lib/customers/recount-visits";
import type { Db } from "@/lib/db/client";
import { TOP_TIER } from "@/lib/tier";

/**
 * Counts visits again that a run of the points policy took out of the count only because not all of the member's visits
 * counted then: the member, as now known, had come in, or had reached the top tier. Where a later run was right about the
 * member, the visits are that run's. Runs in the transaction that grouped the member's records, or that counts more of
 * its visits, after their rows were locked.
 * @param customerIds of the members' records, of each at least one
 */
export async function restoreExpired(handle: Db, customerIds: readonly string[]): Promise<void> {
  const touched = new Map<string, string>();
  // Repeated, because a visit that moves to the next run counts toward the top tier there, which may show that run to
  // be mistaken too.
  for (;;) {
    const moved = await moveExpired(handle, customerIds);
    if (moved.length === 0) break;
    for (const { id, customerId } of moved) touched.set(id, customerId);
  }
  if (touched.size === 0) return;
  await mergeChangedVisits(
    handle,
    [...touched.keys()].map((id) => ({ id, voidSince: null })),
  );
  await recountVisits(handle, [...new Set(touched.values())]);
}

/** Gives the visits of the runs that were mistaken to the next run that was not, or to none. */
function moveExpired(
  handle: Db,
  customerIds: readonly string[],
): Promise<{ id: string; customerId: string }[]> {
  return handle.$queryRaw`
    WITH touched AS (
      SELECT DISTINCT c.member_id, run.id, run.run_at, run.last_visit_before
      FROM customers c JOIN loyalty_checkins k ON k.customer_id = c.id JOIN points_expiries run ON run.id = k.expiry_id
      WHERE c.member_id IN (SELECT member_id FROM customers WHERE id = ANY(${[...customerIds]}::uuid[]))
    ), mistaken AS (
      SELECT touched.member_id, touched.id
      FROM touched JOIN customers c ON c.member_id = touched.member_id
      JOIN loyalty_checkins k ON k.customer_id = c.id AND k.voided_at IS NULL AND k.created_at <= touched.run_at
      LEFT JOIN points_expiries taken ON taken.id = k.expiry_id
      GROUP BY 1, 2
      HAVING bool_or(k.created_at >= touched.last_visit_before)
        OR count(*) FILTER (WHERE taken.id IS NULL OR taken.run_at >= touched.run_at) >= ${TOP_TIER.visits}
    )
    UPDATE loyalty_checkins k SET expiry_id = (
      SELECT later.id FROM touched later
      WHERE later.member_id = touched.member_id AND later.run_at > touched.run_at
        AND (later.member_id, later.id) NOT IN (SELECT member_id, id FROM mistaken)
      ORDER BY later.run_at LIMIT 1)
    FROM mistaken JOIN touched USING (member_id, id) JOIN customers c USING (member_id)
    WHERE k.customer_id = c.id AND k.expiry_id = mistaken.id RETURNING k.id, k.customer_id AS "customerId"`;
}
