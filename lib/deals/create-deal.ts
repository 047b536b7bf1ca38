import "server-only";
import { createRecordedOnce } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { type DealDto, NewDeal } from "@/lib/deals/schema";
import { toDealDto } from "@/lib/deals/to-dto";
import { holdImage } from "@/lib/media/hold-image";
import { parseInput } from "@/lib/parse";

/**
 * Creates a deal. One that was sent before with the same id is answered as it is.
 * @throws {AppError} bad_input, or conflict when the deal with this id holds something else
 */
export async function createDeal(ctx: Ctx, input: NewDeal): Promise<DealDto> {
  requireAdmin(ctx);
  const data = parseInput(NewDeal, input);
  ctx.touch(tags.deals());
  return createRecordedOnce(ctx, "deal", {
    fields: data,
    insert: async (tx) => {
      await holdImage(tx, data.imageUrl);
      const row = { ...data, createdAt: tx.now() };
      const [created] = await tx.db.deal.createManyAndReturn({ data: row, skipDuplicates: true });
      return created && toDealDto(created);
    },
    read: async ({ db }) => toDealDto(await db.deal.findUniqueOrThrow({ where: { id: data.id } })),
    labelOf: ({ title }) => title,
  });
}
