import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { SyncRun } from "@/prisma/generated/client";
import { PULL_KINDS, type PullKind, type RunStatus, SYNC_KINDS, type SyncKind } from "./kinds";
import { INTERRUPTED } from "./ledger";
import { leaseOf } from "./run-sync";
import { nextRunAt, TIERS } from "./schedule";

/** How the push of tiers stands. Times are ISO, null before the first. */
export type TierSyncStatus = {
  status: "running" | "idle" | "error";
  lastSyncTime: string | null;
  nextSyncTime: string | null;
  customersUpdated: number;
  lastError: string | null;
};

/** One run of the ledger as the screens show it. */
export type SyncRunDto = {
  id: string;
  kind: SyncKind;
  trigger: string;
  status: RunStatus;
  startedAt: string;
  finishedAt: string | null;
  read: number;
  created: number;
  updated: number;
  switchedOff: number;
  skipped: number;
  skipReasons: Record<string, number>;
  /** Null while the run cannot know. */
  expected: number | null;
  error: string | null;
};

/** Status of the hourly push of tiers, from the ledger and the schedule, so that it survives restarts. */
export async function readTierSyncStatus(ctx: Ctx): Promise<TierSyncStatus> {
  requireAdmin(ctx);
  const [runs, nextAt, isHeld] = await Promise.all([
    ctx.db.syncRun.findMany({ where: { kind: "tiers" }, orderBy: { id: "desc" }, take: 2 }),
    nextRunAt(ctx, TIERS),
    isLeaseHeld(ctx, "tiers"),
  ]);
  const [latest] = runs.map((run) => toRunDto(run, isHeld));
  const ended = runs.map((run) => toRunDto(run, isHeld)).find(({ status }) => status !== "running");
  const isRunning = latest?.status === "running";
  const hasFailed = ended !== undefined && ended.status !== "done";
  return {
    status: isRunning ? "running" : hasFailed ? "error" : "idle",
    lastSyncTime: ended?.finishedAt ?? ended?.startedAt ?? null,
    nextSyncTime: nextAt?.toISOString() ?? null,
    customersUpdated: (isRunning ? latest : ended)?.updated ?? 0,
    lastError: hasFailed ? ended.error : null,
  };
}

/** The newest run of each kind, with the progress of a running one. */
export async function latestRuns(ctx: Ctx): Promise<SyncRunDto[]> {
  requireAdmin(ctx);
  const found = await Promise.all(
    SYNC_KINDS.map(async (kind) => {
      const run = await ctx.db.syncRun.findFirst({ where: { kind }, orderBy: { id: "desc" } });
      return run ? [toRunDto(run, run.status === "running" && (await isLeaseHeld(ctx, kind)))] : [];
    }),
  );
  return found.flat();
}

/** The ledger, newest first. */
export async function listRuns(ctx: Ctx, take: number): Promise<SyncRunDto[]> {
  requireAdmin(ctx);
  const [runs, held] = await Promise.all([
    ctx.db.syncRun.findMany({ orderBy: { id: "desc" }, take }),
    Promise.all(SYNC_KINDS.map(async (kind) => [kind, await isLeaseHeld(ctx, kind)] as const)),
  ]);
  const isHeld = new Map<string, boolean>(held);
  return runs.map((run) => toRunDto(run, isHeld.get(run.kind) ?? false));
}

/** When each kind was last read to the end, ISO; null when never. */
export async function lastReadTimes(ctx: Ctx): Promise<Record<PullKind, string | null>> {
  requireAdmin(ctx);
  const times = await Promise.all(
    PULL_KINDS.map(async (kind) => {
      const run = await ctx.db.syncRun.findFirst({
        where: { kind, status: { in: ["done", "partial"] } },
        orderBy: { startedAt: "desc" },
        select: { finishedAt: true },
      });
      return [kind, run?.finishedAt?.toISOString() ?? null] as const;
    }),
  );
  const byKind = new Map(times);
  return {
    inventory: byKind.get("inventory") ?? null,
    customers: byKind.get("customers") ?? null,
    orders: byKind.get("orders") ?? null,
  };
}

async function isLeaseHeld(ctx: Ctx, kind: SyncKind): Promise<boolean> {
  const rows = await ctx.db.$queryRaw<{ held: boolean }[]>`
    SELECT expires_at > clock_timestamp() AS held FROM leases WHERE name = ${leaseOf(kind)}`;
  return rows[0]?.held ?? false;
}

/** A running run whose lease is not held has lost its process. */
function toRunDto(run: SyncRun, isHeld: boolean): SyncRunDto {
  const isLost = run.status === "running" && !isHeld;
  return {
    id: String(run.id),
    kind: run.kind as SyncKind,
    trigger: run.trigger,
    status: isLost ? "stopped" : (run.status as RunStatus),
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    read: run.read,
    created: run.created,
    updated: run.updated,
    switchedOff: run.switchedOff,
    skipped: run.skipped,
    skipReasons: run.skipReasons as Record<string, number>,
    expected: run.expected,
    error: isLost ? INTERRUPTED : run.error,
  };
}

/** Runs of an export that are read at a time. */
const EXPORT_PAGE = 1_000;

/** Every run of the ledger, newest first, read a page at a time. */
export async function* streamRuns(ctx: Ctx): AsyncGenerator<SyncRun> {
  requireAdmin(ctx);
  let before: bigint | undefined;
  for (;;) {
    const runs: SyncRun[] = await ctx.db.syncRun.findMany({
      where: before === undefined ? {} : { id: { lt: before } },
      orderBy: { id: "desc" },
      take: EXPORT_PAGE,
    });
    yield* runs;
    before = runs.at(-1)?.id;
    if (runs.length < EXPORT_PAGE) return;
  }
}
