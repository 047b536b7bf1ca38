import { db } from "@/lib/db/client";
import { createCloverClient } from "@/lib/integrations/clover/client";
import { systemClock } from "@/lib/upstream/clock";
import type { PracticePosOptions } from "@/tools/practice-pos/options";
import { type PracticePos, startPracticePos } from "@/tools/practice-pos/start";

/** How much faster than the wall the client's own clock runs: its limiter and its pauses would make tests slow. */
const HASTE = 100;

/** A practice POS without limits and a client for it that does not dawdle between calls. */
export async function startPractice(options: PracticePosOptions = {}) {
  const pos = await startPracticePos({ limits: false, ...options });
  return { pos, clover: hastyClient(pos) };
}

export function hastyClient({ url, token, merchantId }: Pick<PracticePos, "url" | "token" | "merchantId">) {
  return createCloverClient({
    baseUrl: url,
    token,
    merchantId,
    timeoutMs: 5_000,
    now: () => performance.now() * HASTE,
    sleep: (ms, signal) => systemClock.sleep(ms / HASTE, signal),
  });
}

/** Takes away everything a sync writes. */
export async function emptyShop(): Promise<void> {
  await db().$executeRaw`
    TRUNCATE products, categories, customers, orders, order_items, loyalty_checkins, sync_runs, sync_cursors,
      sync_seen_pages, sync_schedules, leases, cache_flushes CASCADE`;
}
