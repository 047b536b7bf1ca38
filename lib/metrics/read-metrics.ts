import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { poolUse } from "@/lib/db/client";
import { log } from "@/lib/log";
import { DAY_MS } from "@/lib/time";
import { meters } from "./meters";

async function readLedger(ctx: Ctx): Promise<void> {
  const { syncRuns, syncLastDone } = meters();
  const since = new Date(ctx.now().getTime() - DAY_MS);
  const [runs, done] = await Promise.all([
    ctx.db.syncRun.groupBy({
      by: ["kind", "status"],
      where: { startedAt: { gte: since } },
      _count: { _all: true },
    }),
    ctx.db.syncRun.groupBy({ by: ["kind"], where: { status: "done" }, _max: { finishedAt: true } }),
  ]);
  syncRuns.reset();
  for (const { kind, status, _count } of runs) syncRuns.set({ kind, status }, _count._all);
  for (const { kind, _max } of done)
    if (_max.finishedAt) syncLastDone.set({ kind }, _max.finishedAt.getTime() / 1000);
}

function readPool(): void {
  const { connections } = meters();
  const use = poolUse();
  connections.set({ state: "in_use" }, use.total - use.idle);
  connections.set({ state: "idle" }, use.idle);
  connections.set({ state: "waiting" }, use.waiting);
}

/**
 * This process's figures and those of the ledger, which processes share, in Prometheus' format. Without the database,
 * those of the process alone.
 */
export async function readMetrics(ctx: Ctx): Promise<{ text: string; contentType: string }> {
  requireAdmin(ctx);
  readPool();
  await readLedger(ctx).catch((error: unknown) => log.warn({ err: error }, "the ledger could not be read"));
  const { registry } = meters();
  return { text: await registry.metrics(), contentType: registry.contentType };
}
