import "server-only";
import { deleteRecorded } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { toEventDto } from "@/lib/events/to-dto";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

/**
 * Deletes an event; the record of changes keeps what it was.
 * @throws {AppError} bad_input, not_found
 */
export async function deleteEvent(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  ctx.touch(tags.events());
  await deleteRecorded(
    ctx,
    "event",
    async ({ db }) => toEventDto(await db.event.delete({ where: { id } })),
    ({ title }) => title,
  );
}
