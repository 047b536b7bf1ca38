import "server-only";
import { cachedForLaunch, cachedForMinute } from "@/lib/cache/cached-for-staff";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { memberCondition } from "@/lib/customers/member-sql";
import { fullNameSql } from "@/lib/customers/name-sql";
import { customerFilterSql } from "@/lib/customers/queries";
import { Prisma } from "@/lib/db/client";
import { tierPlaceSql, toTierCounts } from "@/lib/loyalty/tier-sql";
import { CREDITED, REFUNDED } from "@/lib/orders/is-paid";
import { NO_TIERS, type TierCounts } from "@/lib/tier";
import { DAY_MS } from "@/lib/time";

type MemberCounts = TierCounts & { members: number };

const NO_MEMBERS: MemberCounts = { members: 0, ...NO_TIERS };

/**
 * How many legitimate members, each once however many records it has, joined on or after the launch date when one is
 * set, are in each tier.
 */
export async function countTiers(ctx: Ctx, launch: Date | null): Promise<MemberCounts> {
  requireAdmin(ctx);
  const rows = await ctx.db.$queryRaw<{ place: number; members: number }[]>`
    SELECT ${tierPlaceSql(Prisma.sql`member_visits`)} AS place, count(*)::int AS members
    FROM customers WHERE ${customerFilterSql("launch", launch)} AND ${memberCondition} GROUP BY 1`;
  return { members: rows.reduce((sum, { members }) => sum + members, 0), ...toTierCounts(rows) };
}

/** The same counts for the screens, cached until a customer or a visit changes. */
export const cachedTierCounts = cachedForLaunch("tier-counts", [tags.customers()], NO_MEMBERS, countTiers);

/** A visit that deserves a second look. */
export type OddVisit = {
  id: string;
  customerId: string;
  customerName: string;
  source: string;
  createdAt: string;
  recordedBy: string | null;
  voidedAt: string | null;
  voidReason: string | null;
  /** When the member's visit before it on the same shop day was. */
  previousAt: string | null;
  reason: "Repeated on the same day" | "Order was refunded" | "Order was removed" | "Voided";
};

type VisitList = {
  /** The newest, at most `ODD_LISTED`. */
  rows: OddVisit[];
  /** How many there are in all. */
  total: number;
};
export type OddVisits = { toReview: VisitList; voided: VisitList };

type OddRow = Omit<OddVisit, "createdAt" | "voidedAt" | "previousAt"> & {
  createdAt: Date;
  voidedAt: Date | null;
  previousAt: Date | null;
  total: number;
};

const ODD_DAYS = 30;
/** Rows of each list at most. */
const ODD_LISTED = 50;

/**
 * Visits of the last `ODD_DAYS` days that may be none, a member's second one on a shop day and one whose order was
 * refunded or removed since, and separately those that are void; newest first. A visit that staff kept whatever its
 * order, or said to be right beside another, is not reviewed again.
 */
export async function listOddVisits(ctx: Ctx): Promise<OddVisits> {
  requireAdmin(ctx);
  const since = new Date(ctx.now().getTime() - ODD_DAYS * DAY_MS);
  // Members are looked up one by one, and the list is cut before names are joined: otherwise the planner reads the
  // whole table of customers, which takes three times as long.
  // A visit and its order are of one shop day, so the few orders taken back since then are found by their date.
  const ordersSince = new Date(since.getTime() - 2 * DAY_MS);
  const rows = await ctx.db.$queryRaw<OddRow[]>`
    WITH taken_back AS MATERIALIZED (
      SELECT id, removed_at FROM orders
      WHERE created_at >= ${ordersSince} AND (removed_at IS NOT NULL OR payment_status IN (${REFUNDED}, ${CREDITED}))
    ), recent AS MATERIALIZED (
      SELECT *, (SELECT member_id FROM customers WHERE id = customer_id) AS member_id
      FROM loyalty_checkins WHERE created_at >= ${since}
    ), visits AS (
      SELECT k.id, k.customer_id AS "customerId", k.source, k.created_at AS "createdAt",
        k.recorded_by AS "recordedBy", k.voided_at AS "voidedAt", k.void_reason AS "voidReason",
        lag(k.created_at) OVER of_day AS "previousAt",
        CASE
          WHEN k.voided_at IS NOT NULL THEN 'Voided'
          WHEN k.is_kept_by_staff THEN NULL
          WHEN o.removed_at IS NOT NULL THEN 'Order was removed'
          WHEN o.id IS NOT NULL THEN 'Order was refunded'
          WHEN row_number() OVER of_day > 1 AND NOT k.is_repeat_right THEN 'Repeated on the same day'
        END AS reason
      FROM recent k LEFT JOIN taken_back o ON o.id = k.order_id
      WINDOW of_day AS (PARTITION BY k.member_id, k.shop_day, k.voided_at IS NULL ORDER BY k.created_at, k.id)
    ), listed AS (
      SELECT *, count(*) OVER (PARTITION BY "voidedAt" IS NULL)::int AS total,
        row_number() OVER (PARTITION BY "voidedAt" IS NULL ORDER BY "createdAt" DESC, id) AS place
      FROM visits WHERE reason IS NOT NULL
    )
    SELECT l.*, ${fullNameSql("c")} AS "customerName"
    FROM (SELECT * FROM listed WHERE place <= ${ODD_LISTED} ORDER BY place LIMIT ${2 * ODD_LISTED}) l
    JOIN customers c ON c.id = l."customerId" ORDER BY place`;
  return {
    toReview: visitList(rows.filter(({ voidedAt }) => voidedAt === null)),
    voided: visitList(rows.filter(({ voidedAt }) => voidedAt !== null)),
  };
}

function visitList(rows: readonly OddRow[]): VisitList {
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      id: row.id,
      customerId: row.customerId,
      customerName: row.customerName,
      source: row.source,
      createdAt: row.createdAt.toISOString(),
      recordedBy: row.recordedBy,
      voidedAt: row.voidedAt?.toISOString() ?? null,
      voidReason: row.voidReason,
      previousAt: row.previousAt?.toISOString() ?? null,
      reason: row.reason,
    })),
  };
}

const NO_VISITS: VisitList = { rows: [], total: 0 };

/** The same for the screens, cached for a minute or until a visit or an order changes. */
export const cachedOddVisits = cachedForMinute(
  "visits-to-review",
  [tags.customers(), tags.orders()],
  { toReview: NO_VISITS, voided: NO_VISITS },
  listOddVisits,
);
