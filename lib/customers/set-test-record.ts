import "server-only";
import { z } from "zod";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { lockMembers } from "@/lib/customers/lock-customers";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { parseInput } from "@/lib/parse";

export const TestRecordInput = z.object({
  id: z.uuid("is not a valid id"),
  /** True: a test record. False: a person. Null: decided by the rule of `placeholderReason`. */
  isTestRecord: z.boolean().nullable(),
});
export type TestRecordInput = z.output<typeof TestRecordInput>;

/**
 * Sets whether a record is a person or a test record; syncs keep the choice until staff clear it.
 * @throws {AppError} bad_input, not_found
 */
export async function setTestRecord(ctx: Ctx, input: TestRecordInput): Promise<void> {
  requireAdmin(ctx);
  const { id, isTestRecord } = parseInput(TestRecordInput, input);
  ctx.touch(tags.customers(), tags.duplicates());
  await withTransaction(ctx, async (tx) => {
    await lockMembers(tx.db);
    const before = await tx.db.customer.findUniqueOrThrow({ where: { id } });
    const isPlaceholder = isTestRecord ?? before.placeholderReason !== null;
    const data = { placeholderByStaff: isTestRecord, isPlaceholder };
    await tx.db.customer.update({ where: { id }, data });
    await regroupMembers(tx.db, [id]);
    const { placeholderByStaff } = before;
    await recordChange(tx, {
      action: "update",
      entity: "customer",
      entityId: id,
      before: { placeholderByStaff, isPlaceholder: before.isPlaceholder },
      after: data,
    });
  });
}
