import "server-only";
import { deleteRecorded } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { toDealDto } from "@/lib/deals/to-dto";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

/**
 * Deletes a deal; the record of changes keeps what it was.
 * @throws {AppError} bad_input, not_found
 */
export async function deleteDeal(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  ctx.touch(tags.deals());
  await deleteRecorded(
    ctx,
    "deal",
    async ({ db }) => toDealDto(await db.deal.delete({ where: { id } })),
    ({ title }) => title,
  );
}
