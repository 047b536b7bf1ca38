import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { cloverFromEnv } from "@/lib/integrations/clover/configured";
import type { SyncKind } from "./kinds";
import type { Counts } from "./ledger";
import { pushTiers } from "./push-tiers";
import { type BegunRun, beginSync, type Run, type RunOptions } from "./run-sync";
import { syncCustomers } from "./sync-customers";
import { syncInventory } from "./sync-inventory";
import { syncOrders } from "./sync-orders";
import { startOn, syncWorker } from "./worker";

const WORK: Record<SyncKind, (run: Run, clover: CloverClient) => Promise<void>> = {
  inventory: syncInventory,
  customers: syncCustomers,
  orders: syncOrders,
  tiers: pushTiers,
};

/**
 * Begins a sync of one kind with the shop's own Clover account, unless another client is given; in the process that is
 * there for it, if there is one.
 * @throws {AppError} not_configured without Clover, conflict when this kind is already running.
 */
export async function startSync(
  ctx: Ctx,
  kind: SyncKind,
  { clover, ...options }: RunOptions & { clover?: CloverClient } = {},
): Promise<BegunRun> {
  requireAdmin(ctx);
  const client = clover ?? cloverFromEnv();
  const worker = syncWorker();
  if (worker && !clover) return startOn(worker, { actor: ctx.actor, requestId: ctx.requestId }, kind);
  return beginSync(ctx, kind, (run) => WORK[kind](run, client), options);
}

/** The same, to its end. */
export async function sync(
  ctx: Ctx,
  kind: SyncKind,
  options: RunOptions & { clover?: CloverClient } = {},
): Promise<Counts> {
  const { done } = await startSync(ctx, kind, options);
  return done;
}
