import "server-only";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import type { Run } from "./run-sync";

/** Makes the visits that paid orders have earned, each batch proving that the run still holds its lease. */
export async function syncVisits(run: Run): Promise<void> {
  await backfillCheckins(run.ctx, (work) => run.commit(async (tx) => ({ created: await work(tx) })));
}
