import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { CustomerNoteInput } from "@/lib/customers/schema";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";

/** The same words by the same person within it are one note, saved again because the first answer was lost. */
const SAME_NOTE_MS = 10 * 60_000;

/**
 * Adds a note of staff to a customer. Its text is left out of the audit, which cannot be erased.
 * @throws {AppError} bad_input, not_found
 */
export async function addNote(ctx: Ctx, input: CustomerNoteInput): Promise<{ id: string }> {
  requireAdmin(ctx);
  const { customerId, text } = parseInput(CustomerNoteInput, input);
  return withTransaction(ctx, async (tx) => {
    // Locked, so that the customer is not erased, nor the same note written, between the checks and the write.
    const [customer] = await tx.db.$queryRaw<{ id: string }[]>`
      SELECT id FROM customers WHERE id = ${customerId}::uuid FOR NO KEY UPDATE`;
    if (!customer) throw new AppError("not_found", "There is no such customer.");
    const note = { customerId, text, createdBy: actorName(tx) };
    const same = await tx.db.customerNote.findFirst({
      where: { ...note, createdAt: { gte: new Date(tx.now().getTime() - SAME_NOTE_MS) } },
      select: { id: true },
    });
    if (same) return same;
    const { id } = await tx.db.customerNote.create({ data: { ...note, createdAt: tx.now() } });
    await recordChange(tx, { action: "note", entity: "customer", entityId: customerId });
    return { id };
  });
}
