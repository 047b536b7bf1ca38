import type { Reachable } from "./reachable";

/** A customer is legitimate when it has a valid e-mail or phone and is not a placeholder (SPEC section 5). */
export function isLegitimate(customer: Reachable & { isPlaceholder: boolean }): boolean {
  return !customer.isPlaceholder && customer.emails.length + customer.phoneDigits.length > 0;
}
