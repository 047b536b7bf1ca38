import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { IdInput } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

/**
 * Deletes a note of a customer.
 * @throws {AppError} not_found
 */
export async function deleteNote(ctx: Ctx, input: IdInput): Promise<void> {
  requireAdmin(ctx);
  const { id } = parseInput(IdInput, input);
  await withTransaction(ctx, async (tx) => {
    const { customerId, createdBy } = await tx.db.customerNote.delete({ where: { id } });
    await recordChange(tx, {
      action: "delete note",
      entity: "customer",
      entityId: customerId,
      before: { writtenBy: createdBy },
    });
  });
}
