import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { type EventDto, EventInput } from "@/lib/events/schema";
import { toEventDto } from "@/lib/events/to-dto";
import { toEventRow } from "@/lib/events/to-row";
import { parseInput } from "@/lib/parse";

/**
 * Creates an event.
 * @throws {AppError} bad_input
 */
export async function createEvent(ctx: Ctx, input: EventInput): Promise<EventDto> {
  requireAdmin(ctx);
  const data = parseInput(EventInput, input);
  const event = await withTransaction(ctx, async (tx) => {
    const created = toEventDto(
      await tx.db.event.create({ data: { ...toEventRow(data, tx.now()), createdAt: tx.now() } }),
    );
    await recordChange(tx, {
      action: "create",
      entity: "event",
      entityId: created.id,
      label: created.title,
      after: created,
    });
    return created;
  });
  ctx.touch(tags.events());
  return event;
}
