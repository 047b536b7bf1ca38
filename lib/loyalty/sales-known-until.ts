import "server-only";
import type { Ctx } from "@/lib/context";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";

/**
 * The moment up to which the shop knows who came in: when the orders of the register were last read to the end, or now
 * where no register is connected. It is earlier while an order cannot be read, or a window of changes was left to the
 * next run: either may be a visit. Null before the first read.
 */
export async function salesKnownUntil(ctx: Ctx): Promise<Date | null> {
  const now = ctx.now();
  if (!isCloverConfigured()) return now;
  // least() ignores nulls.
  const [row] = await ctx.db.$queryRaw<{ until: Date }[]>`
    SELECT least(${now}::timestamptz, last_done_at,
      (SELECT to_timestamp((position ->> 'missedFrom')::float8 / 1000) FROM sync_cursors WHERE kind = 'orders'),
      (SELECT min(missed_from) FROM sync_retries WHERE kind = 'orders')) AS until
    FROM sync_steps WHERE kind = 'orders' AND name = 'orders' AND last_done_at IS NOT NULL`;
  return row?.until ?? null;
}
