import "server-only";
import { type GroupedRecord, groupRecords, type JoinedPair } from "@/lib/customers/group-records";
import { lockMembers } from "@/lib/customers/lock-customers";
import { legitimateCondition } from "@/lib/customers/member-sql";
import { mergeVisits } from "@/lib/customers/merge-visits";
import { recountMembers } from "@/lib/customers/recount-visits";
import { restoreExpired } from "@/lib/customers/restore-expired";
import { shareOptOuts } from "@/lib/customers/share-opt-outs";
import { shopNumber } from "@/lib/customers/shared-numbers";
import { type Db, Prisma } from "@/lib/db/client";

type StoredRecord = GroupedRecord & { memberId: string };

const COLUMNS = Prisma.sql`c.id, c.first_name AS "firstName", c.last_name AS "lastName",
  c.phone_digits AS "phoneDigits", c.created_at AS "createdAt",
  coalesce(c.member_id, c.id) AS "memberId",
  (NOT c.is_separate AND NOT c.is_placeholder) AS "isJoinedByPhone",
  (${legitimateCondition}) AS "isLegitimate"`;

/**
 * Updates `member_id` by shared phone numbers and by what staff joined and separated, and every changed member's
 * visits (see `restoreExpired` and `mergeVisits`) and opt-outs. Runs in the transaction that changed the records.
 * @param customerIds the records that changed; without it every record is checked
 * @returns the members that gained or lost a record
 */
export async function regroupMembers(handle: Db, customerIds?: readonly string[]): Promise<string[]> {
  await lockMembers(handle);
  const records = customerIds ? await connectedTo(handle, customerIds) : await perhapsConnected(handle);
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const joins = await handle.$queryRaw<JoinedPair[]>`
    SELECT from_id AS "fromId", to_id AS "toId" FROM customer_links
    WHERE kind = 'same' AND from_id = ANY(${ids}::uuid[]) AND to_id = ANY(${ids}::uuid[])`;
  const memberOf = groupRecords(records, joins, shopNumber());
  const moved = records.filter(({ id, memberId }) => memberOf.get(id) !== memberId);
  if (moved.length === 0) return [];
  const changed = new Set(moved.flatMap(({ id, memberId }) => [memberId, memberOf.get(id) ?? id]));
  const members = [...changed];
  // Locked in the same order as check-ins lock them, to avoid a deadlock.
  await handle.$queryRaw`
    SELECT id FROM customers WHERE member_id = ANY(${members}::uuid[]) OR id = ANY(${members}::uuid[])
    ORDER BY id FOR UPDATE`;
  await handle.$executeRaw`
    UPDATE customers c SET member_id = given.member_id, updated_at = now()
    FROM unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ id }) => memberOf.get(id) ?? id)}::uuid[])
      AS given (id, member_id)
    WHERE c.id = given.id`;
  const former = records.filter(({ id }) => changed.has(memberOf.get(id) ?? id));
  // First, because visits that expired are not merged.
  await restoreExpired(handle, members);
  await mergeVisits(handle, new Map(former.map(({ id, memberId }) => [id, memberId])));
  await recountMembers(handle, members);
  await shareOptOuts(handle, members);
  return members;
}

/**
 * These records, and all connected to them by a number, a member or a join, transitively. The recursion walks numbers
 * and members as nodes of their own: joining records with records would cost the square of how many share a number.
 */
function connectedTo(handle: Db, ids: readonly string[]): Promise<StoredRecord[]> {
  // A number is an array of one, because the GIN index answers `phone_digits @> NULL` at once, but would search for an
  // array that contains NULL.
  return handle.$queryRaw<StoredRecord[]>`
    WITH RECURSIVE connected (id, number, member_id) AS (
      SELECT id, NULL::text[], NULL::uuid FROM customers WHERE id = ANY(${[...ids]}::uuid[])
      UNION
      SELECT next.* FROM connected known
      CROSS JOIN LATERAL (
        SELECT NULL::uuid, ARRAY[digits], NULL::uuid FROM customers, unnest(phone_digits) AS digits WHERE id = known.id
        UNION ALL SELECT NULL, NULL, member_id FROM customers WHERE id = known.id
        UNION ALL SELECT id, NULL, NULL FROM customers WHERE phone_digits @> known.number
        UNION ALL SELECT id, NULL, NULL FROM customers WHERE member_id = known.member_id
        UNION ALL SELECT to_id, NULL, NULL FROM customer_links WHERE kind = 'same' AND from_id = known.id
        UNION ALL SELECT from_id, NULL, NULL FROM customer_links WHERE kind = 'same' AND to_id = known.id
      ) next)
    SELECT ${COLUMNS} FROM customers c WHERE c.id IN (SELECT id FROM connected)`;
}

/** Every record that shares a number, was joined, or belongs to a member that another record names. */
function perhapsConnected(handle: Db): Promise<StoredRecord[]> {
  return handle.$queryRaw<StoredRecord[]>`
    WITH shared AS (
      SELECT digits FROM customers, unnest(phone_digits) AS digits GROUP BY digits HAVING count(*) > 1
    ), candidates AS (
      SELECT c.id FROM customers c, unnest(c.phone_digits) AS own JOIN shared ON shared.digits = own
      UNION SELECT from_id FROM customer_links WHERE kind = 'same'
      UNION SELECT to_id FROM customer_links WHERE kind = 'same'
      UNION SELECT id FROM customers WHERE member_id <> id
      UNION SELECT member_id FROM customers WHERE member_id <> id
    )
    SELECT ${COLUMNS} FROM customers c WHERE c.id IN (SELECT id FROM candidates)`;
}
