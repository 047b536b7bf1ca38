import "server-only";
import { attachOrders } from "@/lib/customers/attach-orders";
import { pairVisits } from "@/lib/customers/pair-visits";
import { recountVisits } from "@/lib/customers/recount-visits";
import type { Db } from "@/lib/db/client";

/** The name recorded for a visit that was voided with its order; no username can contain parentheses. */
export const BY_THE_ORDER = "(point of sale)";

type StoredVisit = {
  id: string;
  customerId: string;
  memberId: string;
  createdAt: Date;
  shopDay: string;
  orderId: string | null;
  besideOrders: string[];
};
type OrderVisit = StoredVisit & { orderId: string };

const hasOrder = (visit: StoredVisit): visit is OrderVisit => visit.orderId !== null;

const orderIdOf = ({ orderId }: OrderVisit): string => orderId;

/**
 * Counts a visit once that was reported twice for records which are one member now: an order's visit of one and a visit
 * recorded by hand of another on the same shop day become the one recorded by hand, with the order attached. When the
 * records part again, `reconcileVisits` detaches the order, and it earns a visit of its own. Two visits of what was one
 * member before stay two, also then (see `rememberBeside`). Runs in the transaction that grouped the records, after
 * their rows were locked.
 * @param formerMemberOf the member each record belonged to before
 */
export async function mergeVisits(handle: Db, formerMemberOf: ReadonlyMap<string, string>): Promise<void> {
  const visits = await visitsToMerge(handle, [...formerMemberOf.keys()]);
  const { pairs } = pairVisits(
    visits.filter(hasOrder),
    visits.filter(({ orderId }) => orderId === null),
    orderIdOf,
    (one, other) => formerMemberOf.get(one.customerId) !== formerMemberOf.get(other.customerId),
  );
  await storeMerged(handle, pairs);
  await forgetVoided(handle, formerMemberOf);
}

/**
 * Deletes visits that were voided with their order, of days on which another of the former members was checked in: if
 * the order counts again, it is attached to that check-in as a new one is. Restored, the visit would count beside it.
 */
async function forgetVoided(handle: Db, formerMemberOf: ReadonlyMap<string, string>): Promise<void> {
  await handle.$executeRaw`
    WITH former AS (
      SELECT given.*, c.member_id AS now_of
      FROM unnest(${[...formerMemberOf.keys()]}::uuid[], ${[...formerMemberOf.values()]}::uuid[]) AS given (id, was_of)
      JOIN customers c USING (id))
    DELETE FROM loyalty_checkins k USING former own
    WHERE own.id = k.customer_id AND k.source = 'order' AND k.voided_by = ${BY_THE_ORDER} AND k.expiry_id IS NULL
      AND NOT k.is_kept_by_staff AND NOT EXISTS (SELECT FROM undone_voids u WHERE u.checkin_id = k.id)
      AND EXISTS (
        SELECT FROM loyalty_checkins manual JOIN former other ON other.id = manual.customer_id
        WHERE other.now_of = own.now_of AND other.was_of <> own.was_of AND manual.shop_day = k.shop_day
          AND manual.source = 'manual' AND manual.order_id IS NULL AND manual.voided_at IS NULL
          AND manual.expiry_id IS NULL)`;
}

/** A check-in that lost its order, an order's visit that came to a member, or a visit that is no longer expired. */
export type ChangedVisit = {
  id: string;
  /**
   * Since when the visit had been void until now; null when it had not. Check-ins recorded before that were counted
   * beside it.
   */
  voidSince: Date | null;
};

/**
 * Merges the check-in and the order of a member and shop day into one visit, as if the order had always been as it is
 * now. A check-in that lost its order may free another check-in, which got a visit of its own only because the first
 * was taken; an order's visit that moves to a member, or counts again, may find a check-in recorded in its place.
 * Runs in the transaction that changed them, after the customers' rows were locked.
 */
export async function mergeChangedVisits(handle: Db, changed: readonly ChangedVisit[]): Promise<void> {
  if (changed.length === 0) return;
  const records = await handle.$queryRaw<{ id: string }[]>`
    SELECT id FROM customers WHERE member_id IN (
      SELECT c.member_id FROM loyalty_checkins k JOIN customers c ON c.id = k.customer_id
      WHERE k.id = ANY(${changed.map(({ id }) => id)}::uuid[]))`;
  const visits = await visitsToMerge(
    handle,
    records.map(({ id }) => id),
  );
  const changedById = new Map(changed.map((visit) => [visit.id, visit]));
  const { pairs } = pairVisits(
    visits.filter(hasOrder),
    visits.filter(({ orderId }) => orderId === null),
    orderIdOf,
    (order, visit) => {
      const came = changedById.get(order.id);
      const isInItsPlace = came && (came.voidSince === null || visit.createdAt >= came.voidSince);
      return changedById.has(visit.id) || isInItsPlace === true;
    },
  );
  await storeMerged(handle, pairs);
}

/** Leaves the visit recorded by hand of each pair, with the order of the other. */
async function storeMerged(
  handle: Db,
  pairs: readonly (readonly [OrderVisit, StoredVisit])[],
): Promise<void> {
  if (pairs.length === 0) return;
  await handle.$executeRaw`
    DELETE FROM loyalty_checkins WHERE id = ANY(${pairs.map(([order]) => order.id)}::uuid[])`;
  await attachOrders(
    handle,
    pairs.map(([order, manual]) => ({ visitId: manual.id, orderId: order.orderId })),
  );
  await recountVisits(handle, [...new Set(pairs.map(([order]) => order.customerId))]);
}

/** Visits that count, of the days that have manual and order visits; without those that staff kept or restored. */
async function visitsToMerge(handle: Db, customerIds: readonly string[]): Promise<StoredVisit[]> {
  return handle.$queryRaw<StoredVisit[]>`
    SELECT id, customer_id AS "customerId", member_id AS "memberId", created_at AS "createdAt",
      to_char(shop_day, 'YYYY-MM-DD') AS "shopDay", order_id AS "orderId", beside_orders AS "besideOrders"
    FROM (
      SELECT k.*, c.member_id,
        count(*) OVER (PARTITION BY c.member_id, k.shop_day) AS visits,
        count(k.order_id) OVER (PARTITION BY c.member_id, k.shop_day) AS orders
      FROM customers c JOIN loyalty_checkins k ON k.customer_id = c.id
      WHERE c.id = ANY(${[...customerIds]}::uuid[]) AND k.voided_at IS NULL AND k.expiry_id IS NULL
        AND (k.source = 'manual' AND k.order_id IS NULL
          OR k.source = 'order' AND k.order_id IS NOT NULL AND NOT k.is_kept_by_staff
            AND NOT EXISTS (SELECT FROM undone_voids u WHERE u.checkin_id = k.id))
    ) counted
    WHERE orders > 0 AND orders < visits`;
}
