import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { type Ctx, requireAdmin } from "@/lib/context";
import { filterNames } from "@/lib/customers/labels";
import { streamCustomers } from "@/lib/customers/queries";
import type { CustomerDto, CustomerFilter } from "@/lib/customers/schema";
import { readLaunchDate } from "@/lib/settings/queries";

/**
 * Records who takes which list of customers out of the shop. What was searched for is not recorded, because it may name
 * a person.
 * @throws {AppError} unauthenticated, forbidden
 */
export async function recordCustomerExport(ctx: Ctx, filter: CustomerFilter, q = ""): Promise<void> {
  requireAdmin(ctx);
  await recordChange(ctx, {
    action: "export",
    entity: "customer list",
    entityId: filter,
    label: filterNames[filter],
    after: { searched: q !== "" },
  });
}

/**
 * The customers of a filter and a search, newest first, to leave the shop as a file: recorded before the first row is
 * read.
 * @throws {AppError} unauthenticated, forbidden
 */
export async function exportCustomers(
  ctx: Ctx,
  { filter, q }: { filter: CustomerFilter; q: string },
): Promise<AsyncGenerator<CustomerDto>> {
  requireAdmin(ctx);
  const launch = await readLaunchDate(ctx);
  await recordCustomerExport(ctx, filter, q);
  return streamCustomers(ctx, filter, launch, { q });
}
