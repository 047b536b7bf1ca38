import { type PlaceholderReason, placeholderReason } from "@/lib/customers/placeholder";
import { searchText } from "@/lib/customers/search-text";
import type { CustomerWire } from "@/lib/integrations/clover/schemas";
import { type CloverCustomer, toCustomer } from "@/lib/integrations/clover/to-customer";

export type PlannedCustomer = CloverCustomer & {
  placeholderReason: PlaceholderReason | null;
  searchText: string;
};

export type CustomersPlan = { customers: PlannedCustomer[]; skipped: { reason: string }[] };

/** Maps one page of customers; the database tells new, changed and unchanged ones apart. */
export function planCustomers(wires: readonly CustomerWire[]): CustomersPlan {
  const customers: PlannedCustomer[] = [];
  const skipped: { reason: string }[] = [];
  for (const wire of wires) {
    const mapped = toCustomer(wire);
    if (!mapped.ok) {
      skipped.push({ reason: mapped.reason });
      continue;
    }
    const customer = mapped.value;
    customers.push({
      ...customer,
      placeholderReason: placeholderReason(customer),
      searchText: searchText(customer),
    });
  }
  return { customers, skipped };
}
