import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { fullNameSql } from "@/lib/customers/name-sql";
import type { DuplicateDecision } from "@/lib/customers/schema";

const SHOWN = 50;

type Row = {
  kind: DuplicateDecision["kind"];
  firstId: string;
  firstName: string;
  secondId: string | null;
  secondName: string | null;
  by: string | null;
  at: Date | null;
};

/** Decisions of staff on likely duplicates that can still be undone, newest first. */
export async function listDuplicateDecisions(ctx: Ctx): Promise<DuplicateDecision[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT l.kind, one.id AS "firstId", ${fullNameSql("one")} AS "firstName",
      other.id AS "secondId", ${fullNameSql("other")} AS "secondName",
      l.created_by AS by, l.created_at AS at
    FROM customer_links l JOIN customers one ON one.id = l.from_id JOIN customers other ON other.id = l.to_id
    UNION ALL
    SELECT 'separated', c.id, ${fullNameSql("c")}, NULL, NULL, last.actor_name, last.at
    FROM customers c LEFT JOIN LATERAL (
      SELECT actor_name, at FROM audit_entries
      WHERE entity = 'customer' AND entity_id = c.id::text AND action = 'part' ORDER BY id DESC LIMIT 1) last ON true
    WHERE c.is_separate
    ORDER BY at DESC NULLS LAST, "firstId" LIMIT ${SHOWN}`;
  return rows.map(({ kind, firstId, firstName, secondId, secondName, by, at }) => ({
    kind,
    first: { id: firstId, name: firstName },
    second: secondId === null || secondName === null ? null : { id: secondId, name: secondName },
    by,
    at: at?.toISOString() ?? null,
  }));
}
