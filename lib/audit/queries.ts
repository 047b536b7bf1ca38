import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";

export type HistoryEntry = {
  id: string;
  at: string;
  actorName: string;
  action: string;
  /** Field to [before, after]. */
  changes: Record<string, [unknown, unknown]>;
};

/** Who changed one thing, newest first. */
export async function historyOf(
  ctx: Ctx,
  entity: string,
  entityId: string,
  limit = 20,
): Promise<HistoryEntry[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.auditEntry.findMany({
    where: { entity, entityId },
    orderBy: { id: "desc" },
    take: limit,
  });
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    actorName: row.actorName,
    action: row.action,
    changes: row.changes as HistoryEntry["changes"],
  }));
}
