import "server-only";
import { type Ctx, systemCtx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";
import { log } from "@/lib/log";
import { startEvery } from "@/lib/start-every";
import { PULL_KINDS, type SyncKind } from "./kinds";
import { LEASE_MS } from "./lease";
import { POLL_EVERY_MS, pollOrders } from "./poll-orders";
import { latestRuns } from "./queries";
import {
  claimDueRun,
  FIRST_TIERS_MS,
  PULL_JOB,
  pullEveryMs,
  scheduleRun,
  TIERS_EVERY_MS,
  TIERS_JOB,
} from "./schedule";
import { sync } from "./start-sync";

const TICK_MS = 15_000;

type Job = { name: string; everyMs: number; firstAfterMs: number; run: (ctx: Ctx) => Promise<void> };

/** Looks for jobs that are due, each `TICK_MS`. Any number of processes may: each run is claimed once. */
export function startScheduler(): void {
  if (!isCloverConfigured()) return;
  for (const job of jobs()) {
    const tick = startEvery(TICK_MS, () => runWhenDue(job));
    tick();
  }
  if (pullEveryMs() === 0) return;
  // Every minute from an hour before opening to an hour after closing, in one process.
  startEvery(POLL_EVERY_MS, pollOrders);
  // After LEASE_MS, because until then a pull that died with its process still seems to run.
  setTimeout(() => void resumePull(systemCtx("schedule")), LEASE_MS).unref();
}

/** Makes an interrupted pull due: its next time was stored before it began, and may be a day away. */
export async function resumePull(ctx: Ctx): Promise<void> {
  try {
    const pulls: readonly SyncKind[] = PULL_KINDS;
    const runs = await latestRuns(ctx);
    if (runs.some(({ kind, status }) => status === "stopped" && pulls.includes(kind)))
      await scheduleRun(ctx, PULL_JOB, 0);
  } catch (error) {
    log.warn({ err: error, job: PULL_JOB }, "the schedule could not be read");
  }
}

function jobs(): Job[] {
  const tiers: Job = {
    name: TIERS_JOB,
    everyMs: TIERS_EVERY_MS,
    firstAfterMs: FIRST_TIERS_MS,
    run: (ctx) => runKind(ctx, "tiers"),
  };
  const everyMs = pullEveryMs();
  return everyMs === 0 ? [tiers] : [{ name: PULL_JOB, everyMs, firstAfterMs: 0, run: pullAll }, tiers];
}

/** Pulls every kind; one that fails does not stop the next. */
async function pullAll(ctx: Ctx): Promise<void> {
  for (const kind of PULL_KINDS) await runKind(ctx, kind);
}

async function runKind(ctx: Ctx, kind: SyncKind): Promise<void> {
  try {
    await sync(ctx, kind);
  } catch (error) {
    // An AppError is a run already in progress, or a failure that has been recorded or logged.
    if (!(error instanceof AppError)) log.error({ err: error, kind }, "a scheduled sync failed");
  }
}

async function runWhenDue({ name, everyMs, firstAfterMs, run }: Job): Promise<void> {
  const ctx = systemCtx("schedule");
  try {
    if (await claimDueRun(ctx, name, everyMs, { firstAfterMs })) await run(ctx);
  } catch (error) {
    log.warn({ err: error, job: name }, "the schedule could not be read");
  }
}
