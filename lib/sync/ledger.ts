import "server-only";
import type { Ctx } from "@/lib/context";
import type { Counts, SkipReasons } from "./counts";
import { SYNC_KINDS, type SyncKind, sharedKind } from "./kinds";
import { addSkips, withoutErased } from "./skipped-records";

export const NO_COUNTS: Counts = {
  read: 0,
  created: 0,
  updated: 0,
  switchedOff: 0,
  skipped: {},
  skippedRecords: {},
};

export const INTERRUPTED = "The run was interrupted. The next one carries on where it stopped.";

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    read: one.read + other.read,
    created: one.created + other.created,
    updated: one.updated + other.updated,
    switchedOff: one.switchedOff + other.switchedOff,
    ...addSkips(one, other),
  };
}

/** True when anything that a visitor or staff can see has changed. */
export const hasChanges = ({ created, updated, switchedOff }: Counts): boolean =>
  created + updated + switchedOff > 0;

const totalSkipped = (reasons: SkipReasons): number =>
  Object.values(reasons).reduce((sum, count) => sum + count, 0);

/**
 * Inserts a run into the ledger. Only the holder of the kind's lease may call it; a row of a kind with this lease that
 * is still open was left by a dead process, and would seem to run as long as the lease is held.
 * @returns `isAfterDead` when it closed such a row, whose changes were never flushed from the cache
 */
export async function openRun(
  ctx: Ctx,
  kind: SyncKind,
  trigger: string,
): Promise<{ id: bigint; isAfterDead: boolean }> {
  const startedAt = ctx.now();
  const kinds = SYNC_KINDS.filter((other) => sharedKind(other) === sharedKind(kind));
  const { count } = await ctx.db.syncRun.updateMany({
    where: { kind: { in: kinds }, status: "running" },
    data: { status: "stopped", finishedAt: startedAt, error: INTERRUPTED },
  });
  const run = await ctx.db.syncRun.create({ data: { kind, trigger, startedAt }, select: { id: true } });
  return { id: run.id, isAfterDead: count > 0 };
}

/** Updates the totals of a run, so that the screens show its progress. */
export async function writeCounts(ctx: Ctx, runId: bigint, counts: Counts): Promise<void> {
  await ctx.db.syncRun.update({
    where: { id: runId },
    data: {
      read: counts.read,
      created: counts.created,
      updated: counts.updated,
      switchedOff: counts.switchedOff,
      skipped: totalSkipped(counts.skipped),
      skipReasons: counts.skipped,
      skippedRecords: await withoutErased(ctx, counts.skippedRecords),
    },
    select: { id: true },
  });
}

export async function writeExpected(ctx: Ctx, runId: bigint, expected: number): Promise<void> {
  await ctx.db.syncRun.update({ where: { id: runId }, data: { expected }, select: { id: true } });
}

/** Closes a run; a failed or partial one gets one sentence that is safe to show. */
export async function closeRun(
  ctx: Ctx,
  runId: bigint,
  error: string | null,
  status: "done" | "partial" | "failed",
): Promise<void> {
  await ctx.db.syncRun.updateMany({
    where: { id: runId, status: "running" },
    data: { status, finishedAt: ctx.now(), error },
  });
}
