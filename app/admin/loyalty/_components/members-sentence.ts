import { countOf } from "@/lib/count";

/** Together with the members, the two numbers in parentheses are the total of the first card. */
export function membersSentence(
  members: number,
  placeholders: number,
  { others, hasLaunch } = { others: 0, hasLaunch: false },
): string {
  const shown = `Showing ${countOf(members, "legitimate loyalty member")}`;
  const records = countOf(others, hasLaunch ? "second or earlier record" : "second record");
  const filtered = [
    placeholders > 0 && countOf(placeholders, "placeholder customer"),
    others > 0 && `${records} of the same ${others === 1 ? "person" : "people"}`,
  ].filter(Boolean);
  return filtered.length > 0 ? `${shown} (${filtered.join(" and ")} filtered out)` : shown;
}
