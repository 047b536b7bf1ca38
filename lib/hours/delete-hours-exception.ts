import "server-only";
import { deleteRecorded } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { toHoursExceptionDto } from "@/lib/hours/to-dto";
import { exceptionInWords } from "@/lib/hours/words";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

/**
 * Takes other hours back: the days keep every day's hours again.
 * @throws {AppError} bad_input, not_found
 */
export async function deleteHoursException(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  ctx.touch(tags.hours());
  await deleteRecorded(
    ctx,
    "hours",
    async ({ db }) => toHoursExceptionDto(await db.hoursException.delete({ where: { id } })),
    exceptionInWords,
  );
}
