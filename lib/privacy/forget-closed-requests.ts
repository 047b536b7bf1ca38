import "server-only";
import { subMonths } from "date-fns";
import { recordChange } from "@/lib/audit/record-change";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { FORGOTTEN, REQUEST_MONTHS } from "@/lib/privacy/retention";

/**
 * Takes name, e-mail, number and outcome out of requests that were closed long ago, as the privacy policy promises.
 * @returns how many there were
 */
export async function forgetClosedRequests(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  return withTransaction(ctx, async (tx) => {
    const { count } = await tx.db.privacyRequest.updateMany({
      where: {
        closedAt: { lt: subMonths(tx.now(), REQUEST_MONTHS) },
        NOT: FORGOTTEN,
      },
      data: FORGOTTEN,
    });
    if (count > 0) {
      const about = { entity: "privacy request", entityId: "retention", label: "Past their time" } as const;
      await recordChange(tx, {
        action: "update",
        ...about,
        after: { forgotten: count, months: REQUEST_MONTHS },
      });
    }
    return count;
  });
}
