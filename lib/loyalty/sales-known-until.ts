import "server-only";
import type { Ctx } from "@/lib/context";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";

/**
 * The moment up to which the shop knows who came in: when the orders of the register were last read to the end, or now
 * where no register is connected. Null before the first read.
 */
export async function salesKnownUntil(ctx: Ctx): Promise<Date | null> {
  const now = ctx.now();
  if (!isCloverConfigured()) return now;
  const step = await ctx.db.syncStep.findUnique({
    where: { kind_name: { kind: "orders", name: "orders" } },
    select: { lastDoneAt: true },
  });
  const readAt = step?.lastDoneAt ?? null;
  return readAt !== null && readAt > now ? now : readAt;
}
