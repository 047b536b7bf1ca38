import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { toHoursExceptionDto } from "@/lib/hours/to-dto";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

/**
 * Takes other hours back: the days keep every day's hours again.
 * @throws {AppError} not_found
 */
export async function deleteHoursException(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  await withTransaction(ctx, async (tx) => {
    const before = toHoursExceptionDto(await tx.db.hoursException.delete({ where: { id } }));
    await recordChange(tx, { action: "delete", entity: "hours", entityId: id, before });
  });
  ctx.touch(tags.hours());
}
