import "server-only";
import type { SyncRun } from "@/prisma/generated/client";

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
