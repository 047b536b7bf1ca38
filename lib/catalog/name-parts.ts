export type NamePart = { text: string; isKept: boolean };

/** Longer ones would not fit in a line of a card on a phone. Characters. */
const LONGEST_KEPT = 12;
const KEPT =
  /(?:\d+ [x×] )?\d[\d.,/-]* (?:mm|cm|in|inch|ft|oz|ml|mg|g|kg|lb|w|mah|ct|pk)\b|\d \d\/\d|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/giu;

/** A product's name, cut where lines must not break: "14 mm", "510-thread". Joined, the parts are the name again. */
export function nameParts(name: string): NamePart[] {
  const parts: NamePart[] = [];
  let at = 0;
  for (const { 0: text, index } of name.matchAll(KEPT)) {
    if (text.length > LONGEST_KEPT) continue;
    if (index > at) parts.push({ text: name.slice(at, index), isKept: false });
    parts.push({ text, isKept: true });
    at = index + text.length;
  }
  if (at < name.length) parts.push({ text: name.slice(at), isKept: false });
  return parts;
}
