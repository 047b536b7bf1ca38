import "server-only";
import type { z } from "zod";
import { changeVersioned } from "@/lib/audit/change-versioned";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { attendeesAt } from "@/lib/events/dates";
import { requireSeats } from "@/lib/events/require-seats";
import { type EventDto, EventInput, EventPatch } from "@/lib/events/schema";
import { toEventDto } from "@/lib/events/to-dto";
import { toEventRow } from "@/lib/events/to-row";
import { IdInput } from "@/lib/ids";
import { parseEdited } from "@/lib/media/hold-image";
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
      const event = await parseEdited(tx, EventInput, { ...before, currentAttendees }, patch);
      requireSeats(event, { ...before, currentAttendees });
      const data = toEventRow(event, tx.now());
      return tx.db.event.updateMany({ where: { id, version: from }, data: { ...data, version: from + 1 } });
    },
  });
}
