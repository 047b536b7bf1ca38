import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { SyncRun } from "@/prisma/generated/client";
import { SkippedRecords } from "./counts";
import { PULL_KINDS, type PullKind, pullAmong, type RunStatus, SYNC_KINDS, type SyncKind } from "./kinds";
import { isHeld, LEASE_MS } from "./lease";
import { INTERRUPTED } from "./ledger";
import { leaseOf } from "./run-sync";
import { nextRunAt, TIERS_JOB } from "./schedule";
import { withNames } from "./skipped-records";

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
  skippedRecords: SkippedRecords;
  /** Null while the run cannot know. */
  expected: number | null;
  error: string | null;
};

/** Status of the hourly push of tiers, from the ledger and the schedule, so that it survives restarts. */
export async function readTierSyncStatus(ctx: Ctx): Promise<TierSyncStatus> {
  requireAdmin(ctx);
  const [rows, nextAt] = await Promise.all([
    ctx.db.syncRun.findMany({ where: { kind: "tiers" }, orderBy: { id: "desc" }, take: 2 }),
    nextRunAt(ctx, TIERS_JOB),
  ]);
  const runs = await toRunDtos(ctx, rows);
  const [latest] = runs;
  const ended = runs.find(({ status }) => status !== "running");
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
  const newest = await ctx.db.$queryRaw<{ id: bigint }[]>`
    SELECT run.id FROM unnest(${SYNC_KINDS}::text[]) AS kinds (kind) CROSS JOIN LATERAL (
      SELECT id FROM sync_runs WHERE sync_runs.kind = kinds.kind ORDER BY id DESC LIMIT 1) AS run`;
  const rows = await ctx.db.syncRun.findMany({ where: { id: { in: newest.map(({ id }) => id) } } });
  const runs = await toRunDtos(ctx, rows);
  return SYNC_KINDS.flatMap((kind) => runs.filter((run) => run.kind === kind));
}

/** What is being read from the point of sale, whoever asked for it; null while nothing is. */
export const runningPull = async (ctx: Ctx): Promise<PullKind | null> => pullAmong(await latestRuns(ctx));

/** The newest runs of the ledger, and after them whatever else still runs, however many have begun since. */
export async function listRuns(ctx: Ctx, take: number): Promise<SyncRunDto[]> {
  requireAdmin(ctx);
  const [rows, latest] = await Promise.all([
    ctx.db.syncRun.findMany({ orderBy: { id: "desc" }, take }),
    latestRuns(ctx),
  ]);
  const newest = await toRunDtos(ctx, rows);
  const older = latest.filter((run) => run.status === "running" && !newest.some(({ id }) => id === run.id));
  return withNames(ctx, [...newest, ...older]);
}

/** When each kind was last read to the end, ISO; null when never. */
export async function lastReadTimes(ctx: Ctx): Promise<Record<PullKind, string | null>> {
  requireAdmin(ctx);
  const rows = await ctx.db.$queryRaw<{ kind: PullKind; finishedAt: Date | null }[]>`
    SELECT kinds.kind, run.finished_at AS "finishedAt" FROM unnest(${PULL_KINDS}::text[]) AS kinds (kind)
    CROSS JOIN LATERAL (
      SELECT finished_at FROM sync_runs WHERE sync_runs.kind = kinds.kind AND status IN ('done', 'partial')
      ORDER BY id DESC LIMIT 1) AS run`;
  const byKind = new Map(rows.map(({ kind, finishedAt }) => [kind, finishedAt?.toISOString() ?? null]));
  return {
    inventory: byKind.get("inventory") ?? null,
    customers: byKind.get("customers") ?? null,
    orders: byKind.get("orders") ?? null,
  };
}

/** Runs as the screens show them. The leases are looked at once for all, and only while one runs. */
async function toRunDtos(ctx: Ctx, runs: readonly SyncRun[]): Promise<SyncRunDto[]> {
  const held = runs.some(({ status }) => status === "running")
    ? await ctx.db.$queryRaw<{ name: string }[]>`SELECT name FROM leases WHERE ${isHeld(LEASE_MS)}`
    : [];
  const names = new Set(held.map(({ name }) => name));
  return runs.map((run) => toRunDto(run, names.has(leaseOf(run.kind as SyncKind))));
}

/** A running run whose lease is not held has lost its process. */
function toRunDto(run: SyncRun, isLeaseHeld: boolean): SyncRunDto {
  const isLost = run.status === "running" && !isLeaseHeld;
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
    skippedRecords: SkippedRecords.parse(run.skippedRecords),
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
