import { countOf } from "@/lib/count";

/** Together with the members, the two numbers in parentheses are the total of the first card. */
export function membersSentence(
  members: number,
  placeholders: number,
  { others, hasLaunch } = { others: 0, hasLaunch: false },
): string {
  const shown = `Showing ${countOf(members, "legitimate loyalty member")}`;
  const records = hasLaunch
    ? countOf(others, "second or earlier record")
    : `${countOf(others, "second record")} of the same ${others === 1 ? "person" : "people"}`;
  const filtered = [
    placeholders > 0 && countOf(placeholders, "placeholder customer"),
    others > 0 && records,
  ].filter(Boolean);
  return filtered.length > 0 ? `${shown} (${filtered.join(" and ")} filtered out)` : shown;
}
