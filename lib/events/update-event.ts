import "server-only";
import type { z } from "zod";
import { changeVersioned } from "@/lib/audit/change-versioned";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { attendeesAt } from "@/lib/events/dates";
import { type EventDto, EventInput, EventPatch } from "@/lib/events/schema";
import { toEventDto } from "@/lib/events/to-dto";
import { toEventRow } from "@/lib/events/to-row";
import { IdInput } from "@/lib/ids";
import { holdImage } from "@/lib/media/hold-image";
import { parseInput } from "@/lib/parse";

export const EventUpdate = EventPatch.and(IdInput);
export type EventUpdate = z.input<typeof EventUpdate>;

/**
 * Changes the given fields of an event. The whole event must be valid afterwards.
 * @throws {AppError} bad_input, not_found, or conflict when somebody else changed it since `version`
 */
export async function updateEvent(ctx: Ctx, input: EventUpdate): Promise<EventDto> {
  requireAdmin(ctx);
  const { id, version, ...patch } = parseInput(EventUpdate, input);
  ctx.touch(tags.events());
  return changeVersioned(ctx, {
    entity: "event",
    id,
    version,
    fields: patch,
    read: async ({ db }) => toEventDto(await db.event.findUniqueOrThrow({ where: { id } })),
    write: async (tx, before, from) => {
      const currentAttendees = attendeesAt(before, tx.now().getTime());
      // The stored address is not judged again: one of another host was taken once.
      const { imageUrl = before.imageUrl } = patch;
      const event = parseInput(EventInput, { ...before, currentAttendees, ...patch, imageUrl: null });
      const data = { ...toEventRow(event, tx.now()), imageUrl };
      if (imageUrl !== before.imageUrl) await holdImage(tx, imageUrl);
      return tx.db.event.updateMany({ where: { id, version: from }, data: { ...data, version: from + 1 } });
    },
  });
}
