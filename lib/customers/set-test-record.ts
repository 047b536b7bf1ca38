import "server-only";
import { z } from "zod";
import { type Ctx, requireAdmin } from "@/lib/context";
import { changeMembership } from "@/lib/customers/change-membership";
import { Id } from "@/lib/ids";
import { parseInput } from "@/lib/parse";

export const TestRecordInput = z.object({
  id: Id,
  /** True: a test record. False: a person. Null: decided by the rule of `placeholderReason`. */
  isTestRecord: z.boolean().nullable(),
});
export type TestRecordInput = z.input<typeof TestRecordInput>;

/**
 * Sets whether a record is a person or a test record; syncs keep the choice until staff clear it.
 * @throws {AppError} bad_input, not_found
 */
export async function setTestRecord(ctx: Ctx, input: TestRecordInput): Promise<void> {
  requireAdmin(ctx);
  const { id, isTestRecord } = parseInput(TestRecordInput, input);
  await changeMembership(ctx, id, "update", (_, { placeholderByStaff, placeholderReason, isPlaceholder }) => {
    const data = {
      placeholderByStaff: isTestRecord,
      isPlaceholder: isTestRecord ?? placeholderReason !== null,
    };
    return { data, before: { placeholderByStaff, isPlaceholder }, after: data };
  });
}
