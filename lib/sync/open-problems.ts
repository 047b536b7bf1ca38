import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { type FailingStep, readSyncHealth, untoldError } from "./failures";
import type { SyncKind } from "./kinds";
import { lastReadTimes, latestRuns, type SyncRunDto } from "./queries";
import { listUnreadOrders, type UnreadOrder } from "./unread-orders";

type FailedRun = { kind: SyncKind; startedAt: Date; error: string | null };
type HeldDeletion = { kind: string; missing: number; known: number };

/** What is wrong with the sync at the moment, each problem once. */
export type OpenProblems = {
  /** Since when Clover has refused the token; every step fails while it does. */
  tokenRefusedSince: Date | null;
  failingSteps: readonly FailingStep[];
  failedRuns: readonly FailedRun[];
  /** Deletions that staff have not confirmed. */
  heldDeletions: readonly HeldDeletion[];
  unreadOrders: readonly UnreadOrder[];
};

export async function readOpenProblems(ctx: Ctx): Promise<OpenProblems> {
  requireAdmin(ctx);
  const { tokenRefusedSince, failing } = await readSyncHealth(ctx);
  const holds = await ctx.db.deletionHold.findMany();
  const held = new Set(holds.map(({ kind }) => kind));
  const latest = await latestRuns(ctx);
  const { orders: ordersReadAt } = await lastReadTimes(ctx);
  return {
    tokenRefusedSince,
    // Staff decide about the held list, or have decided and the next run deletes.
    failingSteps: failing.filter(({ kind, cause }) => cause !== "guard" || !held.has(kind)),
    failedRuns: latest
      .filter(({ status }) => status === "failed" || status === "stopped")
      .filter((run) => untoldError(run.kind, run.error, failing) !== "" && !isMadeUpFor(run, ordersReadAt))
      .map(({ kind, startedAt, error }) => ({ kind, startedAt: new Date(startedAt), error })),
    heldDeletions: holds
      .filter(({ confirmedAt }) => confirmedAt === null)
      .map(({ kind, cloverIds, known }) => ({ kind, missing: cloverIds.length, known })),
    unreadOrders: await listUnreadOrders(ctx),
  };
}

/** A complete run reads what a poll missed, and the next poll may be as late as the next sale. */
const isMadeUpFor = ({ kind, startedAt }: SyncRunDto, ordersReadAt: string | null): boolean =>
  kind === "changes" && ordersReadAt !== null && startedAt < ordersReadAt;
