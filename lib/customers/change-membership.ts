import "server-only";
import type { AuditAction } from "@/lib/audit/action-words";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, withTransaction } from "@/lib/context";
import { lockCustomers, lockMembers } from "@/lib/customers/lock-customers";
import { regroupMembers } from "@/lib/customers/regroup-members";
import type { Prisma } from "@/lib/db/client";

type Change = {
  data: Prisma.CustomerUncheckedUpdateInput;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  /** Records that staff had joined it to, or are joining it to. */
  joins?: readonly string[];
};

/**
 * Changes what decides which member a record belongs to, and groups it again.
 * @throws {AppError} not_found, or as `change`
 */
export async function changeMembership(
  ctx: Ctx,
  id: string,
  action: AuditAction,
  change: (tx: Ctx, record: Prisma.CustomerGetPayload<object>) => Promise<Change> | Change,
): Promise<void> {
  ctx.touch(tags.customers(), tags.duplicates());
  await withTransaction(ctx, async (tx) => {
    await lockMembers(tx.db);
    await lockCustomers(tx.db, [id]);
    const record = await tx.db.customer.findUniqueOrThrow({ where: { id } });
    const { data, before, after, joins = [] } = await change(tx, record);
    await tx.db.customer.update({ where: { id }, data });
    await regroupMembers(tx.db, [id, ...joins]);
    await recordChange(tx, { action, entity: "customer", entityId: id, before, after });
  });
}
