import { countOf, formatCount } from "@/lib/count";
import type { BackfillResult } from "@/lib/loyalty/backfill-checkins";
import type { PullKind, RunStatus } from "@/lib/sync/kinds";
import type { SyncResult } from "@/lib/sync/pull-now";

/** The toast of a finished sync. */
export function syncSentence(kind: PullKind, result: Partial<SyncResult>): string {
  const { total, updated = 0 } = result;
  if (kind === "customers" && total !== undefined) {
    return `Successfully synced customers: ${countOf(total, "customer")}`;
  }
  if (result.new === undefined && total !== undefined) {
    return `Successfully synced ${kind}: ${countOf(total, "item")}`;
  }
  return `Successfully synced ${kind}: ${formatCount(result.new ?? 0)} new, ${formatCount(updated)} updated`;
}

/** The toast of a finished backfill of visits. */
export const backfillSentence = ({ created, eligibleOrders }: BackfillResult): string =>
  `Created ${countOf(created, "loyalty check-in")} from ${countOf(eligibleOrders, "paid order")}`;

export const runLabels: Readonly<Record<RunStatus, string>> = {
  running: "Running",
  done: "Done",
  partial: "Partly done",
  failed: "Failed",
  stopped: "Interrupted",
};

const machines: Readonly<Record<string, string>> = { schedule: "Schedule", cli: "Command line" };

/** Who started a run: a username, or the label of an automatic trigger. */
export const startedBy = (trigger: string): string => machines[trigger] ?? trigger;

type Progress = { read: number; expected: number | null };

/** "1,200 of 5,000 read", and the percentage, as far as the run knows the total. */
export function progressOf({ read, expected }: Progress): { text: string; percent: number | null } {
  if (!expected) return { text: `${formatCount(read)} read`, percent: null };
  const whole = Math.max(expected, read);
  return {
    text: `${formatCount(read)} of ${formatCount(whole)} read`,
    percent: Math.floor((100 * read) / whole),
  };
}
