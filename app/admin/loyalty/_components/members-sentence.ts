import { countOf } from "@/lib/count";
import type { CustomerCounts } from "@/lib/customers/schema";
import { listWords } from "@/lib/list-words";

/** The records that are neither members nor placeholders. */
export const restOf = (
  { total, placeholders, legitimate }: CustomerCounts,
  members: number,
  hasLaunch: boolean,
) => ({
  others: legitimate - members,
  unreachable: total - placeholders - legitimate,
  hasLaunch,
});

/** Together with the members, the numbers in parentheses are the total of the first card. */
export function membersSentence(
  members: number,
  placeholders: number,
  { others, unreachable, hasLaunch } = { others: 0, unreachable: 0, hasLaunch: false },
): string {
  const shown = `Showing ${countOf(members, "legitimate loyalty member")}`;
  const records = hasLaunch
    ? countOf(others, "second or earlier record")
    : `${countOf(others, "second record")} of the same ${others === 1 ? "person" : "people"}`;
  const filtered = [
    ...(placeholders > 0 ? [countOf(placeholders, "placeholder customer")] : []),
    ...(unreachable > 0 ? [`${countOf(unreachable, "customer")} without a contact`] : []),
    ...(others > 0 ? [records] : []),
  ];
  return filtered.length > 0 ? `${shown} (${listWords(filtered)} filtered out)` : shown;
}
