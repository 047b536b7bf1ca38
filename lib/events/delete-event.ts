import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { toEventDto } from "@/lib/events/to-dto";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

/**
 * Deletes an event; the record of changes keeps what it was.
 * @throws {AppError} not_found
 */
export async function deleteEvent(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  await withTransaction(ctx, async (tx) => {
    const before = toEventDto(await tx.db.event.delete({ where: { id } }));
    await recordChange(tx, { action: "delete", entity: "event", entityId: id, label: before.title, before });
  });
  ctx.touch(tags.events());
}
