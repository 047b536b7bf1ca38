import "server-only";
import { type Ctx, systemCtx } from "@/lib/context";
import { hoursOn } from "@/lib/hours/exceptions";
import { listHoursExceptions } from "@/lib/hours/queries";
import { cloverFromEnv } from "@/lib/integrations/clover/configured";
import { log } from "@/lib/log";
import { addShopDays, DAY_MS, MINUTE_MS, shopDay, shopMinute } from "@/lib/time";
import { acquireLease, type Lease, LeaseLostError, renewLease } from "./lease";
import { sync } from "./start-sync";
import { hasChangedOrders } from "./sync-changes";

export const POLL_EVERY_MS = 60_000;
/**
 * How long other processes leave polling to the one that does. It renews its claim when less than two minutes of it
 * are left, every third minute or so, so that most polls write nothing.
 */
const POLLER_LEASE_MS = 5 * POLL_EVERY_MS;
const RENEW_BEFORE_MS = 2 * POLL_EVERY_MS;
/** Sales are entered a little before opening and after closing. */
const AROUND_HOURS_MINUTES = 60;
const MINUTES_PER_DAY = DAY_MS / MINUTE_MS;

let held: { lease: Lease; until: number } | null = null;

/** The hour after a closing at midnight is on the next day, and the one before an opening soon after it on the day before. */
const DAYS_AROUND = [-1, 0, 1];

/** True in the day's opening hours, exceptions included, and an hour before and after. */
export async function isPollTime(ctx: Ctx): Promise<boolean> {
  const now = ctx.now();
  const exceptions = await listHoursExceptions(ctx.db);
  return DAYS_AROUND.some((days) => {
    const hours = hoursOn(exceptions, shopDay(addShopDays(now, days)));
    if (!hours) return false;
    const minute = shopMinute(now) - days * MINUTES_PER_DAY;
    return minute >= hours.opens - AROUND_HOURS_MINUTES && minute <= hours.closes + AROUND_HOURS_MINUTES;
  });
}

/** Polls for changed orders with one request, and starts a run only when there are any. */
export async function pollOrders(): Promise<void> {
  const ctx = systemCtx("schedule");
  try {
    if (!(await isPollTime(ctx)) || !(await isPoller(ctx))) return;
    if (await hasChangedOrders(ctx, cloverFromEnv())) await sync(ctx, "changes");
  } catch (error) {
    // Not an error: a complete run reports failures of Clover, and the poll repeats in a minute.
    log.info({ err: error }, "a poll for new orders failed");
  }
}

/** True in the one process that polls. */
async function isPoller(ctx: Ctx): Promise<boolean> {
  const now = performance.now();
  if (held && now < held.until - RENEW_BEFORE_MS) return true;
  try {
    if (held) await renewLease(ctx, held.lease, POLLER_LEASE_MS);
    else {
      const lease = await acquireLease(ctx, "poll-orders", { leaseMs: POLLER_LEASE_MS });
      held = lease && { lease, until: now + POLLER_LEASE_MS };
    }
    if (held) held = { ...held, until: now + POLLER_LEASE_MS };
  } catch (error) {
    // While the database is away the claim stays ours: a process that forgot it would have to wait for its end.
    if (!(error instanceof LeaseLostError)) throw error;
    held = null;
  }
  return held !== null;
}
