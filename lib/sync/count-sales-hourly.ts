import "server-only";
import { countSales } from "@/lib/catalog/count-sales";
import { type Ctx, withTransaction } from "@/lib/context";
import { log } from "@/lib/log";
import { HOUR_MS } from "@/lib/time";
import { claimDueRun, SALES_JOB } from "./schedule";

/**
 * Updates the sales figures that order the product list. Hourly, because every public page is rendered again with them.
 * A run without new orders counts too, because an interrupted run may have stored some, and old sales leave the window.
 * Last in a run, after deletions and refunds.
 */
export async function countSalesHourly(ctx: Ctx): Promise<void> {
  try {
    // One transaction: a process that is killed while it counts leaves the claim to the next run.
    await withTransaction(ctx, async (tx) => {
      if (await claimDueRun(tx, SALES_JOB, HOUR_MS)) await countSales(tx);
    });
  } catch (error) {
    log.warn({ err: error }, "sales could not be counted");
  }
}
