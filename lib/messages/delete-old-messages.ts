import "server-only";
import { subMonths } from "date-fns";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { MESSAGE_MONTHS } from "@/lib/messages/retention";

/**
 * Deletes the messages that were kept for the time the privacy policy promises. One that nobody answered stays.
 * @returns how many were deleted
 */
export async function deleteOldMessages(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  const before = subMonths(ctx.now(), MESSAGE_MONTHS);
  return withTransaction(ctx, async (tx) => {
    const deleted = await tx.db.$executeRaw`
      DELETE FROM contact_submissions
      WHERE status <> 'new' AND greatest(answered_at, archived_at, created_at) < ${before}`;
    if (deleted > 0) {
      tx.touch(tags.messages());
      const about = { entity: "message", entityId: "retention", label: "Past their time" } as const;
      await recordChange(tx, { action: "delete", ...about, after: { deleted, months: MESSAGE_MONTHS } });
    }
    return deleted;
  });
}
