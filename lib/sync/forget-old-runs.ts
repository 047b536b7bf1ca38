import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { DAY_MS } from "@/lib/time";

/** Days. The poll for recent orders may add a run a minute, and each start of one looks at all runs of its kind. */
const DAYS_KEPT = 91;

/**
 * Deletes runs of long ago, except what came after a kind's last success: how it stands is read from there.
 * @returns how many rows were deleted
 */
export async function forgetOldRuns(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  const first = new Date(ctx.now().getTime() - DAYS_KEPT * DAY_MS);
  return ctx.db.$executeRaw`
    DELETE FROM sync_runs USING (
      SELECT kind, max(id) AS id FROM sync_runs WHERE status IN ('done', 'partial') GROUP BY kind) AS succeeded
    WHERE started_at < ${first} AND sync_runs.kind = succeeded.kind AND sync_runs.id < succeeded.id`;
}
