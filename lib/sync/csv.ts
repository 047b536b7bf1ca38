import "server-only";
import { shopIso } from "@/lib/time";
import type { SyncRun } from "@/prisma/generated/client";
import { SkippedRecords, type SkipReasons } from "./counts";
import { skipWords } from "./skipped-records";

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

/** A run as a row of the export, in the order of the header. Times carry the shop's offset. */
export function toRunCells(run: SyncRun): (string | number | null)[] {
  const skips = skipWords(run.skipReasons as SkipReasons, SkippedRecords.parse(run.skippedRecords));
  return [
    Number(run.id),
    run.kind,
    run.trigger,
    shopIso(run.startedAt),
    run.finishedAt && shopIso(run.finishedAt),
    run.status,
    run.read,
    run.created,
    run.updated,
    run.switchedOff,
    run.skipped,
    skips.join("; "),
    run.error,
  ];
}
