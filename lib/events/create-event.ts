import "server-only";
import { createRecorded } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
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
  const event = await createRecorded(ctx, "event", async ({ db, now }) =>
    toEventDto(await db.event.create({ data: { ...toEventRow(data, now()), createdAt: now() } })),
  );
  ctx.touch(tags.events());
  return event;
}
