import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { log } from "@/lib/log";
import { type BackfillResult, countEligibleOrders } from "@/lib/loyalty/backfill-checkins";
import type { PullKind } from "./kinds";
import { readTierSyncStatus, type TierSyncStatus } from "./queries";
import { startSync, sync } from "./start-sync";

/** What a pull changed; `total` is the number of customers afterwards. */
export type SyncResult = { new: number; updated: number; total?: number };

/**
 * Reads one kind from the point of sale and waits for the end.
 * @throws {AppError} conflict when it is already running, not_configured without Clover, upstream_failed when Clover
 * refuses or does not answer
 */
export async function pullNow(ctx: Ctx, kind: PullKind): Promise<SyncResult> {
  requireAdmin(ctx);
  const counts = await sync(ctx, kind);
  const result: SyncResult = { new: counts.created, updated: counts.updated };
  if (kind !== "customers") return result;
  return { ...result, total: await ctx.db.customer.count({ where: { removedAt: null } }) };
}

/**
 * Records the visits of paid orders and waits for the end.
 * @throws {AppError} conflict when it is already running
 */
export async function makeVisitsNow(ctx: Ctx): Promise<BackfillResult> {
  requireAdmin(ctx);
  const { created } = await sync(ctx, "visits");
  return { created, eligibleOrders: await countEligibleOrders(ctx) };
}

/**
 * Starts the push of tiers without waiting; its progress is in the status.
 * @throws {AppError} conflict when it is already running, not_configured without Clover
 */
export async function pushTiersNow(ctx: Ctx): Promise<TierSyncStatus> {
  requireAdmin(ctx);
  const { done } = await startSync(ctx, "tiers");
  done.catch((error: unknown) => log.info({ err: error }, "a tier sync that was asked for ended early"));
  return readTierSyncStatus(ctx);
}
