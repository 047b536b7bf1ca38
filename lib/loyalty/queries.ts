import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { customerFilterSql } from "@/lib/customers/queries";
import { Prisma } from "@/lib/db/client";
import { TIERS, type Tier } from "@/lib/loyalty/tier";

export type TierCounts = Record<Exclude<Tier, "None">, number>;

const atLeast = (tier: Tier): number => TIERS.find(({ name }) => name === tier)?.visits ?? 0;

/** How many legitimate members, joined on or after the launch date when one is set, are in each tier. */
export async function countTiers(ctx: Ctx, launch: Date | null): Promise<TierCounts & { members: number }> {
  requireAdmin(ctx);
  const within = (from: number, below: number | null) =>
    below === null
      ? Prisma.sql`count(*) FILTER (WHERE checkin_count >= ${from})::int`
      : Prisma.sql`count(*) FILTER (WHERE checkin_count >= ${from} AND checkin_count < ${below})::int`;
  const [row] = await ctx.db.$queryRaw<(TierCounts & { members: number })[]>`
    SELECT count(*)::int AS members,
      ${within(atLeast("VIP"), null)} AS "VIP",
      ${within(atLeast("Gold"), atLeast("VIP"))} AS "Gold",
      ${within(atLeast("Silver"), atLeast("Gold"))} AS "Silver",
      ${within(atLeast("Bronze"), atLeast("Silver"))} AS "Bronze"
    FROM customers WHERE ${customerFilterSql("launch", launch)}`;
  return row ?? { members: 0, VIP: 0, Gold: 0, Silver: 0, Bronze: 0 };
}

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
  const since = new Date(ctx.now().getTime() - days * 86_400_000);
  const rows = await ctx.db.$queryRaw<OddRow[]>`
    SELECT * FROM (
      SELECT k.id, k.customer_id AS "customerId", trim(c.first_name || ' ' || c.last_name) AS "customerName",
        k.source, k.created_at AS "createdAt", k.recorded_by AS "recordedBy", k.voided_at AS "voidedAt",
        k.void_reason AS "voidReason",
        CASE
          WHEN k.voided_at IS NOT NULL THEN 'Voided'
          WHEN o.removed_at IS NOT NULL THEN 'Order was removed'
          WHEN o.payment_status IN ('refunded', 'credited') THEN 'Order was refunded'
          WHEN row_number() OVER (PARTITION BY k.customer_id, k.shop_day, k.voided_at IS NULL ORDER BY k.created_at) > 1
            THEN 'Repeated on the same day'
        END AS reason
      FROM loyalty_checkins k JOIN customers c ON c.id = k.customer_id LEFT JOIN orders o ON o.id = k.order_id
      WHERE k.created_at >= ${since}
    ) visits WHERE reason IS NOT NULL ORDER BY "createdAt" DESC LIMIT ${limit}`;
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    voidedAt: row.voidedAt?.toISOString() ?? null,
  }));
}
