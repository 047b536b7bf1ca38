import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { CustomerNoteInput } from "@/lib/customers/schema";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";

/**
 * Adds a note of staff to a customer. Its text is left out of the audit, which cannot be erased.
 * @throws {AppError} bad_input, not_found
 */
export async function addNote(ctx: Ctx, input: CustomerNoteInput): Promise<{ id: string }> {
  requireAdmin(ctx);
  const { customerId, text } = parseInput(CustomerNoteInput, input);
  return withTransaction(ctx, async (tx) => {
    // Locked, so that the customer is not erased between the check and the write.
    const [customer] = await tx.db.$queryRaw<{ id: string }[]>`
      SELECT id FROM customers WHERE id = ${customerId}::uuid FOR KEY SHARE`;
    if (!customer) throw new AppError("not_found", "There is no such customer.");
    const { id } = await tx.db.customerNote.create({
      data: { customerId, text, createdBy: actorName(tx), createdAt: tx.now() },
    });
    await recordChange(tx, { action: "note", entity: "customer", entityId: customerId });
    return { id };
  });
}
