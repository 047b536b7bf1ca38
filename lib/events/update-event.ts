import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { type EventDto, EventInput, EventPatch } from "@/lib/events/schema";
import { toEventDto } from "@/lib/events/to-dto";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

export const EventUpdate = EventPatch.and(IdInput);
export type EventUpdate = EventPatch & IdInput;

/**
 * Changes the given fields of an event. The whole event must be valid afterwards.
 * @throws {AppError} bad_input, not_found, or conflict when somebody else changed it since `version`
 */
export async function updateEvent(ctx: Ctx, input: EventUpdate): Promise<EventDto> {
  requireAdmin(ctx);
  const { id, version, ...patch } = parseInput(EventUpdate, input);
  const event = await withTransaction(ctx, async (tx) => {
    const before = toEventDto(await tx.db.event.findUniqueOrThrow({ where: { id } }));
    const data = parseInput(EventInput, { ...before, ...patch });
    const from = version ?? before.version;
    const { count } = await tx.db.event.updateMany({
      where: { id, version: from },
      data: { ...data, version: from + 1 },
    });
    if (count === 0) {
      throw new AppError("conflict", "Somebody else changed this event in the meantime. Reload to see it.");
    }
    const after = toEventDto(await tx.db.event.findUniqueOrThrow({ where: { id } }));
    await recordChange(tx, { action: "update", entity: "event", entityId: id, before, after });
    return after;
  });
  ctx.touch(tags.events());
  return event;
}
