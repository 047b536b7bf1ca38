export type CategoryKind = "hookah" | "bong" | "pipe" | "e-cig" | "vape" | "accessories";

/** The id of a drawing's symbol on a page that has a `CategorySprite`. */
export const categorySymbolId = (kind: CategoryKind): string => `art-${kind}`;

/**
 * The first match wins: "water pipe" is a bong before it is a pipe, and "e-cig" comes before "vape". An "e" that ends the
 * word before is none of an e-cig: "the cigar", "fine cigars".
 */
const words: readonly (readonly [CategoryKind, RegExp])[] = [
  ["hookah", /hookah|shisha/],
  ["bong", /bong|beaker|water ?pipe|bubbler|\brigs?\b/],
  [
    "e-cig",
    /\be[- ]?cig|electronic cig|disposables?\b(?! (?:gloves?|hoses?|lighters?|tips?)\b)|\bpods?\b|\bpens?\b/,
  ],
  [
    "vape",
    /vape|vapor|\bmods?\b|\be[- ]?liquid|juice|salt nic|nic(otine)? salt|\btanks?\b(?! tops?\b)|\bcoils?\b/,
  ],
  ["pipe", /pipes?\b|chillum|one[- ]hitter/],
];

/** The drawing for a category or a product: the first of the six kinds whose words occur in the texts. */
export function categoryKind(...texts: (string | null | undefined)[]): CategoryKind {
  for (const text of texts) {
    const found = words.find(([, pattern]) => text && pattern.test(text.toLowerCase()));
    if (found) return found[0];
  }
  return "accessories";
}
