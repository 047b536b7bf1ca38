import "server-only";
import { createRecordedOnce } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { requireSeats } from "@/lib/events/require-seats";
import { type EventDto, NewEvent } from "@/lib/events/schema";
import { toEventDto } from "@/lib/events/to-dto";
import { toEventRow } from "@/lib/events/to-row";
import { holdImage } from "@/lib/media/hold-image";
import { parseInput } from "@/lib/parse";

/**
 * Creates an event. One that was sent before with the same id is answered as it is.
 * @throws {AppError} bad_input, or conflict when the event with this id holds something else
 */
export async function createEvent(ctx: Ctx, input: NewEvent): Promise<EventDto> {
  requireAdmin(ctx);
  const data = parseInput(NewEvent, input);
  requireSeats(data);
  ctx.touch(tags.events());
  return createRecordedOnce(ctx, "event", {
    fields: data,
    insert: async (tx) => {
      await holdImage(tx, data.imageUrl);
      const row = { ...toEventRow(data, tx.now()), createdAt: tx.now() };
      const [created] = await tx.db.event.createManyAndReturn({ data: row, skipDuplicates: true });
      return created && toEventDto(created);
    },
    read: async ({ db }) => toEventDto(await db.event.findUniqueOrThrow({ where: { id: data.id } })),
    labelOf: ({ title }) => title,
  });
}
