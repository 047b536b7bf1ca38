import "server-only";
import { deleteEndedSessions } from "@/lib/auth/sessions";
import { flushTouched } from "@/lib/cache/flush";
import { type Ctx, systemCtx } from "@/lib/context";
import { forgetOldSearches } from "@/lib/insight/search-misses";
import { log } from "@/lib/log";
import { expirePointsWhenOn } from "@/lib/loyalty/points-policy";
import { deleteOldMessages } from "@/lib/messages/delete-old-messages";
import { forgetClosedRequests } from "@/lib/privacy/forget-closed-requests";
import { claimDueRun } from "@/lib/sync/schedule";
import { DAY_MS } from "@/lib/time";

const NAME = "housekeeping";
const CHECK_EVERY_MS = 10 * 60_000;

/** The daily jobs. A failure is logged with the job's name. */
const JOBS: Readonly<Record<string, (ctx: Ctx) => Promise<unknown>>> = {
  "delete old messages": deleteOldMessages,
  "expire points": expirePointsWhenOn,
  "delete ended sessions": deleteEndedSessions,
  "forget closed requests": forgetClosedRequests,
  "forget old searches": forgetOldSearches,
};

/** Runs the daily jobs when they are due; of several processes exactly one does. */
export async function runDailyJobs(ctx: Ctx): Promise<void> {
  if (!(await claimDueRun(ctx, NAME, DAY_MS))) return;
  for (const [job, work] of Object.entries(JOBS)) {
    try {
      await work(ctx);
    } catch (error) {
      log.error({ err: error, job }, "a daily job failed");
    }
  }
  await flushTouched(ctx, "job");
}

/** Checks every few minutes whether the daily jobs are due. */
export function startHousekeeping(): void {
  const check = () =>
    runDailyJobs(systemCtx("schedule")).catch((error: unknown) =>
      log.warn({ err: error, job: NAME }, "the schedule could not be read"),
    );
  setInterval(check, CHECK_EVERY_MS).unref();
  void check();
}
