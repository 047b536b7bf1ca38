import { type PlaceholderReason, placeholderReason } from "@/lib/customers/placeholder";
import { searchText } from "@/lib/customers/search-text";
import { mapAll } from "@/lib/integrations/clover/mapped";
import type { Skipped } from "@/lib/integrations/clover/page";
import type { CustomerWire } from "@/lib/integrations/clover/schemas";
import { type CloverCustomer, toCustomer } from "@/lib/integrations/clover/to-customer";

export type PlannedCustomer = CloverCustomer & {
  placeholderReason: PlaceholderReason | null;
  searchText: string;
};

/** Maps one page of customers; the database tells new, changed and unchanged ones apart. */
export function planCustomers(wires: readonly CustomerWire[]): {
  customers: PlannedCustomer[];
  skipped: Skipped[];
} {
  const { values, skipped } = mapAll(wires, toCustomer);
  const customers = values.map((customer) => ({
    ...customer,
    placeholderReason: placeholderReason(customer),
    searchText: searchText(customer),
  }));
  return { customers, skipped };
}
