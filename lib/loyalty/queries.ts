import "server-only";
import { cachedForLaunch, cachedForMinute } from "@/lib/cache/cached-for-staff";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { customerFilterSql, isMember } from "@/lib/customers/queries";
import { Prisma } from "@/lib/db/client";
import { TIERS, type Tier } from "@/lib/tier";
import { DAY_MS } from "@/lib/time";

export type TierCounts = Record<Exclude<Tier, "None">, number>;
type MemberCounts = TierCounts & { members: number };

const NO_MEMBERS: MemberCounts = { members: 0, VIP: 0, Gold: 0, Silver: 0, Bronze: 0 };

const atLeast = (tier: Tier): number => TIERS.find(({ name }) => name === tier)?.visits ?? 0;

/** How many legitimate members, each once however many records it has, joined on or after the launch date when one is set, are in each tier. */
export async function countTiers(ctx: Ctx, launch: Date | null): Promise<MemberCounts> {
  requireAdmin(ctx);
  const within = (from: number, below: number | null) =>
    below === null
      ? Prisma.sql`count(*) FILTER (WHERE member_visits >= ${from})::int`
      : Prisma.sql`count(*) FILTER (WHERE member_visits >= ${from} AND member_visits < ${below})::int`;
  const [row] = await ctx.db.$queryRaw<MemberCounts[]>`
    SELECT count(*)::int AS members,
      ${within(atLeast("VIP"), null)} AS "VIP",
      ${within(atLeast("Gold"), atLeast("VIP"))} AS "Gold",
      ${within(atLeast("Silver"), atLeast("Gold"))} AS "Silver",
      ${within(atLeast("Bronze"), atLeast("Silver"))} AS "Bronze"
    FROM customers WHERE ${customerFilterSql("launch", launch)} AND ${isMember}`;
  return row ?? NO_MEMBERS;
}

/** The same counts for the screens, kept until a customer or a visit changes. */
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
  reason: "Repeated on the same day" | "Order was refunded" | "Order was removed" | "Voided";
};

type OddRow = Omit<OddVisit, "createdAt" | "voidedAt"> & { createdAt: Date; voidedAt: Date | null };

/**
 * Visits of the last days that may not be visits: a second one on one shop day, one whose order was refunded or
 * removed since, and those staff have voided, newest first.
 */
export async function listOddVisits(ctx: Ctx, days = 30, limit = 50): Promise<OddVisit[]> {
  requireAdmin(ctx);
  const since = new Date(ctx.now().getTime() - days * DAY_MS);
  // A visit and its order are of one shop day, so the few orders taken back since then are found by their date.
  const ordersSince = new Date(since.getTime() - 2 * DAY_MS);
  const rows = await ctx.db.$queryRaw<OddRow[]>`
    WITH taken_back AS MATERIALIZED (
      SELECT id, removed_at FROM orders
      WHERE created_at >= ${ordersSince} AND (removed_at IS NOT NULL OR payment_status IN ('refunded', 'credited'))
    ), visits AS MATERIALIZED (
      SELECT k.id, k.customer_id AS "customerId", k.source, k.created_at AS "createdAt",
        k.recorded_by AS "recordedBy", k.voided_at AS "voidedAt", k.void_reason AS "voidReason",
        CASE
          WHEN k.voided_at IS NOT NULL THEN 'Voided'
          WHEN o.removed_at IS NOT NULL THEN 'Order was removed'
          WHEN o.id IS NOT NULL THEN 'Order was refunded'
          WHEN row_number() OVER (PARTITION BY k.customer_id, k.shop_day, k.voided_at IS NULL ORDER BY k.created_at) > 1
            THEN 'Repeated on the same day'
        END AS reason
      FROM loyalty_checkins k LEFT JOIN taken_back o ON o.id = k.order_id
      WHERE k.created_at >= ${since}
    )
    SELECT v.*, trim(c.first_name || ' ' || c.last_name) AS "customerName"
    FROM (SELECT * FROM visits WHERE reason IS NOT NULL ORDER BY "createdAt" DESC LIMIT ${limit}) v
    JOIN customers c ON c.id = v."customerId" ORDER BY "createdAt" DESC`;
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    voidedAt: row.voidedAt?.toISOString() ?? null,
  }));
}

/** The same for the screens, kept for a minute or until a visit or an order changes. */
export const cachedOddVisits = cachedForMinute(
  "odd-visits",
  [tags.customers(), tags.orders()],
  [] as OddVisit[],
  (ctx) => listOddVisits(ctx),
);
