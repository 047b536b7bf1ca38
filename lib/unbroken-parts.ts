export type TextPart = { text: string; isKept: boolean };

/** In characters: a longer part would not fit in a line of a card on a phone. */
const MAX_KEPT_LENGTH = 12;
const KEPT =
  /(?:\d+ [x×] )?\d[\d.,:/-]* (?:am|pm|mm|cm|in|inch|ft|oz|ml|mg|g|kg|lb|w|mah|ct|pk|pieces?|packs?|days?|months?|hours?|minutes?|visits?)\b|\b[a-z]{3}, [a-z]{3} \d\d?\b|\b(?:suite|of) \d+\b|\b\d+ (?:and|or) (?:over|older)\b|\d \d\/\d|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/giu;

/**
 * A text, cut where lines must not break: "14 mm", "9:00 AM", "7 days", "of 10", "Sat, Nov 14", "510-thread".
 * Joined, the parts are the text again.
 */
export function unbrokenParts(whole: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: text, index } of whole.matchAll(KEPT)) {
    if (text.length > MAX_KEPT_LENGTH) continue;
    if (index > at) parts.push({ text: whole.slice(at, index), isKept: false });
    parts.push({ text, isKept: true });
    at = index + text.length;
  }
  if (at < whole.length) parts.push({ text: whole.slice(at), isKept: false });
  return parts;
}
