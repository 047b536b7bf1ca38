import "server-only";
import type { z } from "zod";
import { changeVersioned } from "@/lib/audit/change-versioned";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { type DealDto, DealInput, DealPatch } from "@/lib/deals/schema";
import { toDealDto } from "@/lib/deals/to-dto";
import { IdInput } from "@/lib/ids";
import { parseEdited } from "@/lib/media/hold-image";
import { parseInput } from "@/lib/parse";

export const DealUpdate = DealPatch.and(IdInput);
export type DealUpdate = z.input<typeof DealUpdate>;

/**
 * Changes the given fields of a deal. The whole deal must be valid afterwards.
 * @throws {AppError} bad_input, not_found, or conflict when somebody else changed it since `version`
 */
export async function updateDeal(ctx: Ctx, input: DealUpdate): Promise<DealDto> {
  requireAdmin(ctx);
  const { id, version, ...patch } = parseInput(DealUpdate, input);
  ctx.touch(tags.deals());
  return changeVersioned(ctx, {
    entity: "deal",
    id,
    version,
    fields: patch,
    read: async ({ db }) => toDealDto(await db.deal.findUniqueOrThrow({ where: { id } })),
    write: async (tx, before, from) => {
      const data = await parseEdited(tx, DealInput, before, patch);
      return tx.db.deal.updateMany({ where: { id, version: from }, data: { ...data, version: from + 1 } });
    },
  });
}
