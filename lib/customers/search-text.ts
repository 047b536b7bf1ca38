import { folded } from "@/lib/text";
import type { Named, Reachable } from "./reachable";

/** The folded text that the customer search looks in: one field per line, so that no match spans two fields. */
export function searchText(customer: Named & Reachable & { phone: string | null }): string {
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(" ");
  const text = [name, ...customer.emails, customer.phone ?? "", ...customer.phoneDigits]
    .filter(Boolean)
    .join("\n");
  return folded(text);
}
