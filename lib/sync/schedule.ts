import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { env } from "@/lib/env";
import { HOUR_MS, MINUTE_MS } from "@/lib/time";
import { decideSchedule, type ScheduleDelays } from "./schedule-rule";

/** The jobs of a sync. The daily jobs (lib/housekeeping) are rows of the same table. */
export const PULL_JOB = "pull";
export const TIERS_JOB = "tiers";
export const SALES_JOB = "sales";
export const TIERS_EVERY_MS = HOUR_MS;
/** Delay of the first push, at a start and after the first read of orders, before which notes are left alone. */
export const FIRST_TIERS_MS = 5 * 60_000;

/**
 * Claims the run of a due job. Of several concurrent processes exactly one gets it, and the next time is stored before
 * the work begins, so that a restart keeps it.
 * @param delays as of `decideSchedule`; `scheduleRun` changes when a claimed job is due again
 */
export async function claimDueRun(
  ctx: Ctx,
  name: string,
  everyMs: number,
  delays: ScheduleDelays = {},
): Promise<boolean> {
  const row = await ctx.db.syncSchedule.findUnique({ where: { name } });
  const { isDue, nextAt } = decideSchedule(
    ctx.now().getTime(),
    row?.nextAt.getTime() ?? null,
    everyMs,
    delays,
  );
  if (row?.nextAt.getTime() === nextAt) return false;
  const next = new Date(nextAt);
  const claimed = row
    ? await ctx.db.syncSchedule.updateMany({ where: { name, nextAt: row.nextAt }, data: { nextAt: next } })
    : await ctx.db.syncSchedule.createMany({ data: { name, nextAt: next }, skipDuplicates: true });
  return isDue && claimed.count === 1;
}

/** Makes a claimed job due `afterMs` from now. */
export async function scheduleRun(ctx: Ctx, name: string, afterMs: number): Promise<void> {
  const nextAt = new Date(ctx.now().getTime() + afterMs);
  await ctx.db.syncSchedule.updateMany({ where: { name }, data: { nextAt } });
}

/** When a job is due next; null while nothing schedules it. */
export async function nextRunAt(ctx: Ctx, name: string): Promise<Date | null> {
  const row = await ctx.db.syncSchedule.findUnique({ where: { name }, select: { nextAt: true } });
  return row?.nextAt ?? null;
}

export type PullSchedule = { everyMs: number; nextAt: Date };

export const pullEveryMs = (): number => env().CLOVER_PULL_MINUTES * MINUTE_MS;

/**
 * How often all data is read and when next; null while no read is scheduled, although an earlier setting may have left
 * its row.
 */
export async function pullSchedule(ctx: Ctx, everyMs = pullEveryMs()): Promise<PullSchedule | null> {
  requireAdmin(ctx);
  const nextAt = everyMs > 0 ? await nextRunAt(ctx, PULL_JOB) : null;
  return nextAt && { everyMs, nextAt };
}
