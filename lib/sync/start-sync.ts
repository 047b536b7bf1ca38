import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { cloverFromEnv } from "@/lib/integrations/clover/configured";
import type { Counts } from "./counts";
import { forgetOthersPositions } from "./forget-others-positions";
import type { SyncKind } from "./kinds";
import { pushTiers } from "./push-tiers";
import { makeHistoryDue } from "./read-orders";
import { type BegunRun, beginSync, type Run, type RunOptions } from "./run-sync";
import { noteToken } from "./steps";
import { syncChanges } from "./sync-changes";
import { syncCustomers } from "./sync-customers";
import { syncInventory } from "./sync-inventory";
import { syncOrders } from "./sync-orders";
import { syncVisits } from "./sync-visits";
import { startOn, syncWorker } from "./worker";

const WORK: Record<Exclude<SyncKind, "visits">, (run: Run, clover: CloverClient) => Promise<void>> = {
  inventory: syncInventory,
  customers: syncCustomers,
  orders: syncOrders,
  changes: syncChanges,
  tiers: async (run, clover) => {
    await visitsFirst(run.ctx);
    await pushTiers(run, clover);
  },
};

/** Updates visits first, because tiers depend on them; a run of them in progress is enough. */
async function visitsFirst(ctx: Ctx): Promise<void> {
  try {
    await sync(ctx, "visits");
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
}

type SyncOptions = RunOptions & {
  clover?: CloverClient;
  /** True to read all orders, not only changed ones. It runs in this process: the sync worker cannot be asked for it. */
  isFull?: boolean;
};

/** The work of one kind at the account of this client, and a note of whether Clover refused its token. */
async function workWithClover(
  run: Run,
  kind: Exclude<SyncKind, "visits">,
  clover: CloverClient,
  isFull: boolean,
): Promise<void> {
  try {
    await forgetOthersPositions(run.ctx, clover.account);
    // Within the run, because a poll that ends before it stores its position.
    if (isFull) await makeHistoryDue(run.ctx);
    await WORK[kind](run, clover);
    const unread = isFull && run.failed.get("history");
    if (unread) throw unread;
  } finally {
    if (!run.signal.aborted) await noteToken(run, clover);
  }
}

/**
 * Begins a sync of one kind with the shop's Clover account unless another client is given, in the sync worker if there
 * is one.
 * @throws {AppError} not_configured without Clover, conflict when this kind is already running
 */
export async function startSync(
  ctx: Ctx,
  kind: SyncKind,
  { clover, isFull = false, ...options }: SyncOptions = {},
): Promise<BegunRun> {
  requireAdmin(ctx);
  const client = clover ?? (kind === "visits" ? null : cloverFromEnv());
  const worker = syncWorker();
  if (worker && !clover && !isFull)
    return startOn(worker, { actor: ctx.actor, requestId: ctx.requestId }, kind);
  if (kind === "visits" || !client) return beginSync(ctx, kind, syncVisits, options);
  return beginSync(ctx, kind, (run) => workWithClover(run, kind, client, isFull), options);
}

/** As `startSync`, but waits for the end. */
export async function sync(ctx: Ctx, kind: SyncKind, options: SyncOptions = {}): Promise<Counts> {
  const { done } = await startSync(ctx, kind, options);
  return done;
}
