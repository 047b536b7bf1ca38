import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";

/** An order that could not be read even by itself: figures lack it, or have it as it was when it was last read. */
export type UnreadOrder = { cloverId: string; reason: string };

/** Orders that only their page contained incompletely are not among them: the next complete run reads those again. */
export async function listUnreadOrders(ctx: Ctx): Promise<UnreadOrder[]> {
  requireAdmin(ctx);
  return ctx.db.syncRetry.findMany({
    where: { kind: "orders", tries: { gt: 0 } },
    orderBy: { cloverId: "asc" },
    select: { cloverId: true, reason: true },
  });
}
