import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { SyncRun } from "@/prisma/generated/client";

const PAGE = 1000;

export const SYNC_CSV_HEADER = [
  "Id",
  "What",
  "By",
  "Started",
  "Finished",
  "Result",
  "Read",
  "New",
  "Updated",
  "Switched off",
  "Skipped",
  "Why skipped",
  "Error",
] as const;

/** Every run of the ledger, newest first, read a page at a time. */
export async function* streamRuns(ctx: Ctx): AsyncGenerator<SyncRun> {
  requireAdmin(ctx);
  let before: bigint | undefined;
  for (;;) {
    const runs: SyncRun[] = await ctx.db.syncRun.findMany({
      where: before === undefined ? {} : { id: { lt: before } },
      orderBy: { id: "desc" },
      take: PAGE,
    });
    yield* runs;
    before = runs.at(-1)?.id;
    if (runs.length < PAGE) return;
  }
}

/** A run as a row of the export, in the order of the header; times are ISO. */
export function toRunCells(run: SyncRun): (string | number | null)[] {
  const reasons = Object.entries(run.skipReasons as Record<string, number>);
  return [
    Number(run.id),
    run.kind,
    run.trigger,
    run.startedAt.toISOString(),
    run.finishedAt?.toISOString() ?? null,
    run.status,
    run.read,
    run.created,
    run.updated,
    run.switchedOff,
    run.skipped,
    reasons.map(([reason, count]) => `${reason}: ${count}`).join("; "),
    run.error,
  ];
}
