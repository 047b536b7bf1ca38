import "server-only";
import { createRecorded } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { type DealDto, DealInput } from "@/lib/deals/schema";
import { toDealDto } from "@/lib/deals/to-dto";
import { parseInput } from "@/lib/parse";

/**
 * Creates a deal.
 * @throws {AppError} bad_input
 */
export async function createDeal(ctx: Ctx, input: DealInput): Promise<DealDto> {
  requireAdmin(ctx);
  const data = parseInput(DealInput, input);
  const deal = await createRecorded(ctx, "deal", async ({ db, now }) =>
    toDealDto(await db.deal.create({ data: { ...data, createdAt: now() } })),
  );
  ctx.touch(tags.deals());
  return deal;
}
