import "server-only";
import { deleteEndedSessions } from "@/lib/auth/sessions";
import { flushTouched } from "@/lib/cache/flush";
import { type Ctx, systemCtx } from "@/lib/context";
import { forgetOldSearches } from "@/lib/insight/search-misses";
import { log } from "@/lib/log";
import { expirePointsWhenOn } from "@/lib/loyalty/points-policy";
import { deleteUnnamedImages } from "@/lib/media/delete-unnamed-images";
import { deleteOldMessages } from "@/lib/messages/delete-old-messages";
import { forgetClosedRequests } from "@/lib/privacy/forget-closed-requests";
import { startEvery } from "@/lib/start-every";
import { forgetOldRuns } from "@/lib/sync/forget-old-runs";
import { claimDueRun, scheduleRun } from "@/lib/sync/schedule";
import { DAY_MS, HOUR_MS } from "@/lib/time";

const CHECK_EVERY_MS = 10 * 60_000;
const RETRY_AFTER_MS = HOUR_MS;

/** The daily jobs; the names are keys of the table of schedules. A failure is logged with the job's name. */
const JOBS: Readonly<Record<string, (ctx: Ctx) => Promise<unknown>>> = {
  "delete old messages": deleteOldMessages,
  "delete unnamed pictures": deleteUnnamedImages,
  "expire points": expirePointsWhenOn,
  "delete ended sessions": deleteEndedSessions,
  "forget closed requests": forgetClosedRequests,
  "forget old searches": forgetOldSearches,
  "forget old sync runs": forgetOldRuns,
};

/** Runs the daily jobs that are due; of several processes exactly one does. One that failed is due again in an hour. */
export async function runDailyJobs(ctx: Ctx): Promise<void> {
  try {
    for (const [job, work] of Object.entries(JOBS)) await runWhenDue(ctx, job, work);
  } finally {
    // Also when the database went away: what the jobs before changed is committed.
    await flushTouched(ctx, "job");
  }
}

async function runWhenDue(ctx: Ctx, job: string, work: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  // Due again in an hour until it has succeeded: a job that fails with the database could not write that afterwards.
  if (!(await claimDueRun(ctx, job, DAY_MS, { againAfterMs: RETRY_AFTER_MS }))) return;
  try {
    await work(ctx);
    await scheduleRun(ctx, job, DAY_MS);
  } catch (error) {
    log.error({ err: error, job }, "a daily job failed");
  }
}

/** Checks every few minutes whether the daily jobs are due. */
export function startHousekeeping(): void {
  const check = startEvery(CHECK_EVERY_MS, () =>
    runDailyJobs(systemCtx("schedule")).catch((error: unknown) =>
      log.warn({ err: error }, "the schedule could not be read"),
    ),
  );
  check();
}
