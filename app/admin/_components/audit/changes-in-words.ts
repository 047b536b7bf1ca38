import { actionInWords } from "@/lib/audit/action-words";
import type { HistoryEntry } from "@/lib/audit/schema";
import { shortId } from "@/lib/short-id";
import { formatShopDateAndTime } from "@/lib/time";

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const MAX_LENGTH = 60;
const NOTHING = "nothing";

/** "startDate" as "Start date". */
function fieldInWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An id in short; a name that stands in an id's place, such as a setting's, whole. */
export const idInWords = (text: string): string => (UUID.test(text) ? shortId(text) : text);

function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  if (UUID.test(text)) return shortId(text);
  if (ISO.test(text)) return formatShopDateAndTime(text);
  if (/^(?:\/api)?\/images\//.test(text)) return "a picture";
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** "Changed by owner, Nov 21, 2026, 7:00 PM" */
export function entryInWords({ action, actorName, at }: HistoryEntry): string {
  return `${actionInWords(action)} by ${actorName}, ${formatShopDateAndTime(at)}`;
}

/** Creations and deletions record the whole object, so only its name is shown. */
const WHOLE = new Set(["create", "delete"]);

/** "Priority: 1 to 5", one line for each field that was edited; nothing for a creation. */
export function changesInWords({ action, changes }: HistoryEntry): string[] {
  if (WHOLE.has(action)) return [];
  return Object.entries(changes).map(([field, [before, after]]) => {
    const [from, to] = [valueInWords(before), valueInWords(after)];
    return `${fieldInWords(field)}: ${from === NOTHING ? to : `${from} to ${to}`}`;
  });
}
