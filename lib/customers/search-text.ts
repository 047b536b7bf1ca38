import type { Named, Reachable } from "./reachable";

/** What the search box of the customer list looks into: one field a line, so that no match spans two of them. */
export function searchText(customer: Named & Reachable & { phone: string | null }): string {
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  return [name, ...customer.emails, customer.phone ?? "", ...customer.phoneDigits]
    .filter(Boolean)
    .join("\n")
    .toLowerCase();
}
