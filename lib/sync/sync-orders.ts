import "server-only";
import { refuseClockBehind } from "./clock-behind";
import { countSalesHourly } from "./count-sales-hourly";
import { isHistoryRead } from "./orders-position";
import { readDeletedOrders } from "./read-deleted-orders";
import { type OrdersReading, openReading, readHistoryWhenDue } from "./read-orders";
import { type ChangesSource, readRecentOrders } from "./read-recent-orders";
import { readRefunds } from "./read-refunds";
import { readUnreadOrders } from "./read-single-orders";
import type { Run } from "./run-sync";
import { FIRST_TIERS_MS, scheduleRun, TIERS_JOB } from "./schedule";
import { runStep } from "./steps";

/** How long new orders wait for a read of the history: as long as for a poll, which cannot run meanwhile. */
const RECENT_EVERY_MS = 60_000;

/**
 * Reads every order that changed since the last run, with what follows from it, and the first time the whole history;
 * then deletions, refunds, once a week the whole history again, and incomplete orders. Each is a step of its own: a
 * failed one is reported and does not stop the others.
 * @throws {UpstreamError} when the orders themselves could not be read, after the other steps were done
 */
export async function syncOrders(run: Run, clover: ChangesSource): Promise<void> {
  const reading = await openReading(run.ctx);
  const { since } = reading.position;
  const wasRead = isHistoryRead(reading.position);
  const hadOrders = (await run.ctx.db.order.findFirst({ select: { id: true } })) !== null;
  const failure =
    since === null
      ? await runStep(run, "orders", async () => {
          await readHistoryWhenDue(run, clover, reading);
          refuseClockBehind(run.ctx, clover);
        })
      : await readRecentOrders(run, clover, reading, since);
  // After the first read its own end, because the minute's reads move it past what is deleted before the next run.
  const begun = { since: since ?? reading.position.since, hadOrders };
  await runStep(run, "deleted-orders", () => readDeletedOrders(run, clover, begun));
  await runStep(run, "refunds", () => readRefunds(run, clover, "refund"));
  await runStep(run, "credits", () => readRefunds(run, clover, "credit"));
  if (since !== null) await runStep(run, "history", () => readHistoryAgain(run, clover, reading));
  await runStep(run, "single-orders", () => readUnreadOrders(run, clover));
  await countSalesHourly(run.ctx);
  if (failure) throw failure;
  // The push has waited for it, and its next turn may be most of an hour away.
  if (!wasRead) await scheduleRun(run.ctx, TIERS_JOB, FIRST_TIERS_MS);
}

/** Reads the history where that is due, and new orders every minute in between. */
async function readHistoryAgain(run: Run, clover: ChangesSource, reading: OrdersReading): Promise<void> {
  let readAt = run.ctx.now().getTime();
  await readHistoryWhenDue(run, clover, reading, async () => {
    const { since } = reading.position;
    const now = run.ctx.now().getTime();
    if (since === null || Math.abs(now - readAt) < RECENT_EVERY_MS) return;
    readAt = now;
    await readRecentOrders(run, clover, reading, since);
  });
}
