import "server-only";
import type { Ctx } from "@/lib/context";
import { lockCustomers } from "@/lib/customers/lock-customers";
import { BY_THE_ORDER, type ChangedVisit, mergeChangedVisits } from "@/lib/customers/merge-visits";
import { recountVisits } from "@/lib/customers/recount-visits";
import { restoreExpired } from "@/lib/customers/restore-expired";
import { Prisma } from "@/lib/db/client";
import type { Transact } from "@/lib/loyalty/transact";
import { CREDITED, REFUNDED } from "@/lib/orders/is-paid";
import { paidOrderCondition, takenOrderCondition } from "@/lib/orders/paid-order-sql";
import { SHOP_TIME_ZONE } from "@/lib/time";

/** Why an order that is not `COUNTED` no longer is. */
const REASON = Prisma.sql`CASE WHEN o.removed_at IS NOT NULL THEN 'The order was deleted at the register.'
  WHEN o.is_test THEN 'The order is a test.'
  WHEN o.payment_status = ${REFUNDED} THEN 'The order was refunded in full.'
  WHEN o.payment_status = ${CREDITED} THEN 'The order is a manual refund.'
  WHEN NOT ${takenOrderCondition("o")} THEN 'The order is no longer paid.'
  ELSE 'The order has no buyer with a full phone number.' END`;

/**
 * The SQL form of `isEligibleOrder`, except that it keeps the visits of customers who were removed, and of orders that
 * are open again or paid in part: adding goods to a sale undoes no visit.
 */
const COUNTED = Prisma.sql`
  (${takenOrderCondition("o")} AND EXISTS (SELECT 1 FROM customers c WHERE c.id = o.customer_id AND cardinality(c.phone_digits) > 0))`;

/**
 * True where the order and the visit belong to different members; a manual visit may be on another record of the same
 * member, and an order without a buyer is nobody's.
 */
const OF_ANOTHER_MEMBER = Prisma.sql`
  coalesce((SELECT member_id FROM customers WHERE id = o.customer_id)
    <> (SELECT member_id FROM customers WHERE id = k.customer_id), false)`;

/** True for an order's own visit while the order counts: it belongs to the order's buyer, under the buyer's number. */
const FOLLOWS_ITS_ORDER = Prisma.sql`(k.source = 'order' AND ${COUNTED})`;

const DAY_OF_ORDER = Prisma.sql`(o.created_at AT TIME ZONE ${SHOP_TIME_ZONE})::date`;

/**
 * True where the order was given another time at the register. An order's own visit has its time; a manual one has its
 * own time and belongs to an order of the same shop day.
 */
const OF_ANOTHER_TIME = Prisma.sql`
  CASE WHEN k.source = 'manual' THEN k.shop_day <> ${DAY_OF_ORDER} ELSE k.created_at <> o.created_at END`;

/**
 * True for a visit that no longer agrees with its order. Visits that staff voided or restored are left as they are: an
 * order detached from a void visit would earn another one once its refund is undone.
 */
const DISAGREES = Prisma.sql`
  CASE WHEN k.source = 'manual'
      THEN (k.voided_at IS NULL AND (NOT ${COUNTED} OR ${OF_ANOTHER_TIME})) OR ${OF_ANOTHER_MEMBER}
    WHEN k.voided_at IS NULL THEN (NOT ${COUNTED} AND NOT k.is_kept_by_staff)
      OR (${COUNTED} AND o.customer_id <> k.customer_id) OR (${OF_ANOTHER_TIME})
    ELSE k.voided_by = ${BY_THE_ORDER} AND ${COUNTED} END`;

/**
 * Brings visits from orders in line with what became of the orders: those of refunded and deleted orders are voided,
 * those of orders that count again are restored, and those of orders that were attached to another customer move there.
 * A visit that moves to another member counts there even if it had expired with the former member, and one whose order
 * was given another time has that time. A manual visit is detached from such an order. Check-ins and orders of one day
 * that are now one visit are merged (see `mergeChangedVisits`).
 *
 * A visit or an order that meanwhile moved to a customer whose row is not locked is left to the next run.
 */
export async function reconcileVisits(
  ctx: Ctx,
  transact: Transact,
  orderIds?: readonly string[],
): Promise<void> {
  const found = await disagreeing(ctx, orderIds);
  if (found.length === 0) return;
  const customerIds = [...new Set(found.flatMap(({ from, to }) => (to ? [from, to] : [from])))];
  await transact(async (tx) => {
    await lockCustomers(tx.db, customerIds);
    const ids = found.map(({ id }) => id);
    const changed = await tx.db.$queryRaw<Changed[]>`
      UPDATE loyalty_checkins k SET
        order_id = CASE WHEN k.source = 'manual' THEN NULL ELSE k.order_id END,
        customer_id = CASE WHEN ${FOLLOWS_ITS_ORDER} THEN o.customer_id ELSE k.customer_id END,
        phone = CASE WHEN ${FOLLOWS_ITS_ORDER} THEN (SELECT phone_digits[1] FROM customers WHERE id = o.customer_id)
          ELSE k.phone END,
        is_repeat_right = k.is_repeat_right AND NOT (${FOLLOWS_ITS_ORDER} AND ${OF_ANOTHER_MEMBER}),
        is_kept_by_staff = k.is_kept_by_staff AND NOT (${FOLLOWS_ITS_ORDER} AND ${OF_ANOTHER_MEMBER}),
        created_at = CASE WHEN k.source = 'order' THEN o.created_at ELSE k.created_at END,
        shop_day = CASE WHEN k.source = 'order' THEN ${DAY_OF_ORDER} ELSE k.shop_day END,
        expiry_id = CASE WHEN ${FOLLOWS_ITS_ORDER} AND ${OF_ANOTHER_MEMBER} THEN NULL ELSE k.expiry_id END,
        voided_at = CASE WHEN k.source = 'manual' OR k.is_kept_by_staff THEN k.voided_at WHEN ${COUNTED} THEN NULL ELSE ${tx.now()} END,
        voided_by = CASE WHEN k.source = 'manual' OR k.is_kept_by_staff THEN k.voided_by WHEN ${COUNTED} THEN NULL ELSE ${BY_THE_ORDER} END,
        void_reason = CASE WHEN k.source = 'manual' OR k.is_kept_by_staff THEN k.void_reason WHEN ${COUNTED} THEN NULL ELSE ${REASON} END
      FROM orders o, loyalty_checkins former
      WHERE former.id = k.id AND o.id = k.order_id AND k.id = ANY(${ids}::uuid[]) AND ${DISAGREES}
        AND k.customer_id = ANY(${customerIds}::uuid[])
        AND (o.customer_id IS NULL OR o.customer_id = ANY(${customerIds}::uuid[]))
      RETURNING k.id, o.id AS "orderId", k.source = 'manual' AS "isDetached", former.voided_at AS "voidSince",
        (SELECT member_id FROM customers WHERE id = former.customer_id)
          IS DISTINCT FROM (SELECT member_id FROM customers WHERE id = k.customer_id) AS "isOfAnotherMember",
        former.shop_day <> k.shop_day AS "isOfAnotherDay"`;
    await forgetUndoneVoids(tx, changed);
    const returned = await visitsOfSkipped(tx, changed);
    await mergeChangedVisits(tx.db, [...changed.flatMap(toMerge), ...returned]);
    await recountVisits(tx.db, customerIds);
    await restoreExpired(tx.db, customerIds);
    return 0;
  });
}

type Changed = ChangedVisit & {
  orderId: string;
  isDetached: boolean;
  isOfAnotherMember: boolean;
  isOfAnotherDay: boolean;
};

/**
 * Deletes why staff voided and restored a visit that moved to another member: the reasons may name the former member.
 */
async function forgetUndoneVoids(tx: Ctx, changed: readonly Changed[]): Promise<void> {
  const moved = changed.filter(({ isOfAnotherMember }) => isOfAnotherMember).map(({ id }) => id);
  await tx.db.undoneVoid.deleteMany({ where: { checkinId: { in: moved } } });
}

/**
 * The visits to merge. Not those that moved between records of one member: they were counted beside the member's
 * check-ins, and stay so.
 */
function toMerge(visit: Changed): ChangedVisit[] {
  const { id, voidSince, isDetached, isOfAnotherMember, isOfAnotherDay } = visit;
  if (isDetached || isOfAnotherMember || isOfAnotherDay) return [{ id, voidSince: null }];
  return voidSince === null ? [] : [{ id, voidSince }];
}

/**
 * Makes visits again for detached orders that backfill skips: of removed customers, and those that are open again or paid
 * in part. They keep what they earned while they were attached to a check-in on another record.
 */
async function visitsOfSkipped(tx: Ctx, changed: readonly Changed[]): Promise<ChangedVisit[]> {
  const orderIds = changed.filter(({ isDetached }) => isDetached).map(({ orderId }) => orderId);
  return tx.db.$queryRaw<ChangedVisit[]>`
    INSERT INTO loyalty_checkins (customer_id, phone, order_id, source, shop_day, created_at)
    SELECT c.id, c.phone_digits[1], o.id, 'order', (o.created_at AT TIME ZONE ${SHOP_TIME_ZONE})::date, o.created_at
    FROM orders o JOIN customers c ON c.id = o.customer_id
    WHERE o.id = ANY(${orderIds}::uuid[]) AND ${COUNTED}
      AND (c.removed_at IS NOT NULL OR NOT ${paidOrderCondition("o")})
    RETURNING id, NULL::timestamptz AS "voidSince"`;
}

type Disagreeing = { id: string; from: string; to: string | null };

async function disagreeing(ctx: Ctx, orderIds?: readonly string[]): Promise<Disagreeing[]> {
  const among = orderIds ? Prisma.sql`AND o.id = ANY(${[...orderIds]}::uuid[])` : Prisma.empty;
  return ctx.db.$queryRaw<Disagreeing[]>`
    SELECT k.id, k.customer_id AS "from", o.customer_id AS "to"
    FROM loyalty_checkins k JOIN orders o ON o.id = k.order_id WHERE (${DISAGREES}) ${among}`;
}
