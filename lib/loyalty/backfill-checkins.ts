import "server-only";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { attachOrders } from "@/lib/customers/attach-orders";
import { lockCustomers } from "@/lib/customers/lock-customers";
import type { ManualVisit } from "@/lib/customers/pair-visits";
import { recountVisits } from "@/lib/customers/recount-visits";
import { restoreExpired } from "@/lib/customers/restore-expired";
import { Prisma } from "@/lib/db/client";
import { reconcileVisits } from "@/lib/loyalty/reconcile-visits";
import { inOwnTransaction, type Transact } from "@/lib/loyalty/transact";
import { type PendingOrder, planVisits } from "@/lib/loyalty/visit-rules";
import { paidOrderCondition } from "@/lib/orders/paid-order-sql";
import { SHOP_TIME_ZONE } from "@/lib/time";

/** The visits a migration created, and the paid orders that have or could have one. */
export type BackfillResult = { created: number; eligibleOrders: number };

type Pending = PendingOrder & { customerId: string; phone: string };

const BATCH = 5_000;

/** `isEligibleOrder` as the database says it; a test checks that they agree. */
const ELIGIBLE = Prisma.sql`
  ${paidOrderCondition("o")} AND c.removed_at IS NULL AND cardinality(c.phone_digits) > 0`;

/** An order `o` of a customer `c` that earned a visit and has none yet. */
export const waitingOrderCondition = Prisma.sql`
  (${ELIGIBLE} AND NOT EXISTS (SELECT 1 FROM loyalty_checkins k WHERE k.order_id = o.id))`;

/**
 * Makes a visit of every paid order that earned one and has none yet (see `planVisits`), and takes back those whose
 * order was refunded or deleted since. Done twice, or twice at once, it makes nothing the second time.
 */
export async function backfillCheckins(
  ctx: Ctx,
  transact: Transact = inOwnTransaction(ctx),
): Promise<BackfillResult> {
  requireAdmin(ctx);
  ctx.touch(tags.customers());
  await reconcileVisits(ctx, transact);
  let created = 0;
  let after: Pending | undefined;
  do {
    const batch = await pendingOrders(ctx, after);
    if (batch.length > 0) created += await makeVisits(transact, batch);
    after = batch.length < BATCH ? undefined : batch.at(-1);
  } while (after);
  return { created, eligibleOrders: await countEligibleOrders(ctx) };
}

/** The same for a few orders that were just read. @returns how many visits were made */
export async function visitsOfOrders(
  ctx: Ctx,
  orderIds: readonly string[],
  transact: Transact = inOwnTransaction(ctx),
): Promise<number> {
  requireAdmin(ctx);
  if (orderIds.length === 0) return 0;
  ctx.touch(tags.customers());
  await reconcileVisits(ctx, transact, orderIds);
  const batch = await pendingOrders(ctx, undefined, orderIds);
  return batch.length > 0 ? makeVisits(transact, batch) : 0;
}

export async function countEligibleOrders(ctx: Ctx): Promise<number> {
  const rows = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM orders o JOIN customers c ON c.id = o.customer_id WHERE ${ELIGIBLE}`;
  return rows[0]?.count ?? 0;
}

async function pendingOrders(ctx: Ctx, after?: Pending, among?: readonly string[]): Promise<Pending[]> {
  const later = after
    ? Prisma.sql`AND (o.created_at, o.id) > (${after.createdAt}, ${after.id}::uuid)`
    : Prisma.empty;
  const these = among ? Prisma.sql`AND o.id = ANY(${[...among]}::uuid[])` : Prisma.empty;
  return ctx.db.$queryRaw<Pending[]>`
    SELECT o.id, o.customer_id AS "customerId", c.member_id AS "memberId", o.created_at AS "createdAt", c.phone_digits[1] AS phone,
      to_char(o.created_at AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD') AS "shopDay"
    FROM orders o JOIN customers c ON c.id = o.customer_id
    WHERE ${waitingOrderCondition} ${later} ${these}
    ORDER BY o.created_at, o.id LIMIT ${BATCH}::int`;
}

/**
 * Makes the visits of one batch in one transaction. The customers' rows are locked, so what another run has made
 * meanwhile is seen and left out.
 */
async function makeVisits(transact: Transact, batch: readonly Pending[]): Promise<number> {
  const customerIds = [...new Set(batch.map(({ customerId }) => customerId))];
  let created = 0;
  await transact(async (tx) => {
    await lockCustomers(tx.db, customerIds);
    const waiting = await pendingOrders(
      tx,
      undefined,
      batch.map(({ id }) => id),
    );
    // An order that a sync has assigned to somebody else meanwhile is left to the next run: their row is not held.
    const held = new Set(customerIds);
    const pending = waiting.filter(({ customerId }) => held.has(customerId));
    const memberIds = [...new Set(pending.map(({ memberId }) => memberId))];
    const { create, attach } = planVisits(pending, await manualVisits(tx, memberIds));
    await attachOrders(tx.db, attach);
    const { count } = await tx.db.loyaltyCheckin.createMany({
      data: create.map(({ id, customerId, phone, createdAt, shopDay }) => {
        return { customerId, phone, orderId: id, source: "order", shopDay: new Date(shopDay), createdAt };
      }),
      skipDuplicates: true,
    });
    await recountVisits(tx.db, customerIds);
    await restoreExpired(tx.db, customerIds);
    created = count;
    return count;
  });
  return created;
}

async function manualVisits(tx: Ctx, memberIds: string[]): Promise<ManualVisit[]> {
  return tx.db.$queryRaw<ManualVisit[]>`
    SELECT k.id, c.member_id AS "memberId", k.created_at AS "createdAt", k.beside_orders AS "besideOrders",
      to_char(k.shop_day, 'YYYY-MM-DD') AS "shopDay"
    FROM customers c JOIN loyalty_checkins k ON k.customer_id = c.id
    WHERE c.member_id = ANY(${memberIds}::uuid[])
      AND k.source = 'manual' AND k.order_id IS NULL AND k.voided_at IS NULL`;
}
