import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { lockCustomers, shareMembers } from "@/lib/customers/lock-customers";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";
import { collectPerson } from "@/lib/privacy/collect-person";
import { lockOpenPrivacyRequest } from "@/lib/privacy/request-verbs";
import { ThesePeopleInput } from "@/lib/privacy/schema";

/**
 * Records that a person's covered information is never to be sold (NRS 603A.345). Nothing is sold; a sync keeps it.
 * @throws {AppError} bad_input, also when no customer record is chosen; not_found; conflict when the request is closed
 *   or nothing is chosen
 */
export async function optOutOfSale(ctx: Ctx, input: ThesePeopleInput): Promise<{ records: number }> {
  requireAdmin(ctx);
  const { requestId, ...these } = parseInput(ThesePeopleInput, input);
  ctx.touch(tags.customers());
  const records = await withTransaction(ctx, async (tx) => {
    await shareMembers(tx.db);
    await lockOpenPrivacyRequest(tx, requestId);
    // Before they are read: an erasure that goes on meanwhile leaves nothing to record.
    await lockCustomers(tx.db, these.customerIds);
    const { customers } = await collectPerson(tx, these);
    if (customers.length === 0)
      throw new AppError("bad_input", "An opt-out is kept with a customer record, and none is chosen.");
    const ids = customers.map(({ id }) => id);
    const { count } = await tx.db.customer.updateMany({
      where: { id: { in: ids }, saleOptOutAt: null },
      data: { saleOptOutAt: tx.now() },
    });
    const after = { records: customers.length };
    await recordChange(tx, { action: "opt out", entity: "privacy request", entityId: requestId, after });
    for (const id of ids) await recordChange(tx, { action: "opt out", entity: "customer", entityId: id });
    return count;
  });
  return { records };
}
