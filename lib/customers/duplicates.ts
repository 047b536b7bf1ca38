import "server-only";
import { cachedForHour } from "@/lib/cache/cached-for-staff";
import { type Ctx, requireAdmin } from "@/lib/context";

/** Two members who may be one person: their records share an e-mail address. */
export type LikelyDuplicate = {
  email: string;
  first: DuplicateSide;
  second: DuplicateSide;
};

export type DuplicateSide = { id: string; name: string; visits: number };

type Row = {
  email: string;
  firstId: string;
  firstName: string;
  firstVisits: number;
  secondId: string;
  secondName: string;
  secondVisits: number;
};

const SHOWN = 50;

/**
 * Pairs of members that share an e-mail address, those with most visits first. A pair that staff said are two people is
 * not among them, nor are test records.
 */
export async function listLikelyDuplicates(ctx: Ctx, limit = SHOWN): Promise<LikelyDuplicate[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.$queryRaw<Row[]>`
    WITH shared AS (
      SELECT address AS email, array_agg(DISTINCT member_id) AS members
      FROM customers CROSS JOIN LATERAL unnest(emails) address
      WHERE removed_at IS NULL AND NOT is_placeholder
      GROUP BY address HAVING count(DISTINCT member_id) > 1)
    SELECT DISTINCT ON (one.member_visits + other.member_visits, one.id, other.id) shared.email,
      one.id AS "firstId", trim(one.first_name || ' ' || one.last_name) AS "firstName", one.member_visits AS "firstVisits",
      other.id AS "secondId", trim(other.first_name || ' ' || other.last_name) AS "secondName",
      other.member_visits AS "secondVisits"
    FROM shared
    JOIN customers one ON one.id = ANY (shared.members)
    JOIN customers other ON other.id = ANY (shared.members) AND other.id > one.id
    WHERE NOT EXISTS (SELECT 1 FROM customer_links l WHERE l.from_id = one.id AND l.to_id = other.id)
    ORDER BY one.member_visits + other.member_visits DESC, one.id, other.id LIMIT ${limit}`;
  return rows.map((row) => ({
    email: row.email,
    first: { id: row.firstId, name: row.firstName || "No name", visits: row.firstVisits },
    second: { id: row.secondId, name: row.secondName || "No name", visits: row.secondVisits },
  }));
}

/** The same for the briefing, an hour old at most. */
export const cachedLikelyDuplicates = cachedForHour("likely-duplicates", [] as LikelyDuplicate[], (ctx) =>
  listLikelyDuplicates(ctx),
);
