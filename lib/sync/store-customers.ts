import "server-only";
import type { Ctx } from "@/lib/context";
import { lockMembers } from "@/lib/customers/lock-customers";
import { regroupMembers } from "@/lib/customers/regroup-members";
import { applyCustomers } from "./apply-customers";
import type { PlannedCustomer } from "./plan-customers";
import type { RowCounts } from "./row-counts";

/** Stores a few customers outside of a complete read, each in its member. */
export async function storeCustomers(tx: Ctx, customers: readonly PlannedCustomer[]): Promise<RowCounts> {
  await lockMembers(tx.db);
  const written = await applyCustomers(tx, customers);
  const stored = await tx.db.customer.findMany({
    where: { cloverId: { in: customers.map(({ cloverId }) => cloverId) } },
    select: { id: true },
  });
  await regroupMembers(
    tx.db,
    stored.map(({ id }) => id),
  );
  return written;
}
