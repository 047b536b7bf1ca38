import type { HistoryEntry } from "@/lib/audit/queries";
import { formatShopDateTime } from "@/lib/time";

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const MAX_LENGTH = 60;
const DONE: Record<string, string> = { create: "Created", update: "Changed", delete: "Deleted" };

/** "startDate" as "Start date". */
function fieldInWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  if (ISO.test(text)) return formatShopDateTime(text);
  if (text.startsWith("/api/images/")) return "a picture";
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** "Changed by owner, Sat, Nov 21, 7:00 PM" */
export function entryInWords({ action, actorName, at }: HistoryEntry): string {
  return `${DONE[action] ?? action} by ${actorName}, ${formatShopDateTime(at)}`;
}

/** "Priority: 1 to 5", one line for each field that was edited; nothing for a creation. */
export function changesInWords({ action, changes }: HistoryEntry): string[] {
  if (action !== "update") return [];
  return Object.entries(changes).map(
    ([field, [before, after]]) => `${fieldInWords(field)}: ${valueInWords(before)} to ${valueInWords(after)}`,
  );
}
