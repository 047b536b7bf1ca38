import "server-only";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";
import type { Run } from "./run-sync";

/** Records the visits of paid orders; each batch proves that the run still holds its lease. */
export async function syncVisits(run: Run): Promise<void> {
  await backfillCheckins(run.ctx, (work) => run.commit(async (tx) => ({ created: await work(tx) })));
}
